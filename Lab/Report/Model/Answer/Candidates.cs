using static JsonAot.Lab.Results.ContenderSets;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Who may be advised, and who of them is the fastest.</summary>
internal static class Candidates
{
    // Nobody exchanges a serializer for less.
    private const double LeastGain = 1.1;

    /// <summary>
    /// The fastest one of what can be installed, loses nothing, and has figures in most tests. The reference where nobody gains enough.
    /// </summary>
    /// <param name="working">Those that work where this is about; null where all do.</param>
    internal static string? Today(SteadyMeans means, IReadOnlyList<string>? working = null) =>
        Fastest(means, working, IsInstallable) is not { } best ? null
            : best != means.Baseline && !IsFaster(means, best, means.Baseline) && IsAmong(means, working, means.Baseline) ? means.Baseline
            : best;

    /// <summary>The fastest one of this project, where it is faster than what can be installed.</summary>
    internal static string? Ours(SteadyMeans means, string? today, IReadOnlyList<string>? working = null) =>
        Fastest(means, working, ShownName.IsOurs) is { } best && (today is null || IsFaster(means, best, today)) ? best : null;

    /// <summary>
    /// Without those that cannot carry a document both ways, and without code that is for one type alone. A type that is refused
    /// beforehand is not lost.
    /// </summary>
    internal static IEnumerable<string> Faithful(SteadyMeans jit) => jit.Deployment.Rows<FidelityRow>()
        .GroupBy(row => row.Contender)
        .Where(rows => rows.All(row => IsCarried(row) || Refusals.IsOne(row)) && rows.Any(IsCarried))
        .Select(rows => rows.Key)
        .Where(name => IsForEverybody(name) && !jit.IsMarked(name));

    private static bool IsCarried(FidelityRow row) => row is { Outcome: CheckOutcome.Faithful, OneWay: null, IsBinary: false };

    private static string? Fastest(SteadyMeans means, IReadOnlyList<string>? working, Func<string, bool> isWanted)
    {
        string[] ranked = means.Ranked(
            means.Figures.Select(figure => figure.Contender).Distinct()
                .Where(name => isWanted(name) && ShownName.FamilyOf(name) == name && IsAmong(means, working, name)));
        return ranked.FirstOrDefault(name => means.SpeedOf(name) is not null);
    }

    // A contender that only writes or only reads has at most half of the figures, and cannot carry a document there and back.
    private static bool IsAmong(SteadyMeans means, IReadOnlyList<string>? working, string name) =>
        IsForEverybody(name) && !means.IsMarked(name) && !IsUnfaithful(means, name) && working?.Contains(name) != false
        && 2 * means.TestsOf(name) > means.Tests.Count;

    private static bool IsUnfaithful(SteadyMeans means, string name) => means.Deployment.Rows<FidelityRow>()
        .Any(row => row.Contender == name && row is not { Outcome: CheckOutcome.Faithful or CheckOutcome.Unavailable });

    private static bool IsFaster(SteadyMeans means, string name, string other) =>
        means.SpeedOf(name, other) is { Mean: { IsTie: false, Ratio: > LeastGain } };
}
