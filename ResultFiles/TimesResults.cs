using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.ResultFiles.Statistics;

namespace JsonAot.ResultFiles;

/// <summary>What calls take, timed in turns, in one framework and mode.</summary>
public sealed record TimesResults(Manifest Manifest, IReadOnlyList<TimesRow> Rows) : IResults<TimesResults>
{
    public static string FileName => "times.json";

    public static JsonTypeInfo<TimesResults> TypeInfo => ResultsJson.Readable.TimesResults;

    /// <summary>What everything is compared with until somebody chooses another: safe under every mode.</summary>
    public const string PreferredReference = "STJ source-gen";

    IEnumerable<object?> IResults.AllRows => Rows;

    /// <summary>Below this a difference is none: see <see cref="TurnStatistics.NoiseLimit"/>.</summary>
    [JsonIgnore]
    public double? NoiseLimit => TurnStatistics.NoiseLimit(Twins.Select(twin => twin.Quotients));

    /// <summary>Twins that differ from their reference as another contender would: the figures beside them are not to be used.</summary>
    [JsonIgnore]
    public IEnumerable<TimesRow> FalseTwins => Twins.Where(twin => TurnStatistics.IsNoTwin(twin.Quotients));

    private IEnumerable<TimesRow> Twins => Rows.Where(row => row is { IsTwin: true, Quotients.Count: > 0 });

    public TimesResults Over(TimesResults? earlier) => EarlierRows.AddTo(
        this, earlier, results => results.Rows, (manifest, rows) => new TimesResults(manifest, rows),
        row => (row.Key, row.TakenAt), row => [row.Contender]);
}

/// <summary>One contender, payload and call: its figures, or the reason why there are none.</summary>
public sealed record TimesRow
{
    /// <summary>The direction of a call that writes; one that reads is <see cref="Reading"/>.</summary>
    public const string Writing = "serialize";

    public const string Reading = "deserialize";

    // The machine was busy where the wall time is longer than that part of the processor time. The figure stands.
    private const double Busy = 1.1;

    public required string Payload { get; init; }

    public required string Contender { get; init; }

    public required string Direction { get; init; }

    public required string Lane { get; init; }

    /// <summary>Of the document; an error scenario where the call fails and its exception is caught.</summary>
    public required string Form { get; init; }

    public DateTimeOffset TakenAt { get; init; }

    /// <summary>The reference in a second process: what it differs by is noise.</summary>
    public bool IsTwin { get; init; }

    /// <summary>What the row is compared with.</summary>
    public string? Reference { get; init; }

    /// <summary>What shuffled the turns.</summary>
    public int? Seed { get; init; }

    /// <summary>Processor time of a call.</summary>
    public double? CpuNs { get; init; }

    /// <summary>
    /// Between this and <see cref="HighNs"/> lies the time of many more generations, 95 times in 100; null where it is not known.
    /// </summary>
    public double? LowNs { get; init; }

    public double? HighNs { get; init; }

    public double? WallNs { get; init; }

    /// <summary>For each generation how many times as fast it was as the reference beside it.</summary>
    public IReadOnlyList<double> Quotients { get => field ?? []; init; }

    public double? AllocatedBytes { get; init; }

    /// <summary>Collections in 1,000 calls, each counted once, by the oldest generation that it collected.</summary>
    public double? Gen0 { get; init; }

    public double? Gen1 { get; init; }

    public double? Gen2 { get; init; }

    public int? DocumentBytes { get; init; }

    /// <summary>The contender has no such call of its own, and converts.</summary>
    public bool IsAdapted { get; init; }

    public bool IsLossy { get; init; }

    public string? Note { get; init; }

    public string? Unavailable { get; init; }

    [JsonIgnore]
    public bool IsMarkedAdapted => this is { IsAdapted: true, CpuNs: not null };

    /// <summary>How many times as fast as the reference; null without one.</summary>
    [JsonIgnore]
    public Estimate? Speed => Quotients.Count == 0 ? null : TurnStatistics.Interval(Quotients);

    [JsonIgnore]
    public double? MegabytesPerSecond => DocumentBytes > 0 && CpuNs > 0 ? DocumentBytes * 1e3 / CpuNs : null;

    /// <summary>Null where it says nothing else than the processor time.</summary>
    [JsonIgnore]
    public double? ApartWallNs => WallNs > CpuNs * Busy || CpuNs > WallNs * Busy ? WallNs : null;

    [JsonIgnore]
    public (string, string, string, string, string, bool) Key => (Payload, Contender, Direction, Lane, Form, IsTwin);

    /// <summary>A ratio as every table has it: "3.71x", and "tie" where it is one.</summary>
    public string? SpeedText(double? noiseLimit) => Speed is not { } speed ? null
        : double.IsInfinity(speed.High) ? $"{Figures(speed.Median)}x ?"
        : TurnStatistics.IsTie(speed, noiseLimit) ? $"{Figures(speed.Median)}x tie"
        : $"{Figures(speed.Median)}x";

    /// <summary>The interval of the ratio; null where it is not known.</summary>
    public string? IntervalText =>
        Speed is { High: < double.PositiveInfinity } speed ? $"{Figures(speed.Low)}–{Figures(speed.High)}" : null;

    private static string Figures(double ratio) => ratio.ToString(ratio < 0.1 ? "0.000" : ratio < 10 ? "0.00" : "0.0");
}
