using BenchTurns.Running;

namespace BenchTurns.Tests;

/// <summary>What BenchmarkDotNet's own exporters are told.</summary>
public class ExporterTextTests
{
    /// <summary>One of generation 2 is one of generations 1 and 0 too.</summary>
    [Fact]
    public void BenchmarkDotNet_is_told_collections_as_it_counts_them()
    {
        var figure = new TurnFigure("A", false, "call")
        {
            CpuNs = 100, AllocatedBytes = 24, Gen0 = 0.005, Gen1 = 0.003, Gen2 = 0.002, Lowest = [100],
        };
        var measured = new MeasuredBenchmark(null!, new TurnResult("A", false, "call") { Reference = "A" }, [figure]);
        Assert.Contains("// GC:  10000 5000 2000 24000000 1000000", ExporterText.Of(measured).PrefixedLines);
    }

    [Fact]
    public void Of_a_benchmark_without_figures_it_is_told_what_its_process_said_alone()
    {
        var figure = new TurnFigure("A", false, "call") { Reason = "it hangs", Said = ["// why"] };
        var measured = new MeasuredBenchmark(null!, new TurnResult("A", false, "call") { Reference = "A", Reason = "it hangs" }, [figure]);
        Assert.Equal(["// why"], ExporterText.Of(measured).PrefixedLines);
        Assert.Empty(ExporterText.Of(measured).Measurements);
    }
}
