using JsonAot.Lab.Claims;
using JsonAot.Lab.Results;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>A file keeps the rows that a later run did not measure again, so a claim may compare rows of two runs.</summary>
public class ClaimOfTwoRunsTests
{
    private static readonly DateTimeOffset First = new(2026, 11, 21, 0, 0, 0, TimeSpan.Zero);

    [Theory]
    [InlineData(0, 0, "holds")]
    [InlineData(72, 72, "holds")]
    [InlineData(0, 1, "holds; its two rows are of two runs, both of 2026-11-21 (commit old)")]
    [InlineData(72, 0, "holds; its two rows are of two runs, of 2026-11-24 (commit new) and of 2026-11-21 (commit old)")]
    [InlineData(0, 72, "holds; its two rows are of two runs, of 2026-11-21 (commit old) and of 2026-11-24 (commit new)")]
    public void The_verdict_says_so(int over, int under, string verdict)
    {
        ClaimResult result = ClaimResult.Of(Claim("Only"), Results(Row("Only.Over", 200, over), Row("Only.Under", 100, under)));
        Assert.Equal(verdict, result.Verdict);
    }

    [Fact]
    public void Of_several_documents_it_tells_for_how_many_with_a_figure()
    {
        TimesRow absent = Row("Odd.Under", 1, 72) with { CpuNs = null, Unavailable = "left out" };
        ClaimResult result = ClaimResult.Of(Claim("Small", "Large", "Odd"), Results(
            Row("Small.Over", 200, 0), Row("Small.Under", 100, 0), Row("Large.Over", 200, 0), Row("Large.Under", 100, 72), Row("Odd.Over", 200, 0), absent));
        Assert.Equal("holds 2, not measured 1; the two rows of 1 are of two runs, of 2026-11-21 (commit old) and of 2026-11-24 (commit new)", result.Verdict);
    }

    /// <summary>Files of one commit list none, and nor do old files, whose rows may be of several.</summary>
    [Fact]
    public void Without_a_list_of_runs_it_names_no_commit()
    {
        TimesResults state = SteadyResults.Of(Row("Only.Over", 200, 0), Row("Only.Under", 100, 72));
        Assert.EndsWith("; its two rows are of two runs, of 2026-11-21 and of 2026-11-24", ClaimResult.Of(Claim("Only"), state).Verdict, StringComparison.Ordinal);
    }

    private static Claim Claim(params string[] documents) => new(
        new Source("A title", "an article", "A remark."), "something", "a quotation", ClaimedFigure.Factor("2"), Quantity.Time,
        [.. documents.Select(name => new ClaimTest(new($"{name}.Over"), new($"{name}.Under")))], "dotnet run");

    private static TimesRow Row(string name, double median, int hours) => SteadyResults.Row(name, median) with { TakenAt = First.AddHours(hours) };

    private static TimesResults Results(params TimesRow[] rows)
    {
        TimesResults state = SteadyResults.Of(rows);
        return state with { Manifest = state.Manifest with { Commit = "new", Runs = [new MeasuredRun("old", First), new MeasuredRun("new", First.AddDays(3))] } };
    }
}
