using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Tables;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.BenchmarkHost;

/// <summary>Tables say in words that a contender has no call of its own for what was timed.</summary>
public class AdaptedRowsTests
{
    /// <summary>It is ranked: its mark is not that of a lossy contender, which keeps its own note.</summary>
    [Fact]
    public void The_matrix_says_it_beside_other_marks()
    {
        var deployment = new Deployment("machine", "net10.0", "jit");
        deployment.Add(TimesResults.FileName, SteadyResults.Of(
            Row("A", 100),
            Row("B", 100) with { IsLossy = true, Note = "lossy: $.A" },
            Row("C", 100) with { IsAdapted = false },
            Row("Bare copy", 5) with { IsBareCopy = true }));
        TableSpec spec = new TimesKind().Tables[0];
        string[] Told(string column) => [.. spec.ForReports([deployment]).Rows.Select(row => row.Name(column) ?? "")];
        Assert.Equal(["adapted", "lossy, adapted", "reference", ""], Told("marks"));
        Assert.Equal(["adapted", "lossy: $.A; adapted", "", ""], Told("note"));
        ResultTable onTerminal = new TimesKind().OnTerminal[0].ForTerminal([deployment]);
        Assert.Equal(AdaptedLane.Sentence, onTerminal.Rows.Single(row => row.Name("contender") == "A").Name("note"));
        Assert.Contains(AdaptedLane.Sentence["adapted: ".Length..], new TimesKind().Explanation.HowToRead, StringComparison.Ordinal);
    }

    private static TimesRow Row(string contender, double median) =>
        SteadyResults.Call(contender, "serialize", median) with { IsAdapted = true };
}
