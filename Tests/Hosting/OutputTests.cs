using BenchmarkDotNet.Loggers;
using JsonAot.Hosting.Export;
using JsonAot.Hosting.Outcome;
using JsonAot.ResultFiles;
using JsonAot.Tests.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Hosting;

public class OutputTests
{
    [Theory]
    [InlineData(true, "")]
    [InlineData(false, "// Found 2 benchmarks:\nMean = 7 ns\n// * Export *\na.md\n")]
    public void Of_two_tables_at_the_end_one_is_printed(bool isInTurns, string before)
    {
        var printed = new AccumulationLogger();
        var console = new QuietConsole(printed, isInTurns);
        foreach (string line in (string[])["// Found 2 benchmarks:", "Mean = 7 ns", "// * Export *", "a.md", "// * Detailed results *", "A.Fast", "// * Summary *", "| Fast |"])
            console.WriteLine(LogKind.Default, line);
        console.WriteLine();
        console.WriteLine(LogKind.Header, "// ***** BenchmarkRunner: End *****");
        console.Write(LogKind.Default, "Global total time");
        Assert.Equal($"{before}// ***** BenchmarkRunner: End *****\nGlobal total time", printed.GetLog().ReplaceLineEndings("\n"));
    }

    [Fact]
    public void The_table_puts_modes_side_by_side_with_ratios_to_the_baseline_of_each()
    {
        SteadyState jit = ResultFileTests.State(Baseline("A.Base", 200), ResultFileTests.Row("A.Fast", 100));
        SteadyState aot = jit with
        {
            Manifest = jit.Manifest with { Mode = "aot" },
            Rows = [Baseline("A.Base", null), ResultFileTests.Row("A.Fast", 80)],
        };
        string table = string.Join('\n', RunTable.Lines([jit, aot], NoiseFloor.Of));
        Assert.Matches(@"Base\s+200 ns\s+1\.00\s+0 B\s+n/a", table);
        Assert.Matches(@"Fast\s+100 ns\s+0\.50\s+0 B\s+80\.0 ns\s+1\.00\s+0 B", table);
    }

    [Fact]
    public void Below_the_table_stands_who_was_built_from_source()
    {
        SteadyRow row = ResultFileTests.Row("A.Fast", 100) with { Parameters = new Dictionary<string, string> { [SteadyRow.ContenderParameter] = "Jil" } };
        SteadyState jit = ResultFileTests.State(row);
        Assert.DoesNotContain(RunTable.Lines([jit], NoiseFloor.Of), line => line.Contains("source", StringComparison.Ordinal));
        jit = jit with { Manifest = jit.Manifest with { BuiltFromSource = new Dictionary<string, string> { ["Jil"] = "commit 1", ["Other"] = "tag 1" } } };
        Assert.EndsWith("docs/adding-a-library.md): Jil, commit 1.", RunTable.Lines([jit], NoiseFloor.Of).Last(), StringComparison.Ordinal);
    }

    [Fact]
    public void Modes_stand_below_each_other_where_the_terminal_is_narrow()
    {
        SteadyState jit = ResultFileTests.State(Baseline("A.Base", 200), ResultFileTests.Row("A.Fast", 100));
        SteadyState[] both = [jit, jit with { Manifest = jit.Manifest with { Mode = "aot" } }];
        string[] wide = [.. RunTable.Lines(both, NoiseFloor.Of, width: 200)];
        string[] narrow = [.. RunTable.Lines(both, NoiseFloor.Of, width: 60)];
        Assert.Contains(wide, line => line.Contains("jit median", StringComparison.Ordinal) && line.Contains("aot median", StringComparison.Ordinal));
        Assert.All(narrow, line => Assert.True(line.Length <= 60, line));
        Assert.Equal(2, narrow.Count(line => line.Contains("Fast", StringComparison.Ordinal)));
        Assert.Contains(narrow, line => line.Contains("aot median", StringComparison.Ordinal));
    }

    [Fact]
    public void Identical_benchmarks_are_shown_where_there_are_no_others()
    {
        SteadyRow[] floor = [ResultFileTests.Row("NoiseFloor.First", 100), ResultFileTests.Row("NoiseFloor.Second", 101)];
        Assert.DoesNotContain(RunTable.Lines([ResultFileTests.State([ResultFileTests.Row("A.Fast", 100), .. floor])], NoiseFloor.Of), line => line.Contains("First", StringComparison.Ordinal));
        Assert.Contains(RunTable.Lines([ResultFileTests.State(floor)], NoiseFloor.Of), line => line.Contains("First", StringComparison.Ordinal));
    }

