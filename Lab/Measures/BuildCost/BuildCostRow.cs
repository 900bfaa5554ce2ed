using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>
/// What a generated project costs to build. Times are in nanoseconds, the compiler's the lowest of the passes; the compiler does the same
/// in every mode, publishes differ.
/// </summary>
internal sealed record BuildCostRow : IRow<BuildCostRow>
{
    public static string FileName => "build-cost.json";

    public static JsonTypeInfo<Results<BuildCostRow>> TypeInfo => BuildCostJson.Default.ResultsBuildCostRow;

    /// <summary>Which generators the project asks for.</summary>
    public required string Variant { get; init; }

    public required int Types { get; init; }

    public DateTimeOffset TakenAt { get; init; }

    public int? Passes { get; init; }

    /// <summary>A compiler that starts for this project alone.</summary>
    public double? ColdCompileNs { get; init; }

    public long? IlBytes { get; init; }

    public long? PublishedBytes { get; init; }

    /// <summary>What the publish weighs more than the empty program, for each type.</summary>
    public double? BytesPerType { get; init; }

    public double? PublishNs { get; init; }

    public string? Note { get; init; }

    public string? Unavailable { get; init; }

    [JsonIgnore]
    public object Key => (Variant, Types);
}

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
    RespectNullableAnnotations = true,
    RespectRequiredConstructorParameters = true)]
[JsonSerializable(typeof(Results<BuildCostRow>))]
internal sealed partial class BuildCostJson : JsonSerializerContext;
