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

    /// <summary>What references differ from their twins by, 95 times in 100: less is no difference. Null without twins.</summary>
    public double? NoiseLimit { get; init; } = TurnStatistics.NoiseLimit(TwinsOf(Rows).Select(twin => twin.Quotients));

    /// <summary>Twins that differ from their reference as another contender would: the figures beside them are not to be used.</summary>
    [JsonIgnore]
    public IEnumerable<TimesRow> FalseTwins => TwinsOf(Rows).Where(twin => TurnStatistics.IsNoTwin(twin.Quotients));

    /// <summary>The declared baseline of rows of one subject, the preferred contender, or the first that has a figure.</summary>
    public static TimesRow? ReferenceOf(IReadOnlyCollection<TimesRow> rows)
    {
        TimesRow[] known = [.. rows.Where(row => row.CpuNs is not null)];
        return known.FirstOrDefault(row => row.IsBaseline)
            ?? known.FirstOrDefault(row => row.Contender == PreferredReference)
            ?? known.FirstOrDefault();
    }

    public TimesResults Over(TimesResults? earlier)
    {
        (Manifest manifest, IReadOnlyList<TimesRow> rows) = EarlierRows.Join(Manifest, Rows, earlier?.Manifest, earlier?.Rows ?? []);
        var joined = new TimesResults(manifest, rows);
        return joined.NoiseLimit is null ? joined with { NoiseLimit = NoiseLimit ?? earlier?.NoiseLimit } : joined;
    }

    private static IEnumerable<TimesRow> TwinsOf(IReadOnlyList<TimesRow> rows) =>
        rows.Where(row => row is { IsTwin: true, Quotients.Count: > 0 });
}
