using Xunit;

namespace JsonAot.Tests.Timing;

/// <summary>Samples as a machine with neighbours gives them, of calls whose cost is known.</summary>
public class TurnSpeedTests
{
    private const int Turns = 84;
    private static readonly double[] Costs = [100, 101, 40, 350, 20_000, 8, 100];

    [Fact]
    public void Without_a_neighbour_times_stay_as_they_are() => Assert.All(Ratios(Samples(_ => 1)), ratio => Assert.InRange(ratio, 0.995, 1.005));

    /// <summary>For most of the time, as on the day when identical calls differed by two thirds.</summary>
    [Fact]
    public void A_neighbour_that_slows_all_of_a_turn_is_taken_out()
    {
        double[][] samples = Samples(turn => turn % 11 < 2 ? 1 : 1.7 + (0.01 * (turn % 5)));
        Assert.All(Ratios(samples), ratio => Assert.InRange(ratio, 0.99, 1.01));
    }

    [Fact]
    public void One_that_comes_within_a_turn_harms_no_figure()
    {
        double[][] samples = Samples(_ => 1);
        for (int turn = 0; turn < Turns; turn++)
            samples[turn % Costs.Length][turn] *= 2.5;
        Assert.All(Ratios(samples), ratio => Assert.InRange(ratio, 0.99, 1.01));
    }

    /// <summary>A call that needs the whole core loses more than the others, and what it loses is no part of its figure.</summary>
    [Fact]
    public void Where_a_neighbour_slows_one_call_more_the_fast_turns_count()
    {
        double[][] samples = Samples(turn => turn % 3 == 0 ? 1 : 1.5);
        samples[2] = [.. samples[2].Select((time, turn) => turn % 3 == 0 ? time : time * 1.6)];
        Assert.All(Ratios(samples), ratio => Assert.InRange(ratio, 0.99, 1.01));
    }

    [Fact]
    public void Where_few_turns_are_fast_a_quarter_of_all_is_kept() =>
        Assert.All(TurnSpeed.Even(Samples(turn => turn < 6 ? 1 : 1.2 + (0.01 * turn))), times => Assert.Equal(Turns / 4, times.Length));

    [Fact]
    public void A_call_alone_has_the_time_of_its_fast_turns()
    {
        double[][] even = TurnSpeed.Even([[.. Enumerable.Range(0, Turns).Select(turn => turn % 3 == 0 ? 100.0 : 170.0)]]);
        Assert.All(even[0], time => Assert.Equal(100, time, 1e-9));
    }

    [Fact]
    public void Nothing_stays_nothing()
    {
        Assert.Empty(TurnSpeed.Even([]));
        Assert.Empty(TurnSpeed.Even([[]])[0]);
    }

    /// <summary>A percent of noise in every batch, and what the machine does in each turn.</summary>
    private static double[][] Samples(Func<int, double> slownessOf)
    {
        var random = new Random(20261125);
        return [.. Costs.Select(cost => Enumerable.Range(0, Turns).Select(turn => cost * slownessOf(turn) * (1 + (0.01 * random.NextDouble()))).ToArray())];
    }

    private static IEnumerable<double> Ratios(double[][] samples) =>
        TurnSpeed.Even(samples).Select((times, call) => times.Order().ElementAt(times.Length / 2) / (Costs[call] * 1.005));
}
