using JsonAot.Lab.Measures.Unseen;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Report;

/// <summary>Documents that nobody tuned on, from rows to the answer.</summary>
public sealed class UnseenTests : AnswerTests
{
    private static UnseenRow Of(string document, string contender, string direction, double times) => new()
    {
        Payload = document, Contender = contender, Direction = direction, CpuNs = 1000 / times,
        Quotients = [.. new[] { 0.999, 1, 1.001, 1, 1 }.Select(scatter => times * scatter)],
    };

    private static UnseenRow[] Rows() =>
    [
        .. from document in (string[])["a", "b"]
           from direction in (string[])["deserialize", "serialize"]
           let times = (document == "a" ? 1 : 4) * (direction == "serialize" ? 1.0 : 2)
           from row in new[]
           {
               Of(document, "STJ source-gen", direction, 1), Of(document, "SpanCodec", direction, times),
               Of(document, "Newtonsoft.Json", direction, 0.5),
           }
           select row,
        Of("c", "SpanCodec", "serialize", 100) with { Quotients = [], Unavailable = "it throws" },
    ];

    [Fact]
    public void The_answer_has_a_row_of_them_with_reading_and_writing_apart()
    {
        SaveBoth(Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 20));
        SaveRows("jit", Rows());
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
        Results<UnseenRow> results = new(SyntheticResults.ManifestOf(0, "jit"), Rows());
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
