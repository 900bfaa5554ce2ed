namespace BenchTurns.Tests;

/// <summary>From what generations said to results.</summary>
public class TurnResultsTests
{
    private const string Reference = "Base";

    [Fact]
    public void A_contender_is_compared_with_the_reference_of_the_same_generation()
    {
        TurnResult row = RowOf(
            "Other", Of(0, Figure("Other", 50), Figure(Reference, 100)), Of(1, Figure("Other", 80), Figure(Reference, 160)));
        Assert.Equal([2.0, 2.0], row.Quotients);
        Assert.Equal((65.0, Reference), (row.CpuNs, row.Reference));
        Assert.Equal("2.00x", row.Speed!.Words[..5]);
    }

    /// <summary>Reflection cannot be timed natively, and a ratio of two that did not live side by side is none.</summary>
    [Fact]
    public void Where_the_reference_cannot_be_timed_the_first_that_can_is_it()
    {
        TurnFigure twin = Figure("Other", 50) with { IsTwin = true };
        IEnumerable<TurnResult> rows = Rows(Of(0, Refused(Reference), Figure("Other", 51), Figure("Third", 101), twin));
        Assert.Equal([1.02], Assert.Single(rows, row => row.IsTwin).Quotients);
        TurnResult[] timed = [.. rows.Where(row => row is { IsTwin: false, Reason: null })];
        Assert.All(timed, row => Assert.Equal("Other", row.Reference));
        Assert.Equal([[1.0], [0.5]], timed.Select(row => row.Quotients.Select(quotient => Math.Round(quotient, 2))));
    }

    /// <summary>It lost its figures in the second generation, and its rivals keep one reference for all of theirs.</summary>
    [Fact]
    public void A_reference_that_was_wrong_once_is_none()
    {
        Generation first = Of(0, Figure(Reference, 100), Figure("Other", 50), Figure("Third", 100));
        IReadOnlyList<TurnResult> rows = Rows(first, Of(1, Refused(Reference), Figure("Other", 50), Figure("Third", 200)));
        Assert.Equal(["Other", "Other"], rows.Where(row => row.Reason is null).Select(row => row.Reference));
        Assert.Equal([0.5, 0.25], rows.Single(row => row.Entrant == "Third").Quotients);
    }

    /// <summary>One odd process of the reference would make a generation odd for everybody.</summary>
    [Fact]
    public void The_reference_is_the_mean_of_its_two_processes_and_is_itself_compared_with_none()
    {
        TurnFigure twin = Figure(Reference, 400) with { IsTwin = true };
        Generation one = Of(0, Figure("Other", 50), Figure(Reference, 100), twin);
        Assert.Equal([4.0], RowOf("Other", one).Quotients);
        Assert.Equal([1.0], RowOf(Reference, one).Quotients);
        Assert.Equal([0.25], Assert.Single(Rows(one), row => row.IsTwin).Quotients);
        Generation alone = Of(0, Figure("Other", 50), Figure(Reference, 100), twin with { Reason = "it hangs" });
        Assert.Equal([2.0], RowOf("Other", alone).Quotients);
    }

    [Fact]
    public void What_was_wrong_once_is_wrong_for_good()
    {
        TurnResult row = RowOf("Other", Of(0, Figure("Other", 50)), Of(1, Refused("Other")));
        Assert.Equal(("it hangs", null), (row.Reason, row.CpuNs));
    }

    [Fact]
    public void The_time_has_the_interval_of_its_generations()
    {
        TurnResult row = RowOf("Other", [.. new[] { 50.0, 51, 70, 50, 49 }.Select((ns, number) => Of(number, Figure("Other", ns)))]);
        Estimate expected = Intervals.OfGenerations([50, 51, 70, 50, 49]);
        Assert.Equal(
            (Math.Round(expected.Median, 3), Math.Round(expected.Low, 3), Math.Round(expected.High, 3)),
            (row.CpuNs!.Value, row.LowNs!.Value, row.HighNs!.Value));
        Assert.True(row.LowNs < 49 && row.HighNs > 60);
        Assert.Null(RowOf("Other", Of(0, Figure("Other", 50))).LowNs);
    }

    /// <summary>One that is odd says that its group is not to be used.</summary>
    [Fact]
    public void The_twin_of_each_group_says_what_is_noise_in_it()
    {
        static Generation Group(string title, double twin) =>
            new(title, 0, [Figure(Reference, 100), Figure(Reference, twin) with { IsTwin = true }]);
        IReadOnlyList<TurnResult> rows = Rows(Group("P, group 1 of 2", 101), Group("P, group 2 of 2", 125));
        Assert.Single(rows, row => !row.IsTwin);
        Assert.Equal([0.9901, 0.8], rows.Where(row => row.IsTwin).Select(row => Assert.Single(row.Quotients)));
    }

    /// <summary>
    /// Where the memory has not room for all at once, some live later than others: these two are not compared with each other.
    /// </summary>
    [Fact]
    public void Rows_of_several_groups_say_in_which_they_lived()
    {
        Generation first = Of(0, Figure("Other", 50), Figure(Reference, 100));
        Generation second = Of(0, Figure("Third", 50), Figure(Reference, 100)) with { Group = "P, group 2 of 2" };
        Assert.All(Rows(first), row => Assert.Null(row.Group));
        IReadOnlyList<TurnResult> rows = Rows(first, second);
        TurnResult Row(string contender) => rows.Single(row => row.Entrant == contender);
        Assert.Equal((1, 2, 1), (Row("Other").Group, Row("Third").Group, Row(Reference).Group));
    }

    private static TurnResult RowOf(string contender, params Generation[] generations) =>
        Rows(generations).Single(row => row.Entrant == contender && !row.IsTwin);

    private static IReadOnlyList<TurnResult> Rows(params Generation[] generations) => TurnResults.Of(generations, Reference);

    private static Generation Of(int number, params TurnFigure[] figures) => new("P", number, figures);

    private static TurnFigure Refused(string contender) => new(contender, false, "call") { Reason = "it hangs" };

    private static TurnFigure Figure(string contender, double ns) =>
        new(contender, false, "call") { CpuNs = ns, WallNs = ns, AllocatedBytes = 8 };
}
