namespace BenchTurns.Tests;

/// <summary>
/// Intervals of values whose truth is known. Of 100 of them 93 to 97 hold it, however few the values are, where they scatter to both sides.
/// </summary>
public class IntervalsTests
{
    private const int Experiments = 4_000;

    // Both ends of what may be called 95 of 100, and what the draws themselves scatter by.
    private const double Least = 0.925;
    private const double Most = 0.975;

    public enum Scatter
    {
        Normal,

        /// <summary>Both ends are longer: Student's distribution of three degrees of freedom.</summary>
        HeavyTailed,

        /// <summary>One value in ten scatters five times as far, as a process that lies badly.</summary>
        WithOddOnes,

        /// <summary>From the first value to the last the machine becomes slower by as much as a value scatters.</summary>
        Drifting,
    }

    public static TheoryData<int, Scatter> Generations =>
        [.. from count in (int[])[3, 5, 7, 9, 15] from scatter in Enum.GetValues<Scatter>() select (count, scatter)];

    [Theory]
    [MemberData(nameof(Generations))]
    public void Generations_hold_the_truth_as_often_as_they_say(int count, Scatter scatter)
    {
        const double truth = 1.7;
        var random = new Random(HashCode.Combine(count));
        Estimate[] found =
        [
            .. Enumerable.Range(0, Experiments).Select(_ => Intervals.OfGenerations(
                [.. Enumerable.Range(0, count).Select(place => truth * Math.Exp(0.03 * Drawn(random, scatter, place, count)))])),
        ];
        Assert.InRange(found.Count(one => one.Low <= truth && truth <= one.High) / (double)Experiments, Least, Most);
    }

    /// <summary>A stranger on the machine delays a start, and nobody hastens it.</summary>
    [Theory]
    [InlineData(6)]
    [InlineData(10)]
    [InlineData(20)]
    [InlineData(60)]
    [InlineData(100)]
    public void Launches_that_others_delay_hold_their_median_as_often_as_they_say(int count)
    {
        var random = new Random(count);
        double truth = 100 - (10 * Math.Log(0.5));
        int held = Enumerable.Range(0, Experiments)
            .Select(_ => Intervals.OfLaunches([.. Enumerable.Range(0, count).Select(_ => 100 - (10 * Math.Log(1 - random.NextDouble())))]))
            .Count(one => one.Low <= truth && truth <= one.High);
        Assert.InRange(held / (double)Experiments, Least, Most);
    }

    [Fact]
    public void What_slows_a_round_does_not_widen_the_ratio_of_its_two_programs()
    {
        var random = new Random(1);
        Estimate ratio = Intervals.OfRounds(Enumerable.Range(0, 20).Select(round =>
        {
            double slow = round % 3 == 0 ? 2 : 1;
            return (200 * slow * Noise(), 100 * slow * Noise());
        }))!;
        Assert.InRange(ratio.Median, 1.98, 2.02);
        Assert.InRange(ratio.RelativeError, 0, 0.02);

        double Noise() => 1 + (0.01 * random.NextDouble());
    }

    [Fact]
    public void More_doubt_never_makes_an_interval_narrower()
    {
        double[] values = [1.00, 1.01, 0.99, 1.02, 0.98, 1.00, 1.01];
        double width = WidthOf(values);
        for (int odd = 0; odd < values.Length; odd++)
        {
            double[] doubted = [.. values.Select((value, place) => place == odd ? value * 1.5 : value)];
            Assert.True(WidthOf(doubted) > width);
        }

        Assert.True(WidthOf(values[..3]) > WidthOf([.. values[..3], .. values[..3]]));

        static double WidthOf(double[] values) => Intervals.OfGenerations(values) is var found ? found.High / found.Low : 0;
    }

    [Fact]
    public void Too_few_say_nothing()
    {
        Assert.Equal(new Estimate(1.5, 0, double.PositiveInfinity), Intervals.OfGenerations([1.5]));
        Assert.Equal((0, double.PositiveInfinity), Intervals.OfGenerations([1.5, 1.6]) is var two ? (two.Low, two.High) : default);
        Assert.Null(Intervals.OfRounds(Enumerable.Repeat((2.0, 1.0), Intervals.LeastLaunches - 1)));
        Assert.NotNull(Intervals.OfRounds(Enumerable.Repeat((2.0, 1.0), Intervals.LeastLaunches)));
    }

    [Fact]
    public void Values_that_are_all_alike_have_an_interval_of_nothing()
    {
        Assert.Equal(new Estimate(5, 5, 5), Intervals.OfLaunches([5, 5, 5, 5, 5, 5]));
        Estimate generations = Intervals.OfGenerations([5, 5, 5, 5, 5]);
        Assert.Equal([5, 5, 5], ((double[])[generations.Median, generations.Low, generations.High]).Select(value => Math.Round(value, 9)));
    }

    /// <summary>For 99 values the binomial distribution puts the interval of the median at the ranks 40 and 60.</summary>
    [Fact]
    public void The_interval_of_a_median_is_that_of_its_ranks()
    {
        Estimate estimate = Intervals.OfLaunches([.. Enumerable.Range(1, 99).Select(rank => (double)rank)]);
        Assert.Equal(50, estimate.Median);
        Assert.InRange(estimate.Low, 40, 41);
        Assert.InRange(estimate.High, 59, 60);
    }

    /// <summary>BenchmarkDotNet's reports may have thousands of iterations, and a run thousands of launches.</summary>
    [Fact]
    public void An_interval_narrows_with_the_number_of_its_values()
    {
        double[][] spread = [.. ((int[])[11, 101, 1_001, 3_001]).Select(count =>
            (double[])[.. Enumerable.Range(0, count).Select(place => 100 + (10.0 * place / count))])];
        Func<IReadOnlyList<double>, Estimate>[] kinds = [values => Intervals.OfGenerations(values), Intervals.OfLaunches];
        foreach (Func<IReadOnlyList<double>, Estimate> interval in kinds)
        {
            double[] widths = [.. spread.Select(values => interval(values) is var found ? found.High - found.Low : 0)];
            Assert.Equal(widths.OrderDescending(), widths);
            Assert.InRange(widths[^1], 0.05, 1);
        }
    }

    /// <summary>In units of what a value scatters by; the truth is nothing.</summary>
    private static double Drawn(Random random, Scatter scatter, int place, int count)
    {
        return scatter switch
        {
            Scatter.Normal => Normal(random),
            Scatter.HeavyTailed => Normal(random) / Math.Sqrt((Squared() + Squared() + Squared()) / 3),
            Scatter.WithOddOnes => Normal(random) * (random.Next(10) == 0 ? 5 : 1),
            _ => Normal(random) + ((double)place / (count - 1)) - 0.5,
        };

        double Squared() => Normal(random) is var drawn ? drawn * drawn : 0;
    }

    private static double Normal(Random random) =>
        Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());
}