    /// <summary>The medians would say 1.50. What lived at the same time says it better.</summary>
    [Fact]
    public void A_ratio_is_taken_within_generations()
    {
        SteadyRow[] rows =
        [
            Baseline("A.Base", 100) with { Passes = [new(1, 100, true, []), new(2, 200, true, []), new(3, 120, true, [])] },
            ResultFileTests.Row("A.Fast", 150) with { Passes = [new(1, 50, true, []), new(2, 100, true, []), new(3, 60, true, [])] },
            ResultFileTests.Row("A.Sure", 75),
        ];
        string[] lines = [.. RunTable.Lines([ResultFileTests.State(rows)], NoiseFloor.Of)];
        Assert.Matches(@"Base\s+100 ns\s+1\.00", lines[2]);
        Assert.Matches(@"Fast\s+150 ns\s+0\.50", lines[3]);
        Assert.Matches(@"Sure\s+75\.0 ns\s+0\.75", lines[4]);
    }

    [Theory]
    [InlineData(105.0, @"Near\s+204 ns\s+1\.02 tie", @"Far\s+220 ns\s+1\.10\s+0 B")]
    [InlineData(120.0, @"Near\s+204 ns\s+1\.02 tie", @"Far\s+220 ns\s+1\.10 tie")]
    [InlineData(null, @"Near\s+204 ns\s+1\.02\s+0 B", @"Far\s+220 ns\s+1\.10\s+0 B")]
    public void A_difference_below_the_floor_of_the_run_is_a_tie(double? secondName, string near, string far)
    {
        SteadyState jit = ResultFileTests.State(
            Baseline("A.Base", 200), ResultFileTests.Row("A.Near", 204), ResultFileTests.Row("A.Far", 220),
            ResultFileTests.Row("NoiseFloor.First", 100), ResultFileTests.Row("NoiseFloor.Second", secondName));
        string table = string.Join('\n', RunTable.Lines([jit], NoiseFloor.Of));
        Assert.Matches(@"Base\s+200 ns\s+1\.00\s+0 B", table);
        Assert.Matches(near, table);
        Assert.Matches(far, table);
    }

    /// <summary>As on the page: the two passes of a row lie apart by as much as the two rows, whatever the floor is.</summary>
    [Theory]
    [InlineData(204, 203.9, 204.1, "1.02 tie")]
    [InlineData(220, 199.9, 240.1, "1.10 tie")]
    [InlineData(300, 299.9, 300.1, "1.50")]
    public void A_difference_within_the_intervals_of_the_rows_is_a_tie(double median, double first, double second, string words)
    {
        SteadyState jit = ResultFileTests.State(
            Baseline("A.Base", 200) with { Passes = [new(1, 200, true, []), new(2, 200.2, true, [])] },
            ResultFileTests.Row("A.Other", median) with { Passes = [new(1, first, true, []), new(2, second, true, [])] });
        Assert.Matches($@"Other\s+{median:0} ns\s+{words}\s+0 B", string.Join('\n', RunTable.Lines([jit], _ => 0.001)));
    }

    [Fact]
    public void A_ratio_of_few_samples_is_unknown()
    {
        SteadyState jit = ResultFileTests.State(Baseline("A.Base", 200), ResultFileTests.Row("A.Few", 100) with { Samples = [99, 100, 101] });
        string[] lines = [.. RunTable.Lines([jit], _ => 0.01)];
        Assert.Contains(lines, line => line.Contains("0.50 ?", StringComparison.Ordinal));
        Assert.StartsWith("? Fewer than 6 samples", lines[^1], StringComparison.Ordinal);
    }

