using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Documents;

/// <summary>The programme of a concert hall: integers, dictionaries whose keys are numbers, many small objects.</summary>
public sealed class CitmPayload() : DocumentPayload<Catalog>(
    "citm_catalog.json", "a73e7a883f6ea8de113dff59702975e60119b4b58d451d518a929f31c92e2059"), IHasSpanCodec<Catalog>
{
    private static readonly CitmMetadata s_metadata = new(new JsonSerializerOptions
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    });

    public override string Name => "Citm";

    public override string Description => "citm_catalog.json: the programme of a concert hall, integers and dictionaries";

    public override JsonNamingPolicy NamingPolicy => JsonNamingPolicy.CamelCase;

    public override JavaScriptEncoder Encoder => JavaScriptEncoder.UnsafeRelaxedJsonEscaping;

    public override JsonTypeInfo<Catalog> Metadata => s_metadata.Catalog;

    public override Catalog CreateSample() => JsonSerializer.Deserialize(ReadDocument(), s_metadata.Catalog)!;

    public SpanCodec<Catalog> SpanCodec => CitmCodecs.Catalog;

    public SpanCodecResolver? Resolver => CitmCodecs.Resolver;
}

public sealed class Catalog
{
    public Dictionary<string, string>? AreaNames { get; set; }
    public Dictionary<string, string>? AudienceSubCategoryNames { get; set; }
    public Dictionary<string, string>? BlockNames { get; set; }
    public Dictionary<string, ConcertEvent>? Events { get; set; }
    public Performance[]? Performances { get; set; }
    public Dictionary<string, string>? SeatCategoryNames { get; set; }
    public Dictionary<string, string>? SubTopicNames { get; set; }
    public Dictionary<string, string>? SubjectNames { get; set; }
    public Dictionary<string, string>? TopicNames { get; set; }
    public Dictionary<string, int[]>? TopicSubTopics { get; set; }
    public Dictionary<string, string>? VenueNames { get; set; }
}

public sealed class ConcertEvent
{
    public string? Description { get; set; }
    public int Id { get; set; }
    public string? Logo { get; set; }
    public string? Name { get; set; }
    public int[]? SubTopicIds { get; set; }
    public string? SubjectCode { get; set; }
    public string? Subtitle { get; set; }
    public int[]? TopicIds { get; set; }
}

public sealed class Performance
{
    public int EventId { get; set; }
    public int Id { get; set; }
    public string? Logo { get; set; }
    public string? Name { get; set; }
    public Price[]? Prices { get; set; }
    public SeatCategory[]? SeatCategories { get; set; }
    public string? SeatMapImage { get; set; }
    public long Start { get; set; }
    public string? VenueCode { get; set; }
}

public sealed class Price
{
    public int Amount { get; set; }
    public int AudienceSubCategoryId { get; set; }
    public int SeatCategoryId { get; set; }
}

public sealed class SeatCategory
{
    public SeatArea[]? Areas { get; set; }
    public int SeatCategoryId { get; set; }
}

public sealed class SeatArea
{
    public int AreaId { get; set; }
    public int[]? BlockIds { get; set; }
}

[JsonSerializable(typeof(Catalog))]
public sealed partial class CitmMetadata : JsonSerializerContext;

[SpanCodecOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, RelaxedEscaping = true)]
[SpanCodec(typeof(Catalog))]
public static partial class CitmCodecs;
