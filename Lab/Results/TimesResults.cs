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

    /// <summary>What everything is compared with until somebody chooses another: safe under every mode.</summary>
    public const string PreferredReference = "STJ source-gen";

    IEnumerable<object?> IResults.AllRows => Rows;

    /// <summary>
    /// Below this a difference is none: what references and their twins differ by, 95 times in 100. Null where nothing has a twin.
    /// </summary>
    public double? NoiseLimit { get; init; } = TurnStatistics.NoiseLimit(TwinsOf(Rows).Select(twin => twin.Quotients));

    /// <summary>Twins that differ from their reference as another contender would: the figures beside them are not to be used.</summary>
    [JsonIgnore]
    public IEnumerable<TimesRow> FalseTwins => TwinsOf(Rows).Where(twin => TurnStatistics.IsNoTwin(twin.Quotients));

    /// <summary>
    /// What rows of one subject are compared with: the declared baseline, the preferred contender, or the first that has a figure.
    /// </summary>
    public static TimesRow? ReferenceOf(IReadOnlyCollection<TimesRow> rows)
    {
        TimesRow[] known = [.. rows.Where(row => row.CpuNs is not null)];
        return known.FirstOrDefault(row => row.IsBaseline)
            ?? known.FirstOrDefault(row => row.Contender == PreferredReference)
            ?? known.FirstOrDefault();
    }

    public TimesResults Over(TimesResults? earlier)
    {
        TimesResults joined = EarlierRows.AddTo(
            this, earlier, results => results.Rows, (manifest, rows) => new TimesResults(manifest, rows),
            row => (row.Key, row.TakenAt), row => row.Contender.Length > 0 ? [row.Contender] : []);
        return joined.NoiseLimit is null ? joined with { NoiseLimit = NoiseLimit ?? earlier?.NoiseLimit } : joined;
    }

    private static IEnumerable<TimesRow> TwinsOf(IReadOnlyList<TimesRow> rows) =>
        rows.Where(row => row is { IsTwin: true, Quotients.Count: > 0 });
}
