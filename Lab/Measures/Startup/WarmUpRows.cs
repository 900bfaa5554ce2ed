using JsonAot.Lab.MeasuredPrograms.Start;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>Curves from the rounds of a run, and where two of them meet.</summary>
internal sealed class WarmUpRows(Played<WarmUpSample> played)
{
    internal IReadOnlyList<WarmUpRow> Of(DeploymentMode mode, IReadOnlyList<DeploymentMode> modes) =>
        [.. played.Contestants.Where(contestant => contestant.Mode == mode.Name)
            .Select(contestant => Row(contestant) with { BreakEvens = BreakEvens(contestant, mode, modes) })];

    private WarmUpRow Row(Contestant contestant)
    {
        WarmUpSample[] samples = [.. played.SamplesOf(contestant)];
        var row = new WarmUpRow { Contender = contestant.Program, Payload = contestant.Payload, TakenAt = DateTimeOffset.UtcNow };
        if (samples.Length == 0)
            return row with { Unavailable = played.WhyNone(contestant) };

        // A process that was slower than the others may have stopped a point earlier.
        int count = samples.Min(sample => sample.SinceSpawn.Count);
        IEnumerable<int> calls = WarmUpPoints.UpTo(int.MaxValue).Take(count);
        WarmLine[] lines = [.. LinesOf(contestant).OfType<WarmLine>()];
        return row with
        {
            Rounds = samples.Length,
            Seed = played.Seed,
            Points = [.. calls.Select((n, i) => new WarmUpPoint(n, samples.Median(sample => sample.SinceSpawn[i])!))],
            CostNs = lines.Length == 0 ? null : Math.Round(Quantile.Median([.. lines.Select(line => line.CostNs)]), 2),
            StartNs = lines.Length > 0 && WarmLine.StartOf(lines) is { } start ? Math.Round(start) : null,
        };
    }

    /// <summary>With each native program of the same contender and payload.</summary>
    private IReadOnlyList<BreakEven> BreakEvens(Contestant contestant, DeploymentMode mode, IReadOnlyList<DeploymentMode> modes) =>
        mode.IsNative
        ? []
        : [
            .. from native in modes
               where native.IsNative
               from other in played.Contestants
               where other.Mode == native.Name && other.Program == contestant.Program && other.Payload == contestant.Payload
               let common = LinesOf(contestant).Zip(LinesOf(other)).Where(pair => pair is { First: not null, Second: not null }).ToArray()
               where common.Length > 0
               select WarmLine.Meet([.. common.Select(pair => (pair.First!, pair.Second!))]) with { Against = native.Name },
        ];

    /// <summary>One for each round; null where it has none.</summary>
    private WarmLine?[] LinesOf(Contestant contestant)
    {
        WarmUpSample?[] samples = [.. played.Rounds.Select(round => round.Samples.GetValueOrDefault(contestant.Id))];
        int count = samples.OfType<WarmUpSample>().Select(sample => sample.SinceSpawn.Count).DefaultIfEmpty().Min();
        int[] calls = [.. WarmUpPoints.UpTo(int.MaxValue).Take(count)];
        return [.. samples.Select(sample => sample is null || count < 2 ? null : WarmLine.Of(sample, calls))];
    }
}

/// <summary>One process: nanoseconds from the spawn until one call was done, two, five and so on.</summary>
internal sealed record WarmUpSample(IReadOnlyList<double> SinceSpawn)
{
    // Main, input and set-up come before the first call.
    private const int Before = 3;

    /// <returns>Null where the report's stamps cannot be.</returns>
    internal static WarmUpSample? Of(Launch launch)
    {
        long[] stamps = [launch.Spawned, .. launch.Report!.Stamps, launch.Received];
        if (stamps.Length < 2 + Before + 1 || stamps.Zip(stamps.Skip(1)).Any(pair => pair.First > pair.Second))
            return null;
        return new WarmUpSample([.. stamps[(1 + Before)..^1].Select(stamp => (double)(stamp - launch.Spawned))]);
    }
}

/// <summary>The straight line through the last two points of one process: where it begins, and what each call adds.</summary>
internal sealed record WarmLine(double StartNs, double CostNs)
{
    // Two agree by chance.
    private const int LeastRounds = 3;

    /// <param name="calls">At the points of the curve.</param>
    internal static WarmLine Of(WarmUpSample sample, int[] calls)
    {
        int last = calls.Length - 1;
        double cost = (sample.SinceSpawn[last] - sample.SinceSpawn[last - 1]) / (calls[last] - calls[last - 1]);
        return new WarmLine(sample.SinceSpawn[last] - cost * calls[last], cost);
    }

    /// <returns>Null where it would be before the spawn: then the machine was disturbed between the points.</returns>
    internal static double? StartOf(IEnumerable<WarmLine> lines) =>
        Quantile.Median([.. lines.Select(line => line.StartNs)]) is > 0 and var start ? start : null;

    /// <summary>
    /// Two flat lines meet at a place that a small error of either cost moves by millions of calls. So it is found in each round by
    /// itself, and it is not known where the costs of both overlap: then it may as well be never.
    /// </summary>
    /// <param name="rounds">The rounds of the one that has to catch up, and of the other.</param>
    internal static BreakEven Meet(IReadOnlyList<(WarmLine One, WarmLine Other)> rounds)
    {
        var even = new BreakEven { Rounds = rounds.Count };
        if (rounds.Count < LeastRounds)
            return even with { Unknown = "fewer than three rounds measured both" };
        if (StartOf(rounds.Select(round => round.One)) is null || StartOf(rounds.Select(round => round.Other)) is null)
            return even with { Unknown = "a start that is nothing or less is no start: something else kept the machine busy" };
        (double least, double most) = (rounds.Min(round => round.One.CostNs), rounds.Max(round => round.One.CostNs));
        if (least <= rounds.Max(round => round.Other.CostNs) && most >= rounds.Min(round => round.Other.CostNs))
            return even with { Unknown = "what a call costs in the rounds of the one overlaps with the other's" };
        double[] calls = [.. rounds.Select(Calls).OfType<double>()];
        return calls.Length < rounds.Count
            ? even
            : even with { Calls = Math.Round(Quantile.Median(calls)), Low = Math.Round(calls.Min()), High = Math.Round(calls.Max()) };

        static double? Calls((WarmLine One, WarmLine Other) round) =>
            BreakEven.Of(round.One.StartNs, round.One.CostNs, round.Other.StartNs, round.Other.CostNs).Calls;
    }
}
