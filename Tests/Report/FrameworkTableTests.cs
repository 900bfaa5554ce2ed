using JsonAot.Lab.Measures.Frameworks;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Report;

/// <summary>From rows of two frameworks to what a person reads.</summary>
public sealed class FrameworkTableTests : AnswerTests
{
    private static FrameworkRow Beside(string contender, string payload, double times) => new()
    {
        Contender = contender,
        Payload = payload,
        Direction = "serialize",
        Other = "net11.0",
        CpuNs = 1000,
        OtherNs = 1000 / times,
        Quotients = [.. new[] { 0.999, 1, 1.001, 1, 1 }.Select(scatter => times * scatter)],
        TwinQuotients = [1.001, 0.999, 1, 1.001, 0.999],
    };

    private static FrameworkRow[] Rows(double reference, double own) =>
    [
        Beside("STJ source-gen", "A", reference), Beside("STJ source-gen", "B", reference * 1.21), Beside("SpanCodec", "A", own),
        Beside("Newtonsoft.Json", "A", 9), Beside("SpanCodec", "B", own) with { Quotients = [], Unavailable = "it throws" },
    ];

    private static string Table(params FrameworkRow[] rows)
    {
        Results<FrameworkRow> results = new(SyntheticResults.ManifestOf(0, "jit"), rows);
        var reasons = new Reasons();
        using var output = new StringWriter();
        foreach (TextTable table in new FrameworksKind().Fold([results], reasons))
            table.Print(output);
        return $"{output}{string.Join('\n', reasons.Lines)}\n{string.Join('\n', new FrameworksKind().Remarks([results]))}";
    }

    [Fact]
    public void A_call_has_both_times_and_the_speed_on_the_other()
    {
        string text = Table(Rows(1.25, 2));
        Assert.Contains("1.25x", text, StringComparison.Ordinal);
        Assert.Contains("1.00 µs", text, StringComparison.Ordinal);
        Assert.Contains("800 ns", text, StringComparison.Ordinal);
        Assert.Contains("it throws", text, StringComparison.Ordinal);
        Assert.Contains("jit: 0 of 5 pairs of identical processes differ by their intervals", text, StringComparison.Ordinal);
        Assert.Contains(
            "On net11.0 STJ source-gen is 1.38x (jit) as fast; SpanCodec (ours) is 2.00x (jit) as fast.", text, StringComparison.Ordinal);
    }

    [Fact]
    public void A_program_that_differs_from_itself_is_told()
    {
        FrameworkRow odd = Beside("SpanCodec", "A", 1) with { TwinQuotients = [1.1, 1.101, 1.1, 1.099, 1.1] };
        Assert.Contains("jit: 1 of 1 pairs of identical processes differ", Table(odd), StringComparison.Ordinal);
    }

    /// <summary>With the limit between runs they are six sentences at most.</summary>
    [Fact]
    public void What_it_changes_is_a_sentence_of_the_answer_for_both_modes()
    {
        SaveBoth(Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 100));
        SaveRows("jit", Rows(1, 1));
        SaveRows("aot", Rows(1.25, 2));
        MachineAnswer answer = Conclude();
        string sentence = Assert.Single(answer.Findings, finding => finding.Contains("net11.0", StringComparison.Ordinal));
        Assert.Equal(
            "On net11.0 STJ source-gen is 1.10x (jit), 1.38x (aot) as fast; SpanCodec (ours) is 1.00x tie (jit), 2.00x (aot) as fast.",
            sentence);
        AssertShort(sentence);
        Assert.InRange(answer.Findings.Count + answer.Doubts.Count, 2, 6);
        Assert.StartsWith("Measured once", answer.Doubts[0], StringComparison.Ordinal);
    }

    [Fact]
    public void Without_figures_of_both_there_is_no_sentence() =>
        Assert.Null(FrameworksKind.SentenceOf([("jit", [Beside("Newtonsoft.Json", "A", 9)]), ("aot", [])]));
}
