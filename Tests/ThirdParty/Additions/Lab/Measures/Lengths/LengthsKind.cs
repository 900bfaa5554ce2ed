using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.Measures.Lengths;

/// <summary>A whole kind of measurement in one folder: how long each payload's document is.</summary>
internal sealed class LengthsKind : Kind<DocumentLengths>
{
    internal override IVerb Verb => new LengthsVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<LengthRow>("lengths", "Lengths of documents", deployment => deployment.Of<DocumentLengths>()?.Rows ?? [])
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
            yield return new DocumentLengths(LabManifest.Of(mode, "none", "none", [], run.Tool), run.Rows(
                "lengths", mode.Name, DocumentLengths.TypeInfo, run.Payloads, payload => payload.Name,
                payload => new[] { new LengthRow { Payload = payload.Name, Length = payload.CanonicalUtf8.Length, TakenAt = DateTimeOffset.UtcNow } }));
        }
    }
}

internal sealed record LengthRow
{
    public required string Payload { get; init; }

    public long Length { get; init; }

    public DateTimeOffset TakenAt { get; init; }
}

internal sealed record DocumentLengths(Manifest Manifest, IReadOnlyList<LengthRow> Rows) : IResults<DocumentLengths>
{
    public static string FileName => "lengths.json";

    public static JsonTypeInfo<DocumentLengths> TypeInfo => LengthsJson.Default.DocumentLengths;

    IEnumerable<object?> IResults.AllRows => Rows;

    public DocumentLengths Over(DocumentLengths? earlier)
    {
        (Manifest manifest, IReadOnlyList<LengthRow> rows) = EarlierRows.Join(
            Manifest, earlier?.Manifest, Rows, earlier?.Rows, row => (row.Payload, row.TakenAt));
        return new DocumentLengths(manifest, rows);
    }
}

[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true)]
[JsonSerializable(typeof(DocumentLengths))]
[JsonSerializable(typeof(IReadOnlyList<DocumentLengths>))]
internal sealed partial class LengthsJson : JsonSerializerContext;
