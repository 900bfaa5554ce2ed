using JsonAot.Lab.Measures.Unseen;
using JsonAot.Lab.Terminal;
using JsonAot.Tests.Lab;
using JsonAot.Tests.Lab.Startup;

namespace JsonAot.Tests.Report;

/// <summary>Documents that nobody tuned on, from rows to the answer.</summary>
public sealed class UnseenTests : AnswerTests
{
    private static UnseenResults Rows() => new(
        SyntheticResults.ManifestOf(0, "jit"),
        SteadyResults.InTurns(
        [
            .. from document in (string[])["a", "b"]
               from direction in (string[])["deserialize", "serialize"]
               let times = (document == "a" ? 1 : 4) * (direction == "serialize" ? 1.0 : 2)
               from row in new[]
               {
                   Row("STJ source-gen", direction, 1000), Row("SpanCodec", direction, 1000 / times),
                   Row("Newtonsoft.Json", direction, 2000),
               }
               select On(document, row),
            On("c", Row("SpanCodec", "serialize", 10)) with { CpuNs = null, Unavailable = "it throws" },
        ]));

    [Fact]
    public void The_answer_has_a_row_of_them_with_reading_and_writing_apart()
    {
        SaveBoth(Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 20));
        Store.Save(Rows() with { Manifest = SampleResults.Manifest("jit") });
        Decision decision = Decide("2 documents that nobody tuned on");
        Assert.Equal("STJ source-gen: 2.0x over Newtonsoft.Json (2.0x to 2.0x)", $"{decision.Today.Take}: {decision.Today.Told}");
        Assert.Equal("SpanCodec (ours): read 4.0x, written 2.0x (1.00x to 8.0x)", $"{decision.Built.Take}: {decision.Built.Told}");
    }

    [Fact]
    public void Where_none_were_measured_there_is_no_row()
    {
        SaveBoth(Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 20));
        Assert.DoesNotContain(Conclude().Decisions, decision => decision.Need.Contains("nobody", StringComparison.Ordinal));
    }

    [Fact]
    public void The_terminal_has_each_call_its_mean_and_the_reasons()
    {
        UnseenResults results = Rows();
        var reasons = new Reasons();
        using var output = new StringWriter();
        foreach (TextTable table in new UnseenKind().Fold([results], reasons))
            table.Print(output);
        Assert.Contains("8.00x", output.ToString(), StringComparison.Ordinal);
        Assert.Contains("it throws", string.Join('\n', reasons.Lines), StringComparison.Ordinal);
        Assert.Equal(
            ["jit: On 2 documents that nobody tuned on SpanCodec (ours) reads 4.00x and writes 2.00x as fast."],
            new UnseenKind().Remarks([results]));
    }
}
