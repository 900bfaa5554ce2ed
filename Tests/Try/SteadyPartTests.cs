using JsonAot.Lab.Commands.Try;
using JsonAot.ResultFiles;
using JsonAot.Tests.Lab;
using Xunit;

namespace JsonAot.Tests.Trying;

/// <summary>What the matrix of BenchmarkDotNet says of a subject.</summary>
public class SteadyPartTests
{
    private static SteadyRow Row(string benchmark, string contender, double? ns, string? reason = null) => SteadyResults.Row(benchmark, ns ?? 0) with
    {
        Parameters = new Dictionary<string, string> { ["Payload"] = "Order", ["Contender"] = contender },
        MedianNs = ns,
        Unavailable = reason,
    };

    [Fact]
    public void Rows_of_the_matrix_are_times_and_identical_benchmarks_the_noise()
    {
        TrialTimes times = SteadyPart.TimesOf(SteadyResults.Of(
            Row("Matrix.Deserialize", "STJ source-gen", 200),
            Row("Matrix.Serialize", "STJ source-gen", 100),
            Row("Matrix.Deserialize", "SpanCodec", 50),
            Row("Matrix.Serialize", "SpanCodec", 40) with { IsAdapted = true },
            Row("Matrix.Serialize", "Jil", null, "is not here"),
            SteadyResults.Row("NoiseFloor.First", 100),
            SteadyResults.Row("NoiseFloor.Second", 104)))!;

        Assert.Equal("SpanCodec", times.Winner());
        Assert.Equal("0.25", times.Ratio("SpanCodec", "read"));
        Assert.Equal("0.40", times.Ratio("SpanCodec", "write bytes"));
        Assert.Equal((true, false), (times.IsAdapted("SpanCodec"), times.IsAdapted("STJ source-gen")));
        Assert.Equal("is not here", times.Unavailable("Jil"));
        Assert.Equal(0.04, times.Noise, 10);
        Assert.Equal("identical benchmarks differ by 4.0 %", TrialTimes.DescribeNoise([times]));
    }

    /// <summary>The matrix has intervals, and a disturbed row has none.</summary>
    [Fact]
    public void Ratios_of_the_matrix_are_ties_and_unknown_as_everywhere()
    {
        TrialTimes times = SteadyPart.TimesOf(SteadyResults.Of(
            Row("Matrix.Deserialize", "STJ source-gen", 200),
            SteadyResults.Row("Matrix.Deserialize", 180, spread: 0.3) with { Parameters = Row("", "Wide", 1).Parameters },
            SteadyResults.Disturbed(Row("Matrix.Deserialize", "Busy", 50))))!;

        Assert.Equal("1.00", times.Ratio("STJ source-gen", "read"));
        Assert.Equal("0.90 tie", times.Ratio("Wide", "read"));
        Assert.Equal("0.25 ?", times.Ratio("Busy", "read"));
    }

    [Fact]
    public void Without_a_figure_of_the_matrix_there_are_no_times()
    {
        Assert.Null(SteadyPart.TimesOf(null));
        Assert.Null(SteadyPart.TimesOf(SteadyResults.Of(SteadyResults.Row("NoiseFloor.First", 100), Row("Matrix.Serialize", "Jil", null, "is not here"))));
    }
}