    /// <summary>Both passes of the row were disturbed. The difference is large, and says nothing.</summary>
    [Fact]
    public void A_ratio_of_a_disturbed_row_is_unknown()
    {
        SteadyPass[] disturbed = [new(1, 100, true, [], 1.4), new(2, 101, true, [], 1.5)];
        SteadyState jit = ResultFileTests.State(Baseline("A.Base", 200), ResultFileTests.Row("A.Disturbed", 100) with { Passes = disturbed });
        string[] lines = [.. RunTable.Lines([jit], _ => 0.9)];
        Assert.Contains(lines, line => line.Contains("0.50 ?", StringComparison.Ordinal));
        Assert.Contains(lines, line => line.StartsWith("? ", StringComparison.Ordinal));
    }

    /// <summary>It has nothing to agree with, whether the neighbour was busy or not.</summary>
    [Theory]
    [InlineData(1.0)]
    [InlineData(1.6)]
    public void A_ratio_of_the_only_pass_of_a_stopped_run_is_unknown(double slowness)
    {
        SteadyState jit = ResultFileTests.State(Baseline("A.Base", 200), ResultFileTests.Row("A.Stopped", 100) with { Passes = [new(1, 100, true, [], slowness)] });
        string[] lines = [.. RunTable.Lines([jit], _ => 0.9)];
        Assert.Contains(lines, line => line.Contains("0.50 ?", StringComparison.Ordinal) && line.EndsWith("  1", StringComparison.Ordinal));
        Assert.Contains(lines, line => line.StartsWith("? ", StringComparison.Ordinal) && line.Contains("The run was stopped after the first generation", StringComparison.Ordinal));
    }

    /// <summary>A short run measures no floor, and prints that of the file: its ties are ties.</summary>
    [Fact]
    public void A_difference_below_the_floor_of_the_file_is_a_tie_in_a_short_run()
    {
        string folder = Directory.CreateTempSubdirectory("floor").FullName;
        try
        {
            var store = new ResultStore(folder);
            store.Save(ResultFileTests.State(ResultFileTests.Row("NoiseFloor.First", 100), ResultFileTests.Row("NoiseFloor.Second", 105)));
            SteadyState run = ResultFileTests.State(Baseline("A.Base", 200), ResultFileTests.Row("A.Near", 204));
            Assert.Contains(RunTable.Lines([run], state => NoiseFloor.Known(state, store)), line => line.Contains("1.02 tie", StringComparison.Ordinal));
            Assert.Contains("5.0%", NoiseFloor.Describe([run], state => NoiseFloor.Known(state, store)).Replace(" ", "", StringComparison.Ordinal), StringComparison.Ordinal);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    /// <summary>What takes longer because its document is larger is not slower.</summary>
    [Fact]
    public void Ratios_compare_contenders_on_one_payload()
    {
        SteadyState jit = ResultFileTests.State(Of("Small", "Newtonsoft.Json", 300), Of("Small", "STJ source-gen", 100), Of("Large", "STJ source-gen", 9000),
            Of("Large", "Newtonsoft.Json", 18000), Of("Other", "Newtonsoft.Json", 77));
        string table = string.Join('\n', RunTable.Lines([jit], NoiseFloor.Of));
        Assert.Matches(@"Small, Newtonsoft.Json\)\s+300 ns\s+3\.00", table);
        Assert.Matches(@"Large, Newtonsoft.Json\)\s+18\.0 µs\s+2\.00", table);
        Assert.Matches(@"Other, Newtonsoft.Json\)\s+77\.0 ns\s+0 B", table);

        static SteadyRow Of(string payload, string contender, double median) => ResultFileTests.Row("A.Run", median) with
        {
            Parameters = new Dictionary<string, string> { ["Payload"] = payload, ["Contender"] = contender },
        };
    }

    [Fact]
    public void A_figure_that_needs_its_note_is_marked_and_the_note_stands_below()
    {
        SteadyState jit = ResultFileTests.State(Baseline("A.Base", 200), ResultFileTests.Row("A.Lossy", 100) with { Note = "lossy: $.Born: lost" });
        string[] lines = [.. RunTable.Lines([jit], NoiseFloor.Of)];
        Assert.Contains(lines, line => line.Contains("100 ns *", StringComparison.Ordinal));
        Assert.Equal("* Lossy: lossy: $.Born: lost", lines[^1]);
        Assert.DoesNotContain(lines, line => line.Contains("200 ns *", StringComparison.Ordinal));
    }

    private static SteadyRow Baseline(string benchmark, double? median) => ResultFileTests.Row(benchmark, median) with { IsBaseline = true };
}
