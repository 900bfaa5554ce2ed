using System.Text.Json.Serialization;

namespace JsonAot.Lab.Report.Model;

/// <summary>
/// The same comparison several times, while the machine was quiet and while somebody kept a core busy. A document shows it; it is no kind of
/// measurement, and not on the page.
/// </summary>
internal sealed record DisturbedRuns(Manifest Manifest, IReadOnlyList<DisturbedRun> Runs)
{
    internal const string FileName = "disturbed.json";

    /// <returns>Null where it was not measured.</returns>
    /// <exception cref="ResultFileException">The file is cut or foreign.</exception>
    internal static DisturbedRuns? Read(string folder)
    {
        string path = Path.Combine(folder, FileName);
        return File.Exists(path) ? ResultFile.Parse(path, DisturbedJson.Default.DisturbedRuns) : null;
    }

    /// <summary>In the place of what was there: runs of two days say nothing of each other.</summary>
    /// <exception cref="ResultFileException">It cannot be written; what stood there before is untouched.</exception>
    internal string Save(ResultStore store)
    {
        string path = store.PathOf(Manifest.Machine, Manifest.Framework, Manifest.Mode, FileName);
        ResultFile.Write(path, this, DisturbedJson.Default.DisturbedRuns);
        return path;
    }
}

/// <param name="Number">Among those of its kind.</param>
/// <param name="Floor">The noise floor that the run has printed.</param>
/// <param name="Seconds">The whole of it, publishes included.</param>
internal sealed record DisturbedRun(bool IsDisturbed, int Number, double? Floor, double Seconds, IReadOnlyList<DisturbedRatio> Ratios);

/// <summary>A row over the baseline of its category.</summary>
internal sealed record DisturbedRatio(string Category, string Benchmark, double MedianNs, double Ratio, int Passes)
{
    internal static IReadOnlyList<DisturbedRatio> Of(SteadyState state, string type) =>
    [
        .. from row in state.Rows
           where row.MedianNs is > 0 && row.Benchmark.StartsWith($"{type}.", StringComparison.Ordinal)
           let baseline = SteadyState.BaselineOf([.. state.Rows.Where(row.HasSubjectOf)])!
           where row != baseline && baseline.MedianNs is > 0
           select new DisturbedRatio(row.Category, row.Benchmark[(type.Length + 1)..], row.MedianNs!.Value, row.MedianNs!.Value / baseline.MedianNs!.Value, row.Passes?.Count ?? 1),
    ];
}

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    RespectNullableAnnotations = true,
    RespectRequiredConstructorParameters = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(DisturbedRuns))]
internal sealed partial class DisturbedJson : JsonSerializerContext;
