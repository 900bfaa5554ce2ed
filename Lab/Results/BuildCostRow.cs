namespace JsonAot.Lab.Results;

/// <summary>
/// What a generated project costs to build. Times are in nanoseconds, the compiler's the median of the passes; the compiler does the same
/// in every mode, publishes differ.
/// </summary>
public sealed record BuildCostRow : IRow<BuildCostRow>
{
    public static string FileName => "build-cost.json";

    /// <summary>Which generators the project asks for.</summary>
    public required string Variant { get; init; }
    public required int Types { get; init; }
    public DateTimeOffset TakenAt { get; init; }
    public int? Passes { get; init; }
    /// <summary>A compiler that starts for this project alone.</summary>
    public double? ColdCompileNs { get; init; }

    /// <summary>The compiler's time in each pass; 0 where it is not known.</summary>
    public IReadOnlyList<double> CompilesNs { get => field ?? []; init; }
    public long? IlBytes { get; init; }
    public long? PublishedBytes { get; init; }

    /// <summary>What the publish weighs more than the empty program, for each type.</summary>
    public double? BytesPerType { get; init; }
    public double? PublishNs { get; init; }
    public string? Note { get; init; }

    object IRow.Key => (Variant, Types);
}
