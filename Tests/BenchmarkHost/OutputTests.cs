using BenchmarkDotNet.Loggers;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.Lab.BenchmarkHost.Outcome;
using JsonAot.Tests.Results;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.BenchmarkHost;

public class OutputTests
{
    [Theory]
    [InlineData(true, "")]
    [InlineData(false, "// Found 2 benchmarks:\nMean = 7 ns\n// * Export *\na.md\n")]
    public void Of_two_tables_at_the_end_one_is_printed(bool isInTurns, string before)
    {
        var printed = new AccumulationLogger();
        var console = new QuietConsole(printed, isInTurns);
        foreach (string line in (string[])
        [
            "// Found 2 benchmarks:",
            "Mean = 7 ns",
            "// * Export *",
            "a.md",
            "// * Detailed results *",
            "A.Fast",
            "// * Summary *",
            "| Fast |",
        ])
            console.WriteLine(LogKind.Default, line);
        console.WriteLine();
        console.WriteLine(LogKind.Header, "// ***** BenchmarkRunner: End *****");
        console.Write(LogKind.Default, "Global total time");
        Assert.Equal($"{before}// ***** BenchmarkRunner: End *****\nGlobal total time", printed.GetLog().ReplaceLineEndings("\n"));
    }

    /// <summary>Rows of the host and of the Lab stand in one file as long as they name their build alike.</summary>
    [Theory]
    [InlineData(".NET 10.0.12 (10.0.12, 10.0.1226.42308), X64 RyuJIT x86-64-v4", ".NET 10.0.12, X64 JIT")]
    [InlineData(".NET 10.0.12, X64 NativeAOT SSE4.2", ".NET 10.0.12, X64 NativeAOT")]
    [InlineData("unknown", "unknown")]
    public void A_build_of_the_framework_has_one_name(string said, string name) => Assert.Equal(name, RunRecorder.AsTheLab(said));

    [Fact]
    public void The_table_puts_modes_side_by_side_with_ratios_to_the_baseline_of_each()
    {
        TimesRow twin = ResultFileTests.Row("A.Same", 101) with { IsTwin = true };
        TimesResults jit = ResultFileTests.State(ResultFileTests.Row("A.Base", 200), ResultFileTests.Row("A.Fast", 100), twin);
        TimesResults aot = jit with
        {
            Manifest = jit.Manifest with { Mode = "aot" },
            Rows = SteadyResults.InTurns([ResultFileTests.Row("A.Base", null), ResultFileTests.Row("A.Fast", 80)]),
        };
        string table = string.Join('\n', RunTable.Lines([jit, aot]));
        Assert.Matches(@"Base\s+200 ns\s+1x\s+0 B\s+n/a", table);
        Assert.Matches(@"Fast\s+100 ns\s+2\.00x\s+2\.00–2\.00\s+0 B\s+80\.0 ns\s+1x\s+0 B", table);
        Assert.DoesNotContain("Same", table, StringComparison.Ordinal);
    }

    [Fact]
    public void Modes_stand_below_each_other_where_the_terminal_is_narrow()
    {
        TimesResults jit = ResultFileTests.State(ResultFileTests.Row("A.Base", 200), ResultFileTests.Row("A.Fast", 100));
        TimesResults[] both = [jit, jit with { Manifest = jit.Manifest with { Mode = "aot" } }];
        string[] wide = [.. RunTable.Lines(both, width: 200)];
        string[] narrow = [.. RunTable.Lines(both, width: 60)];
        Assert.Contains(
            wide, line => line.Contains("jit median", StringComparison.Ordinal) && line.Contains("aot median", StringComparison.Ordinal));
        Assert.All(narrow, line => Assert.True(line.Length <= 60, line));
        Assert.Equal(2, narrow.Count(line => line.Contains("Fast", StringComparison.Ordinal)));
        Assert.Contains(narrow, line => line.Contains("aot median", StringComparison.Ordinal));
    }

