namespace JsonAot.Tests.Report;

/// <summary>What the answer says of a machine where the system hands out memory slowly.</summary>
public sealed class NewMemoryDoubtTests : AnswerTests
{
    [Theory]
    [InlineData(12_000.0, true)]
    [InlineData(250.0, false)]
    [InlineData(null, false)]
    public void A_machine_where_new_memory_is_dear_is_told(double? pageNs, bool isTold)
    {
        SaveBoth(Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 100));
        TimesResults jit = Store.Read<TimesResults>(Machine.Current, "net10.0", "jit")!;
        Store.Save(jit with { Manifest = jit.Manifest with { PageNs = pageNs } });
        Assert.Equal(isTold, Conclude().Doubts.Contains(
            "A new page of memory took 12.0 µs there, many times what is usual: figures of large documents are of that machine alone."));
    }
}
