using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Lab.Results.Statistics;

namespace JsonAot.Lab.Results;

/// <summary>What calls take, in one framework and mode.</summary>
public sealed record TimesResults(Manifest Manifest, IReadOnlyList<TimesRow> Rows) : IResults<TimesResults>
{
    public static string FileName => "times.json";
    public static JsonTypeInfo<TimesResults> TypeInfo => ResultsJson.Readable.TimesResults;

    /// <summary>The stopwatch by turns: whoever starts it, its rows may stand in one file.</summary>
    public const string Tool = "JsonAot turns";

    IEnumerable<object?> IResults.AllRows => Rows;

    /// <summary>The run's check of itself by identical contenders.</summary>
    [JsonIgnore]
    public TwinCheck Twins => TwinCheck.Of(Rows);

    /// <summary>The row that all others of one subject were compared with, in the newest run where there are several.</summary>
    /// <returns>Null where it has no figure: nothing was compared.</returns>
    public static TimesRow? ReferenceOf(IEnumerable<TimesRow> rows) =>
        rows.Where(row => row is { IsReference: true, CpuNs: not null }).MaxBy(row => row.TakenAt);

    /// <summary>Why a row with a time has no ratio to the reference of its subject; null where it has one, or is the reference.</summary>
    /// <param name="rivals">All rows of its subject.</param>
    public static string? WhyNoRatio(TimesRow row, IReadOnlyCollection<TimesRow> rivals)
    {
        TimesRow? reference = ReferenceOf(rivals);
        string name = reference is null ? "" : ShownName.Of(reference.IsCall ? reference.Contender : reference.Name);
        bool isAlone = rivals.All(rival => rival == row || rival.IsTwin || rival.CpuNs is null);
        return row.CpuNs is null || row == reference || isAlone || (reference is not null && row.WasBeside(reference)) ? null
            : reference is null || row.TakenAt == reference.TakenAt ? NotBeside
            : $"of another run ({row.TakenAt:yyyy-MM-dd HH:mm} UTC) than {name}";
    }

    /// <summary>What stands in the place of a ratio that nobody measured.</summary>
    public const string NotBeside = "not measured side by side";

    public TimesResults Over(TimesResults? earlier)
    {
        (Manifest manifest, IReadOnlyList<TimesRow> rows) = EarlierRows.Join(Manifest, Rows, earlier?.Manifest, earlier?.Rows ?? []);
        return new TimesResults(manifest, rows);
    }
}
