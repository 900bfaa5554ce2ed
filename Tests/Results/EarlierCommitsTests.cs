using JsonAot.Lab.Results;
using JsonAot.Tests.Lab;
using Xunit;

namespace JsonAot.Tests.Results;

/// <summary>A file has one commit in its manifest, and a run replaces some of its rows: then it says which commits the others are of.</summary>
public class EarlierCommitsTests
{
    [Fact]
    public void A_run_that_measures_some_rows_names_the_commit_of_those_that_stay()
    {
        Results<SizeRow> second = Of(2, "two", "B").Over(Of(1, "one", "A", "B"));
        Assert.Equal(["one"], second.Manifest.EarlierCommits);
        Results<SizeRow> third = Of(3, "three", "C").Over(second);
        Assert.Equal(["one", "two"], third.Manifest.EarlierCommits);
        // Nothing is left of the first.
        Assert.Equal(["two"], Of(4, "three", "A").Over(third).Manifest.EarlierCommits);
    }

    [Fact]
    public void A_run_that_measures_all_rows_anew_names_no_other()
    {
        Results<SizeRow> second = Of(2, "two", "B").Over(Of(1, "one", "A", "B"));
        Results<SizeRow> whole = Of(3, "three", "A", "B").Over(second);
        Assert.Empty(whole.Manifest.EarlierCommits);
        Assert.Null(whole.Manifest.Runs);
    }

    /// <summary>A whole run is several commands, one after the other.</summary>
    [Fact]
    public void Runs_of_one_commit_are_one()
    {
        Results<SizeRow> two = Of(2, "one", "B").Over(Of(1, "one", "A"));
        Assert.Null(two.Manifest.Runs);
        Assert.Equal(["one"], Of(3, "two", "C").Over(two).Manifest.EarlierCommits);
    }

    private static Results<SizeRow> Of(int day, string commit, params string[] contenders)
    {
        var taken = new DateTimeOffset(2026, 1, day, 0, 0, 0, TimeSpan.Zero);
        return new Results<SizeRow>(
            SteadyResults.Of().Manifest with { Commit = commit, TakenAt = taken },
            [.. contenders.Select(contender => new SizeRow { Contender = contender, Payload = "P", TakenAt = taken.AddMinutes(1) })]);
    }
}
