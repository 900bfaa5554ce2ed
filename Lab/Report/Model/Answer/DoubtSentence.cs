using System.Globalization;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Steady;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What is not to be trusted, and why.</summary>
internal static class DoubtSentence
{
    // Half of the middle 95 % of its iterations: such a median would be another one the next time.
    private const double MostScatter = 0.25;

    /// <param name="more">What the run itself has to say.</param>
    internal static string Of(IReadOnlyList<Deployment> deployments, SteadyMeans means, IReadOnlyList<string> more)
    {
        string[] floors = [.. deployments.Where(deployment => deployment.NoiseFloor is not null).Select(deployment => $"{deployment.NoiseFloor!.Value.ToString("P1", CultureInfo.InvariantCulture)} under {deployment.Name}")];
        var doubts = new List<string>
        {
            floors.Length > 0
                ? $"differences below {string.Join(", ", floors)}: that much identical benchmarks differ"
                : $"small differences, because the noise floor was not measured ({BenchmarkCommands.Noise})",
        };
        Add(doubts, Uncertain(deployments), names => $"{Words.Count(names.Count, "time")} whose iterations scatter by more than a quarter ({Words.Some(names)})");
        Add(doubts, Lossy(deployments, means), names => $"figures of {Words.Some(names)}, which lose or change members");
        doubts.AddRange(deployments.Select(Absence).OfType<string>());
        doubts.AddRange(more);
        return $"Do not trust {string.Join("; ", doubts)}.";
    }

    private static void Add(List<string> doubts, IEnumerable<string> names, Func<IReadOnlyCollection<string>, string> word)
    {
        string[] distinct = [.. names.Distinct()];
        if (distinct.Length > 0)
            doubts.Add(word(distinct));
    }

    private static IEnumerable<string> Uncertain(IEnumerable<Deployment> deployments) =>
        from deployment in deployments
        from row in deployment.Of<SteadyState>()?.Rows ?? []
        where SteadyKind.IsMatrix(row) && row is { LowNs: { } low, HighNs: { } high, MedianNs: > 0 and { } median } && (high - low) / 2 / median > MostScatter
        select $"{row.Parameters["Contender"]} {Words.Doing(row.Category)} {row.Parameters["Payload"]} under {deployment.Name}";

    private static IEnumerable<string> Lossy(IEnumerable<Deployment> deployments, SteadyMeans means) =>
        from deployment in deployments
        from cell in means.Of(deployment)
        from figure in cell
        where figure.Mark == SteadyKind.Lossy
        select $"{figure.Contender} on {cell.Key.Payload}";

    /// <summary>Of a mode that has rows, and not one figure.</summary>
    private static string? Absence(Deployment deployment) => deployment.Of<SteadyState>() is { Rows: [var first, ..] rows } && rows.All(row => row.MedianNs is null)
        ? $"{deployment.Name}, which is not measured ({first.Unavailable ?? "no reason was recorded"})"
        : null;
}
