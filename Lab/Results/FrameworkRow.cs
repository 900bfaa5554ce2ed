using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>One call under two frameworks: the same sources in two programs, side by side.</summary>
public sealed record FrameworkRow : IRow<FrameworkRow>
{
    public static string FileName => "frameworks.json";

    public required string Contender { get; init; }
    public required string Payload { get; init; }
    public required string Direction { get; init; }

    /// <summary>What the deployment's own framework is compared with.</summary>
    public required string Other { get; init; }
    public DateTimeOffset TakenAt { get; init; }

    /// <summary>Its build, and whose source generators wrote the code.</summary>
    public string? OtherBuild { get; init; }

    /// <summary>Processor time of a call, by the deployment's own framework.</summary>
    public double? CpuNs { get; init; }
    public double? OtherNs { get; init; }

    /// <summary>For each generation how many times as fast the other was.</summary>
    public IReadOnlyList<double> Quotients { get => field ?? []; init; }

    /// <summary>The same of two processes of one program: a check of the run.</summary>
    public IReadOnlyList<double> TwinQuotients { get => field ?? []; init; }
    public string? Unavailable { get; init; }

    [JsonIgnore]
    public Comparison? Compared => Quotients.Count == 0 ? null : new Comparison(Intervals.OfGenerations(Quotients));

    object IRow.Key => (Contender, Payload, Direction, Other);
}
