using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Compare;

/// <summary>What became of one row from A to B.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<Change>))]
internal enum Change
{
    [JsonStringEnumMemberName("regressed")]
    Regressed,

    [JsonStringEnumMemberName("improved")]
    Improved,

    /// <summary>No difference that is both certain and large enough to matter.</summary>
    [JsonStringEnumMemberName("same")]
    Same,

    [JsonStringEnumMemberName("not comparable")]
    NotComparable,
}

/// <summary>One row of both sides.</summary>
internal sealed record RowComparison(string Row, Change Change)
{
    /// <summary>Medians, in nanoseconds.</summary>
    public double? BeforeNs { get; init; }

    public double? AfterNs { get; init; }

    /// <summary>B over A; the interval is that of the passes, and the bootstrap's where a row has none.</summary>
    public Estimate? Ratio { get; init; }

    /// <summary>How likely such a difference, beyond the threshold, would be by chance: Mann–Whitney's U, one-sided, the smaller of both sides.</summary>
    public double? PValue { get; init; }

    /// <summary>Why it is not comparable.</summary>
    public string? Reason { get; init; }

    /// <summary>What to know of the comparison.</summary>
    public string? Note { get; init; }
}

/// <summary>The rows of one kind in one framework and mode.</summary>
/// <param name="Threshold">Smaller differences, as a part of the time, are none.</param>
/// <param name="Remarks">How the two runs differ without making their figures incomparable.</param>
internal sealed record FileComparison(
    string Machine, string Deployment, string Kind, double Threshold, Manifest? Before, Manifest? After, IReadOnlyList<string> Remarks, IReadOnlyList<RowComparison> Rows);

/// <summary>Two folders of results.</summary>
internal sealed record FolderComparison(string Before, string After, IReadOnlyList<FileComparison> Files)
{
    [JsonIgnore]
    internal IEnumerable<RowComparison> Rows => Files.SelectMany(file => file.Rows);

    internal int Count(Change change) => Rows.Count(row => row.Change == change);

    /// <summary>The one line that says it all.</summary>
    [JsonIgnore]
    internal string Summary =>
        $"{Count(Change.Regressed)} regressed, {Count(Change.Improved)} improved, {Count(Change.Same)} same, {Count(Change.NotComparable)} not comparable";

    /// <summary>Of the rows that have regressed, those that took longer by more than a part of their time.</summary>
    internal IReadOnlyList<(FileComparison File, RowComparison Row)> RegressedBeyond(double part) =>
    [
        .. from file in Files
           from row in file.Rows
           where row.Change == Change.Regressed && row.Ratio!.Median > 1 + part
           select (file, row),
    ];
}

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(FolderComparison))]
internal sealed partial class ComparisonJson : JsonSerializerContext
{
    internal static ComparisonJson Readable =>
        field ??= new(new JsonSerializerOptions(Default.Options) { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });
}