    /// <summary>The medians would say 0.67x. What lived at the same time says it better.</summary>
    [Fact]
    public void A_ratio_is_taken_within_generations()
    {
        TimesRow[] rows =
        [
            ResultFileTests.Row("A.Base", 100) with { Quotients = [1, 1, 1] },
            ResultFileTests.Row("A.Fast", 150) with { Quotients = [2, 2.02, 1.98] },
            ResultFileTests.Row("A.Sure", 75),
        ];
        string[] lines = [.. RunTable.Lines([ResultFileTests.State(rows)])];
        Assert.Matches(@"Base\s+100 ns\s+1x", lines[2]);
        Assert.Matches(@"Fast\s+150 ns\s+2\.00x\s+1\.95–2\.05", lines[3]);
        Assert.Matches(@"Sure\s+75\.0 ns\s+1\.33x", lines[4]);
    }

    [Fact]
    public void A_difference_below_one_percent_or_within_the_interval_of_the_generations_is_a_tie()
    {
        TimesResults jit = ResultFileTests.State(
            ResultFileTests.Row("A.Base", 200) with { Quotients = [1, 1, 1] },
            ResultFileTests.Row("A.Near", 201.5),
            ResultFileTests.Row("A.Far", 220),
            ResultFileTests.Row("A.Wide", 250) with { Quotients = [0.8, 0.8, 1.01] });
        string table = string.Join('\n', RunTable.Lines([jit]));
        Assert.Matches(@"Base\s+200 ns\s+1x\s+0 B", table);
        Assert.Matches(@"Near\s+202 ns\s+0\.99x tie", table);
        Assert.Matches(@"Far\s+220 ns\s+0\.91x [^t]", table);
        Assert.Matches(@"Wide\s+250 ns\s+0\.80x tie", table);
    }

    [Fact]
    public void A_ratio_of_few_generations_is_unknown()
    {
        TimesRow few = ResultFileTests.Row("A.Few", 100) with { LowNs = null, HighNs = null };
        string[] lines = [.. RunTable.Lines([ResultFileTests.State(ResultFileTests.Row("A.Base", 200), few)])];
        Assert.Contains(lines, line => line.Contains("2.00x ?", StringComparison.Ordinal));
        Assert.StartsWith("? Too few generations", lines[^1], StringComparison.Ordinal);
    }

    /// <summary>A row that takes longer because its document is larger is not slower.</summary>
    [Fact]
    public void Ratios_compare_benchmarks_on_one_payload()
    {
        TimesResults jit = ResultFileTests.State(
            Of("Small", "Fast", 100),
            Of("Small", "Slow", 300),
            Of("Large", "Fast", 9000),
            Of("Large", "Slow", 18000),
            Of("Other", "Slow", 77));
        string table = string.Join('\n', RunTable.Lines([jit]));
        Assert.Matches(@"Slow\(Small\)\s+300 ns\s+0\.33x", table);
        Assert.Matches(@"Slow\(Large\)\s+18\.0 µs\s+0\.50x", table);
        Assert.Matches(@"Slow\(Other\)\s+77\.0 ns\s+0 B", table);

        static TimesRow Of(string payload, string method, double median) => ResultFileTests.Row($"A.{method}", median) with
        {
            Parameters = new Dictionary<string, string> { ["Payload"] = payload },
        };
    }

    [Fact]
    public void A_figure_that_needs_its_note_is_marked_and_the_note_stands_below()
    {
        TimesResults jit = ResultFileTests.State(
            ResultFileTests.Row("A.Base", 200), ResultFileTests.Row("A.Lossy", 100) with { Note = "lossy: $.Born: lost" });
        string[] lines = [.. RunTable.Lines([jit])];
        Assert.Contains(lines, line => line.Contains("100 ns *", StringComparison.Ordinal));
        Assert.Equal("* Lossy: lossy: $.Born: lost", lines[^1]);
        Assert.DoesNotContain(lines, line => line.Contains("200 ns *", StringComparison.Ordinal));
    }
}
