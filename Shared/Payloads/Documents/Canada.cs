using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Documents;

/// <summary>The border of Canada as GeoJSON: 111,000 numbers, and next to nothing else.</summary>
public sealed class CanadaPayload() : DocumentPayload<FeatureCollection>(
    "canada.json", "f83b3b354030d5dd58740c68ac4fecef64cb730a0d12a90362a7f23077f50d78"), IHasSpanCodec<FeatureCollection>
{
    public override string Name => "Canada";

    public override string Description => "canada.json: the border of a country, 111,000 numbers";

    public override JsonNamingPolicy NamingPolicy => JsonNamingPolicy.CamelCase;

    public override JsonTypeInfo<FeatureCollection> Metadata => CanadaMetadata.Default.FeatureCollection;

    public override FeatureCollection CreateSample() =>
        JsonSerializer.Deserialize(ReadDocument(), CanadaMetadata.Default.FeatureCollection)!;

    public SpanCodec<FeatureCollection> SpanCodec => CanadaCodecs.FeatureCollection;

    public SpanCodecResolver? Resolver => CanadaCodecs.Resolver;
}

public sealed class FeatureCollection
{
    public string? Type { get; set; }
    public Feature[]? Features { get; set; }
}

public sealed class Feature
{
    public string? Type { get; set; }
    public FeatureProperties? Properties { get; set; }
    public Geometry? Geometry { get; set; }
}

public sealed class FeatureProperties
{
    public string? Name { get; set; }
}

public sealed class Geometry
{
    public string? Type { get; set; }
    public double[][][]? Coordinates { get; set; }
}

[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase)]
[JsonSerializable(typeof(FeatureCollection))]
public sealed partial class CanadaMetadata : JsonSerializerContext;

[SpanCodecOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase)]
[SpanCodec(typeof(FeatureCollection))]
public static partial class CanadaCodecs;
