using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Lab.MeasuredPrograms.Probe.Parsing;

/// <summary>A member for each kind of value that JSON has: any document can be read where it fits, and where it does not.</summary>
public sealed class AnyDocument
{
    public string? Text { get; set; }
    public double? Number { get; set; }
    public bool? Flag { get; set; }
    public List<string?>? Texts { get; set; }
    public List<double>? Numbers { get; set; }
    public Dictionary<string, string?>? Map { get; set; }
}

/// <summary>
/// What documents of others are read into. It stands here because every payload of Shared is measured, and this one is only asked whether
/// it can be read.
/// </summary>
internal sealed class AnyDocumentPayload : Payload<AnyDocument>, IHasSpanCodec<AnyDocument>
{
    public override string Name => "AnyDocument";

    public override string Description => "a member for each kind of value";

    public override JsonTypeInfo<AnyDocument> Metadata => AnyDocumentMetadata.Default.AnyDocument;

    public SpanCodec<AnyDocument> SpanCodec => AnyDocumentCodecs.AnyDocument;

    public SpanCodecResolver? Resolver => AnyDocumentCodecs.Resolver;

    public override AnyDocument CreateSample() => new()
    {
        Text = "a \"text\"",
        Number = -1.5,
        Flag = true,
        Texts = ["a", "é"],
        Numbers = [1, 2.25],
        Map = new() { ["a"] = "b" },
    };
}

[JsonSerializable(typeof(AnyDocument))]
internal sealed partial class AnyDocumentMetadata : JsonSerializerContext;

[SpanCodec(typeof(AnyDocument))]
internal static partial class AnyDocumentCodecs;
