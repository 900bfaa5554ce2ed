using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>What generated projects cost to build. The compiler does the same in every mode; publishes differ.</summary>
internal sealed record BuildCosts(Manifest Manifest, IReadOnlyList<BuildCostRow> Rows) : IResults<BuildCosts>
{
    public static string FileName => "build-cost.json";

    public static JsonTypeInfo<BuildCosts> TypeInfo => BuildCostJson.Default.BuildCosts;

    IEnumerable<object?> IResults.AllRows => Rows;

    public BuildCosts Over(BuildCosts? earlier) => EarlierRows.AddTo(
        this, earlier, results => results.Rows, (manifest, rows) => new BuildCosts(manifest, rows), row => ((row.Variant, row.Types), row.TakenAt));
}

/// <summary>One project. A time is the lowest of the passes, in nanoseconds; null where this run did not ask for it.</summary>
internal sealed record BuildCostRow
{
    /// <summary>Which generators the project asks for.</summary>
    public required string Variant { get; init; }

    public required int Types { get; init; }

    public DateTimeOffset TakenAt { get; init; }

    public int? Passes { get; init; }

    /// <summary>A compiler that starts for this project alone.</summary>
    public double? ColdCompileNs { get; init; }

    /// <summary>Of that, what the project's JSON generators took.</summary>
    public double? ColdGeneratorNs { get; init; }

    /// <summary>A compiler that has compiled before, as a build server is.</summary>
    public double? CompileNs { get; init; }

    /// <summary>The generators alone, on a project that they have not seen.</summary>
    public double? GenerateNs { get; init; }

    public double? MemberEditNs { get; init; }

    public double? UnrelatedEditNs { get; init; }

    public int? Files { get; init; }

    public int? Lines { get; init; }

    public long? Characters { get; init; }

    /// <summary>Files that are generated anew after a type has got a member more.</summary>
    public int? MemberEditFiles { get; init; }

    /// <summary>Of those, the ones with another text than before.</summary>
    public int? MemberEditChanged { get; init; }

    public int? UnrelatedEditFiles { get; init; }

    public long? IlBytes { get; init; }

    public long? PublishedBytes { get; init; }

    /// <summary>What the publish weighs more than the empty program, for each type.</summary>
    public double? BytesPerType { get; init; }

    public double? PublishNs { get; init; }

    public string? Note { get; init; }

    public string? Unavailable { get; init; }
}

[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true, DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
    RespectNullableAnnotations = true, RespectRequiredConstructorParameters = true)]
[JsonSerializable(typeof(BuildCosts))]
internal sealed partial class BuildCostJson : JsonSerializerContext;
