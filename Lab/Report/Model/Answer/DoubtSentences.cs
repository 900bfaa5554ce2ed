using System.Globalization;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Steady;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What is not to be trusted, and why.</summary>
internal static class DoubtSentences
{
    // Half of the middle 95 % of its iterations: such a median would be another one the next time.
    private const double MostScatter = 0.25;

    private const int MostFloors = 2;

    internal static IEnumerable<string> Of(IReadOnlyList<Deployment> deployments, SteadyMeans means)
    {
        yield return Floors([.. deployments.Where(deployment => deployment.NoiseFloor is not null).OrderByDescending(deployment => deployment.NoiseFloor)]);
        string[] uncertain = [.. Uncertain(deployments).Distinct()];
        if (uncertain.Length > 0)
            yield return uncertain.Length == 1
                ? $"1 time scatters by more than a quarter: {uncertain[0]}."
                : $"{Words.Count(uncertain.Length, "time")} scatter by more than a quarter, such as {uncertain[0]}.";
        string[] lossy = [.. Lossy(deployments, means).Distinct()];
        if (lossy.Length > 0)
            yield return $"{Words.Some(lossy)} lose{(lossy.Length == 1 ? "s" : "")} or change{(lossy.Length == 1 ? "s" : "")} members.";
        foreach (Deployment deployment in deployments)
        {
            if (Absence(deployment) is { } sentence)
                yield return sentence;
        }
    }

    /// <param name="noisy">The noisiest first.</param>
    private static string Floors(Deployment[] noisy)
    {
        string Floor(Deployment deployment) => $"{deployment.NoiseFloor!.Value.ToString("P1", CultureInfo.InvariantCulture)} under {deployment.Name}";
        return noisy.Length switch
        {
            0 => $"Do not trust small differences: the noise floor was not measured ({BenchmarkCommands.Noise}).",
            <= MostFloors => $"Do not trust differences below {Words.List(noisy.Select(Floor))}: identical benchmarks differ by as much.",
            // A longer list is no sentence; every floor is in the table of conditions.
            _ => $"Do not trust differences below {Floor(noisy[0])} or {Floor(noisy[^1])}, the largest and the smallest noise floor.",
        };
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
        ? $"{deployment.Name} is not measured: {first.Unavailable ?? "no reason was recorded"}."
        : null;
}
