using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Running;
using JsonAot.Lab.BenchmarkHost.Outcome;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Results;
using JsonAot.Lab.Tables;
using JsonAot.Tests.Lab;
using Xunit;

namespace JsonAot.Tests.BenchmarkHost;

/// <summary>A row says whether its contender has a call of its own for what was timed; tables say it in words.</summary>
public class AdaptedRowsTests
{
    /// <summary>SimpleJson works in strings alone, and the hand-written reader in bytes.</summary>
    [Fact]
    public void A_row_says_that_its_contender_converts()
    {
        Dictionary<string, bool> rows = RowsOf(typeof(InLanes));
        Assert.Equal(8, rows.Count);
        Assert.Equal(
            ["Read Hand-written Text", "Read SimpleJson Utf8", "Write Hand-written Text", "Write SimpleJson Utf8"],
            rows.Where(row => row.Value).Select(row => row.Key).Order());
    }

    [Fact]
    public void A_benchmark_without_lanes_is_one_of_UTF_8_bytes() =>
        Assert.Equal(
            new Dictionary<string, bool> { ["Write Hand-written"] = false, ["Write SimpleJson"] = true, ["Write Nobody"] = false },
            RowsOf(typeof(WithoutLanes)));

    [Fact]
    public void Below_the_table_of_a_run_it_is_said_once()
    {
        TimesResults jit = SteadyResults.Of(Row("A", 100), Row("B", 110), SteadyResults.Call("Own", "serialize", 50));
        string[] lines = [.. RunTable.Lines([jit])];
        Assert.Contains(lines, line => line.Contains("100 ns *", StringComparison.Ordinal));
        Assert.Equal($"* serialize(Simple, A, utf8), serialize(Simple, B, utf8): {AdaptedLane.Sentence}", lines[^1]);
        Assert.DoesNotContain(lines, line => line.Contains("50.0 ns *", StringComparison.Ordinal));
    }

    /// <summary>It is ranked: its mark is not that of a lossy contender, which keeps its own note.</summary>
    [Fact]
    public void The_matrix_says_it_beside_other_marks()
    {
        var deployment = new Deployment("machine", "net10.0", "jit");
        deployment.Add(TimesResults.FileName, SteadyResults.Of(
            Row("A", 100), Row("B", 100) with { IsLossy = true, Note = "lossy: $.A" }, Row("C", 100) with { IsAdapted = false }, Row("Bare copy", 5) with { IsBareCopy = true }));
        TableSpec spec = new TimesKind().Tables[0];
        string[] Told(string column) => [.. spec.ForReports([deployment]).Rows.Select(row => row.Name(column) ?? "")];
        Assert.Equal(["adapted", "lossy, adapted", "reference", ""], Told("marks"));
        Assert.Equal(["adapted", "lossy: $.A; adapted", "", ""], Told("note"));
        ResultTable onTerminal = new TimesKind().OnTerminal[0].ForTerminal([deployment]);
        Assert.Equal(AdaptedLane.Sentence, onTerminal.Rows[0].Name("note"));
        Assert.Contains(AdaptedLane.Sentence["adapted: ".Length..], new TimesKind().Explanation.HowToRead, StringComparison.Ordinal);
    }

    private static Dictionary<string, bool> RowsOf(Type type) => BenchmarkConverter.TypeToBenchmarks(type).BenchmarksCases.ToDictionary(
        benchmark => $"{benchmark.Descriptor.WorkloadMethod.Name} {string.Join(' ', benchmark.Parameters.Items.Where(item => item.Name != "Payload").Select(item => item.Value))}",
        benchmark => TimedRows.RowOf(benchmark).IsAdapted);

    private static TimesRow Row(string contender, double median) => SteadyResults.Call(contender, "serialize", median) with { IsAdapted = true };

    public class InLanes
    {
        [Params("Simple")]
        public string Payload { get; set; } = "";

        [Params("SimpleJson", "Hand-written")]
        public string Contender { get; set; } = "";

        [Params(Lanes.Utf8, Lanes.Text)]
        public Lanes Lane { get; set; }

        [Benchmark, BenchmarkCategory("Serialize")]
        public void Write()
        {
        }

        [Benchmark, BenchmarkCategory("Deserialize")]
        public void Read()
        {
        }
    }

    public class WithoutLanes
    {
        [Params("Simple")]
        public string Payload { get; set; } = "";

        [Params("SimpleJson", "Hand-written", "Nobody")]
        public string Contender { get; set; } = "";

        [Benchmark, BenchmarkCategory("Serialize")]
        public void Write()
        {
        }
    }
}
