using BenchmarkDotNet.Toolchains.Results;
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

    /// <summary>Its processor time would be that of the waiting's beginning and end.</summary>
    [Theory]
    [InlineData(4e6, 4_000_000_000_000)]
    [InlineData(110, 100_000_000)]
    public void Of_what_waits_it_is_told_the_time_of_the_wall(double wallNs, long told)
    {
        var figure = new TurnFigure("A", false, "call") { CpuNs = 100, WallNs = wallNs, AllocatedBytes = 0, Lowest = [100] };
        var result = new TurnResult("A", false, "call") { Reference = "A", CpuNs = 100, WallNs = wallNs };
        ExecuteResult text = ExporterText.Of(new MeasuredBenchmark(null!, result, [figure]));
        Assert.Equal(told, Assert.Single(text.Measurements).Nanoseconds);
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
