using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.Measures.Web;

/// <summary>What a server costs, in one framework and mode: its start, and each request.</summary>
internal sealed record WebResults(Manifest Manifest, IReadOnlyList<WebStartRow> Starts, IReadOnlyList<WebLoadRow> Loads)
    : IResults<WebResults>
{
    public static string FileName => "web.json";

    public static JsonTypeInfo<WebResults> TypeInfo => WebJson.Default.WebResults;

    IEnumerable<object?> IResults.AllRows => [.. Starts, .. Loads];

    public WebResults Over(WebResults? earlier)
    {
        IReadOnlyList<IRow> before = earlier is null ? [] : [.. earlier.Starts, .. earlier.Loads];
        (Manifest manifest, IReadOnlyList<IRow> rows) = EarlierRows.Join<IRow>(Manifest, [.. Starts, .. Loads], earlier?.Manifest, before);
        return new WebResults(manifest, [.. rows.OfType<WebStartRow>()], [.. rows.OfType<WebLoadRow>()]);
    }
}

/// <summary>A server from its spawn to its first verified answer; times in nanoseconds.</summary>
internal sealed record WebStartRow : IRow
{
    public required string Contender { get; init; }

    /// <summary>Empty for a program that serves nothing.</summary>
    public required string Payload { get; init; }
    public StartupKind Kind { get; init; }
    public DateTimeOffset TakenAt { get; init; }
    public int? Rounds { get; init; }
    public int? Seed { get; init; }
    public Estimate? ToMainNs { get; init; }

    /// <summary>From the spawn until the server accepts connections.</summary>
    public Estimate? ListeningNs { get; init; }

    /// <summary>From the spawn until the first answer has been read. It is verified afterwards.</summary>
    public Estimate? AnsweredNs { get; init; }

    /// <summary><see cref="AnsweredNs"/> over the baseline's, in the same rounds.</summary>
    public Estimate? Ratio { get; init; }

    /// <summary>With the baseline of its own run.</summary>
    internal Comparison? Compared => Ratio is { } ratio && Contender != WebEntry.Baseline ? new Comparison(ratio.Inverted()) : null;

    /// <summary>The most that was resident when the first answer was there.</summary>
    public Estimate? PeakBytes { get; init; }

    /// <summary>The most that was resident when all requests of the run had been answered.</summary>
    public double? LoadedPeakBytes { get; init; }
    public long? FolderBytes { get; init; }
    public string? Note { get; init; }
    public string? Unavailable { get; init; }
}

/// <summary>Requests of one kind under load.</summary>
internal sealed record WebLoadRow : IRow
{
    public required string Contender { get; init; }
    public required string Payload { get; init; }

    /// <summary>echo: POST, read and written. make: GET, written.</summary>
    public required string Operation { get; init; }
    public bool IsFloor { get; init; }
    public long BodyBytes { get; init; }
    public DateTimeOffset TakenAt { get; init; }
    public long? Requests { get; init; }

    /// <summary>Of the order of the slices: rows of one run have the same.</summary>
    public int? Seed { get; init; }

    /// <summary>Processor time of the server for one request.</summary>
    public Estimate? CpuNs { get; init; }

    /// <summary>The same of each generation of processes, by its lower quartile of slices; 0 where none was answered.</summary>
    public IReadOnlyList<double> Generations { get => field ?? []; init; }
    public double? PerSecond { get; init; }
    public double? P50Ns { get; init; }

    /// <summary>That of the middle slice.</summary>
    public double? P99Ns { get; init; }

    /// <summary>Processor time of a request, one for each slice, in the order in which they were taken.</summary>
    public IReadOnlyList<double> Samples { get => field ?? []; init; }

    public string? Unavailable { get; init; }

    object IRow.Key => (Contender, Payload, Operation);
}

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull, RespectNullableAnnotations = true,
    RespectRequiredConstructorParameters = true)]
[JsonSerializable(typeof(WebResults))]
internal sealed partial class WebJson : JsonSerializerContext;
