using JsonAot.Lab.Statistics;

namespace JsonAot.Lab.Measures.Startup;

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

    internal static double CostOf(IEnumerable<WarmLine> lines) => Quantile.Median([.. lines.Select(line => line.CostNs)]);

    /// <returns>Null where it would be before the spawn: then the machine was disturbed between the points.</returns>
    internal static double? StartOf(IEnumerable<WarmLine> lines) =>
        Quantile.Median([.. lines.Select(line => line.StartNs)]) is > 0 and var start ? start : null;

    /// <summary>
    /// Two flat lines meet at a place that a small error of either cost moves by millions of calls. So it is found in each round by
    /// itself, and it is not known where the costs of both overlap: then it may as well be never.
    /// </summary>
    /// <param name="rounds">Of the one that has to catch up, and of the other.</param>
    internal static BreakEven Meet(IReadOnlyList<(WarmLine One, WarmLine Other)> rounds)
    {
        var unknown = new BreakEven { Rounds = rounds.Count };
        if (rounds.Count < LeastRounds)
            return unknown with { Unknown = "fewer than three rounds measured both" };
        if (StartOf(rounds.Select(round => round.One)) is null || StartOf(rounds.Select(round => round.Other)) is null)
            return unknown with { Unknown = "a start that is nothing or less is no start: something else kept the machine busy" };
        (double least, double most) = (rounds.Min(round => round.One.CostNs), rounds.Max(round => round.One.CostNs));
        bool isApart = least > rounds.Max(round => round.Other.CostNs) || most < rounds.Min(round => round.Other.CostNs);
        if (!isApart)
            return unknown with { Unknown = "what a call costs in the rounds of the one overlaps with the other's" };
        double[] calls = [.. rounds.Select(Calls).OfType<double>()];
        return calls.Length < rounds.Count
            ? new BreakEven { Rounds = rounds.Count }
            : new BreakEven(Math.Round(Quantile.Median(calls)))
            {
                Low = Math.Round(calls.Min()),
                High = Math.Round(calls.Max()),
                Rounds = rounds.Count,
            };

        static double? Calls((WarmLine One, WarmLine Other) round) =>
            BreakEven.Of(round.One.StartNs, round.One.CostNs, round.Other.StartNs, round.Other.CostNs).Calls;
    }
}
