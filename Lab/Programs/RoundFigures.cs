using JsonAot.Lab.Statistics;

namespace JsonAot.Lab.Programs;

/// <summary>What the rounds of a run say of one program.</summary>
internal static class RoundFigures
{
    internal static IEnumerable<TSample> SamplesOf<TSample>(this IReadOnlyList<Round<TSample>> rounds, Contestant contestant)
        where TSample : class => rounds.Select(round => round.Samples.GetValueOrDefault(contestant.Id)).OfType<TSample>();

    internal static string[] FailuresOf<TSample>(this IReadOnlyList<Round<TSample>> rounds, Contestant contestant)
        where TSample : class => [.. rounds.Select(round => round.Failures.GetValueOrDefault(contestant.Id)).OfType<string>()];

    /// <summary>Why there is no sample of it.</summary>
    /// <param name="dropped">Why programs were given up, by their ids.</param>
    internal static string WhyNone<TSample>(this IReadOnlyList<Round<TSample>> rounds, Contestant contestant, IReadOnlyDictionary<string, string> dropped)
        where TSample : class =>
        contestant.Unavailable ?? dropped.GetValueOrDefault(contestant.Id) ?? rounds.FailuresOf(contestant).LastOrDefault() ?? "it was not started";

    /// <returns>Null where no sample has the figure.</returns>
    internal static Estimate? Median<TSample>(this IEnumerable<TSample> samples, Func<TSample, double?> figure)
    {
        double[] figures = [.. samples.Select(figure).OfType<double>()];
        return figures.Length == 0 ? null : Bootstrap.Median(figures).Rounded();
    }
}
