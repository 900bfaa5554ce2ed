using JsonAot.Lab.Results.Statistics;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Timing;

/// <summary>Rows of results: which of them are compared, and what their twins say.</summary>
public class TurnStatisticsTests
{
    [Fact]
    public void A_twin_that_is_another_contender_is_found_and_one_in_a_bad_generation_is_still_a_twin()
    {
        TwinCheck check = TwinCheck.Of(
            [Twin(1.08, 1.11, 1.09, 1.10, 1.12), Twin(1.0, 1.01, 1.35, 0.99, 1.02), Twin(1.02, 1.021, 1.02, 1.019, 1.02), Twin(1.5, 1.5)]);
        Assert.Equal((3, 2), (check.Twins, check.Apart));
        Assert.Equal("1.10x", TwinCheck.WordsOf(Assert.Single(check.Strange)));
        Assert.Equal("2 of 3 pairs of identical programs seemed to differ, where one in twenty is expected to", check.ToString());
        Assert.Equal("nothing was timed with a twin", TwinCheck.Of([]).ToString());

        static TimesRow Twin(params double[] quotients) => SteadyResults.Row("A.One", 100) with { IsTwin = true, Quotients = quotients };
    }

    /// <summary>
    /// Each contender's own generations tell its scatter: one whose processes differ more has a wider interval, whatever the twin says.
    /// </summary>
    [Fact]
    public void A_contender_that_scatters_is_a_tie_where_another_with_the_same_ratio_is_none()
    {
        TimesRow Row(string name, params double[] quotients) =>
            SteadyResults.Row(name, 100) with { Reference = "A.Base", Quotients = quotients };
        TimesRow reference = Row("A.Base", 1, 1, 1, 1, 1);
        Assert.Equal("1.05x", Comparison.Of(Row("A.Calm", 1.04, 1.05, 1.06, 1.05, 1.05), reference)!.Words);
        Assert.Equal("1.05x tie", Comparison.Of(Row("A.Wild", 0.9, 1.05, 1.3, 1.0, 1.1), reference)!.Words);
    }

    /// <summary>Figures of another run, of another group of the same run, or of another call, and no figure at all.</summary>
    [Fact]
    public void A_ratio_is_paired_or_there_is_none()
    {
        TimesRow Row(string name, double ns, params double[] quotients) =>
            SteadyResults.Call(name, "deserialize", ns) with { Reference = "A", Quotients = quotients };
        TimesRow reference = Row("A", 100, 1, 1, 1);
        TimesRow own = Row("B", 50, 2, 2.02, 1.98);
        TimesRow other = Row("C", 25, 4, 4.04, 3.96);
        Assert.Equal("2.00x", Comparison.Of(own, reference)!.Words);
        Assert.Equal("0.50x", Comparison.Of(reference, own)!.Words);
        Assert.Equal("0.50x", Comparison.Of(own, other)!.Words);
        foreach (TimesRow apart in (TimesRow[])[
            other with { TakenAt = other.TakenAt.AddSeconds(1) },
            other with { Group = 2 },
            other with { Reference = "D" },
            other with { Form = "indented" },
            other with { Quotients = [] },
            other with { Quotients = [4, 4] },
            other with { CpuNs = null },])
            Assert.Null(Comparison.Of(own, apart));
        Assert.Null(Comparison.Of(own, null));
        // Every group has the reference, and one row stands for all.
        Assert.Equal("4.00x", Comparison.Of(other with { Group = 2 }, reference with { Group = 1 })!.Words);
        Assert.Null(Comparison.Of(own, reference with { TakenAt = reference.TakenAt.AddDays(1) }));
    }
}
