using JsonAot.ResultFiles;
using JsonAot.ResultFiles.Statistics;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>
/// Intervals on made-up processes: iterations of one process are alike, and processes differ.
/// </summary>
public class SteadyTimesTests
{
    private const int Pairs = 500;

    // What one process takes in its iterations, and what processes of one row take.
    private const double WithinAProcess = 0.003;
    private const double BetweenProcesses = 0.013;

    private readonly Random _random = new(20_261_124);

    /// <param name="generations">Processes of a row.</param>
    /// <param name="unlike">How unlike rows are: some scatter little, and some very much.</param>
    [Theory]
    [InlineData(3, 0)]
    [InlineData(3, 0.7)]
    [InlineData(5, 0)]
    [InlineData(5, 0.7)]
    public void Identical_benchmarks_are_told_apart_in_five_of_a_hundred_cases(int generations, double unlike)
    {
        Assert.InRange(PartToldApart(generations, unlike, 1), 0, 0.06);
        Assert.InRange(PartToldApart(generations, unlike, 1.15), 0.9, 1);
    }

    /// <summary>Of one process nobody knows how far the next one is from it.</summary>
    [Fact]
    public void A_row_of_one_process_has_the_interval_of_its_samples()
    {
        SteadyRow row = SteadyResults.Row("A.One", 100);
        Assert.Equal(MedianInterval.Of(100, row.Samples), new SteadyTimes(SteadyResults.Of(row)).Of(row));
    }

    [Fact]
    public void An_interval_is_never_narrower_than_the_samples_say()
    {
        SteadyRow row = SteadyResults.Row("A.One", 100, spread: 0.5);
        row = row with { Passes = [.. Enumerable.Range(1, 3).Select(number => new SteadyPass(number, 100, true, row.Samples))] };
        Assert.Equal(MedianInterval.Of(100, row.Samples), new SteadyTimes(SteadyResults.Of(row)).Of(row));
    }

    /// <summary>The odd pass makes no part of the figure, and says that there are such processes.</summary>
    [Fact]
    public void Rows_whose_passes_lie_far_apart_have_wider_intervals()
    {
        SteadyRow[] rows = [InPasses(100, 100.5, 100), InPasses(100, 100.5, 100, 118), InPasses(100, 118, 100, 118)];
        var times = new SteadyTimes(SteadyResults.Of(rows));
        double[] errors = [.. rows.Select(row => times.Of(row)!.RelativeError)];
        Assert.Equal(errors.Order(), errors);
        Assert.InRange(errors[0], 0.01, 0.04);
        Assert.InRange(errors[1], 0.04, 0.3);
    }

    /// <summary>Two passes of a row can agree by chance. How far those of the other rows lie apart says what that is worth.</summary>
    [Fact]
    public void What_is_usual_in_a_file_widens_the_interval_of_a_row_that_knows_little()
    {
        SteadyRow row = InPasses(100, 100);
        double Error(double apart) => new SteadyTimes(SteadyResults.Of([row, .. Enumerable.Repeat(InPasses(100, 100 * (1 + apart)), 20)])).Of(row)!.RelativeError;
        Assert.InRange(Error(0.08) / Error(0.01), 4, 10);
    }

    private double PartToldApart(int generations, double unlike, double factor)
    {
        (SteadyRow One, SteadyRow Other)[] pairs = [.. Enumerable.Range(0, Pairs).Select(_ =>
        {
            double scatter = Math.Min(0.2, BetweenProcesses * Math.Exp(unlike * Normal()));
            return (Measured(generations, 100, scatter), Measured(generations, 100 * factor, scatter));
        })];
        var times = new SteadyTimes(SteadyResults.Of([.. pairs.SelectMany(pair => new[] { pair.One, pair.Other })]));
        return pairs.Count(pair => !Comparison.Of(times.Of(pair.Other)!, times.Of(pair.One)!, 0).IsTie) / (double)Pairs;
    }

    private SteadyRow Measured(int generations, double truth, double scatter)
    {
        SteadyPass[] passes = new SteadyPass[generations];
        for (int number = 0; number < generations; number++)
        {
            double process = truth * Math.Exp(scatter * Normal());
            double[] samples = [.. Enumerable.Range(0, 6).Select(_ => process * Math.Exp(WithinAProcess * Normal()))];
            passes[number] = new SteadyPass(number, Middle.Of(samples), true, samples);
        }

        return Row(passes) with { MedianNs = Middle.Of(passes.Select(pass => pass.MedianNs)) };
    }

    private double Normal() => Math.Sqrt(-2 * Math.Log(1 - _random.NextDouble())) * Math.Cos(2 * Math.PI * _random.NextDouble());

    private static SteadyRow InPasses(params double[] medians) =>
        Row(SteadyPass.Choose([.. medians.Select((median, number) => new SteadyPass(number, median, false, [.. Enumerable.Repeat(median, 6)]))]));

    private static SteadyRow Row(IReadOnlyList<SteadyPass> passes)
    {
        double[] samples = [.. passes.Where(pass => pass.Counts).SelectMany(pass => pass.Samples)];
        return SteadyResults.Row("A.One", Middle.Of(samples)) with { Samples = samples, Passes = passes };
    }
}
