using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>
/// Contenders by what they take of the baseline's time, the fastest first. Means of different tests cannot be compared: all are made of the
/// same.
/// </summary>
/// <param name="Share">What stands behind them where tests are left out.</param>
internal sealed record Ranking(IReadOnlyList<(string Name, Comparison Mean)> Contenders, string Share)
{
    /// <summary>
    /// A contender with figures in few tests is not ranked where the comparison would keep no more than half of all tests: it may be quick
    /// in just those.
    /// </summary>
    internal static Ranking Of(SteadyMeans means, Deployment deployment, IEnumerable<string> names)
    {
        SteadyMeans Same(IEnumerable<string> contenders) => means.Shared(deployment, [.. contenders, means.Baseline]);
        int Tests(IEnumerable<string> contenders) => Same(contenders).Tests(deployment, means.Baseline);

        string[] known = [.. names.OrderByDescending(name => Tests([name]))];
        int most = known.Length == 0 ? 0 : Tests([known[0]]);
        string[] ranked = [];
        foreach (string name in known)
        {
            if (2 * Tests([.. ranked, name]) > most)
                ranked = [.. ranked, name];
        }

        SteadyMeans same = Same(ranked);
        return new Ranking(
            [.. ranked.Select(name => (Name: name, Mean: same.SpeedOf(deployment, name, deployment, means.Baseline)!.Mean))
                .OrderBy(found => found.Mean.Ratio)],
            means.Share(same.Tests(deployment, means.Baseline), deployment, means.Baseline));
    }
}
