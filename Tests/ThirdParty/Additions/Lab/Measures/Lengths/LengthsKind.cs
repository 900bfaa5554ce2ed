using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.Measures.Lengths;

/// <summary>A whole kind of measurement in one folder: how long each payload's document is.</summary>
internal sealed class LengthsKind : Kind<Results<LengthRow>>
{
    internal override IVerb Verb => new LengthsVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<LengthRow>("lengths", "Lengths of documents", deployment => deployment.Rows<LengthRow>())
            .Payload(row => row.Payload)
            .Bytes("length", "length", row => row.Length),
    ];
}

internal sealed class LengthsVerb(Kind kind) : MeasuringVerb("lengths", "Says how long the document of each payload is.", kind)
{
    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        foreach (DeploymentMode mode in run.Modes)
        {
            yield return new Results<LengthRow>(LabManifest.Of(mode, "none", "none", run.Tool), run.Rows(
                "lengths", mode.Name, LengthRow.TypeInfo, run.Payloads, payload => payload.Name,
                payload => new[]
                {
                    new LengthRow { Payload = payload.Name, Length = payload.CanonicalUtf8.Length, TakenAt = DateTimeOffset.UtcNow },
                }));
        }
    }
}

internal sealed record LengthRow : IRow<LengthRow>
{
    public static string FileName => "lengths.json";

    public static JsonTypeInfo<Results<LengthRow>> TypeInfo => LengthsJson.Default.ResultsLengthRow;

    public required string Payload { get; init; }

    public long Length { get; init; }

    public DateTimeOffset TakenAt { get; init; }

    [JsonIgnore]
    public object Key => Payload;
}

[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true)]
[JsonSerializable(typeof(Results<LengthRow>))]
internal sealed partial class LengthsJson : JsonSerializerContext;
