using JsonAot.Lab.BenchmarkHost.Turns;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.BenchmarkHost;

public class MeasuredRowTests
{
    /// <summary>One of generation 2 is one of generations 1 and 0 too.</summary>
    [Fact]
    public void BenchmarkDotNet_is_told_collections_as_it_counts_them()
    {
        var figure = new TurnFigure("A", false, "call") { CpuNs = 100, AllocatedBytes = 24, Gen0 = 0.005, Gen1 = 0.003, Gen2 = 0.002, Lowest = [100] };
        MeasuredRow row = MeasuredRow.Of(SteadyResults.Call("A", "serialize", 100), [figure]);
        Assert.Contains("// GC:  10000 5000 2000 24000000 1000000", row.Result.PrefixedLines);
    }
}
