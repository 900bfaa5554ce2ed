using BenchTurns.Compare;
using BenchTurns.Tool;

namespace BenchTurns.Tests;

/// <summary>What a comparison prints.</summary>
public class CompareTableTests
{
    private static readonly CompareAnswer Answer = new("main (0123456789)", "the working tree", new VerdictRule(0.03, 2),
    [
        Row("Parsing.Words(Count: 1000, Separator: \"|\", Culture: invariant)", 1.0, 0.99, 1.01, Verdict.Same),
        Row("Parsing.Lines", 0.9, 0.89, 0.91, Verdict.Slower),
        new ComparedRow("Old.Gone", "aot") { Verdict = Verdict.OneSide, Reason = "the change has no such benchmark" },
    ]);

    private static ComparedRow Row(string name, double ratio, double low, double high, Verdict verdict) => new(name, "jit")
    {
        Base = new TurnResult("base", false, "call") { Reference = "base", CpuNs = 1234.5, WallNs = 1240 },
        Change = new TurnResult("change", false, "call") { Reference = "base", CpuNs = 1234.5 / ratio, WallNs = 1240 },
        Speed = new Estimate(ratio, low, high),
        Verdict = verdict,
    };

    [Fact]
    public void New_memory_that_is_in_no_time_is_told()
    {
        Assert.Null((Answer with { PageNs = 250 }).Remark);
        ComparedRow row = Answer.Rows[0];
        row = row with { Change = row.Change! with { NewPages = 220 } };
        CompareAnswer large = Answer with { PageNs = 250, Rows = [row] };
        Assert.Equal(large.Remark, CompareTable.Lines(large, 80).Last());
        Assert.Contains(large.Remark!, CompareTable.Markdown(large), StringComparison.Ordinal);
        Assert.Null((large with { PageNs = null }).Remark);
    }

    [Fact]
    public void It_fits_a_narrow_terminal_and_no_figure_is_cut()
    {
        string[] lines = [.. CompareTable.Lines(Answer, 80)];
        Assert.All(lines, line => Assert.True(line.Length <= 80, line));
        Assert.Contains(lines, line => line.Contains('…') && line.Contains("invariant) [jit]", StringComparison.Ordinal)
            && line.EndsWith("1.000  0.990–1.010  same", StringComparison.Ordinal));
        Assert.Contains(lines, line => line.StartsWith("Parsing.Lines [jit]", StringComparison.Ordinal)
            && line.EndsWith("slower", StringComparison.Ordinal));
    }

    [Fact]
    public void Reasons_stand_below_and_the_last_line_counts()
    {
        string[] lines = [.. CompareTable.Lines(Answer, 200)];
        Assert.Equal(
            ["the change has no such benchmark:", "  Old.Gone [aot]", "", "1 slower, 1 the same, 1 in one build only."], lines[^4..]);
    }

    [Fact]
    public void A_comment_begins_with_its_mark_and_what_has_changed_and_names_are_no_markup()
    {
        string text = CompareTable.Markdown(Answer);
        Assert.StartsWith(CompareTable.CommentMark, text, StringComparison.Ordinal);
        string[] rows = [.. text.Split('\n').Where(line => line.StartsWith("| Parsing", StringComparison.Ordinal))];
        Assert.StartsWith("| Parsing.Lines [jit] |", rows[0], StringComparison.Ordinal);
        Assert.Contains("Separator: \"\\|\"", rows[1], StringComparison.Ordinal);
    }

    [Fact]
    public void What_is_certainly_slower_fails_and_nothing_measured_is_another_failure()
    {
        Assert.Equal(ExitCodes.Differs, Answer.ExitCode);
        Assert.Equal(ExitCodes.Success, (Answer with { Rows = [Answer.Rows[0]] }).ExitCode);
        Assert.Equal(ExitCodes.CouldNotMeasure, (Answer with { Rows = [Answer.Rows[2]] }).ExitCode);
    }

    [Theory]
    [InlineData("3%", 0.03)]
    [InlineData("0.5%", 0.005)]
    public void A_threshold_is_a_part_of_a_hundred(string text, double part) => Assert.Equal(part, CompareVerb.ThresholdOf(text), 9);

    [Theory]
    [InlineData("3")]
    [InlineData("0%")]
    [InlineData("-3%")]
    [InlineData("100%")]
    [InlineData("%")]
    [InlineData("3,5%")]
    public void Anything_else_is_none(string text) =>
        Assert.Equal(ExitCodes.Usage, Assert.Throws<ProcessException>(() => CompareVerb.ThresholdOf(text)).ExitCode);
}
