using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Ordinary;

/// <summary>What most documents are made of: English sentences, short texts, and members of which half have no value.</summary>
[ValueCode]
public sealed partial class OrdinaryPayload : Payload<Shop>, IHasFastPath<Shop>, IHasHandWritten<Shop>, IHasSpanCodec<Shop>
{
    public override string Name => "Ordinary";

    public override string Description =>
        "a shop: articles of English sentences, a dictionary of products whose members are mostly left out, and orders with many nulls";

    public override JsonTypeInfo<Shop> Metadata => OrdinaryMetadata.Default.Shop;

    public JsonTypeInfo<Shop> FastPath => OrdinaryFastPath.Default.Shop;

    public IHandWrittenCodec<Shop> HandWritten { get; } = new OrdinaryHandWritten();

    public SpanCodec<Shop> SpanCodec => OrdinaryCodecs.Shop;

    public SpanCodecResolver? Resolver => OrdinaryCodecs.Resolver;

    public override Shop CreateSample() => ShopGenerator.Create();
}

/// <summary>The data behind a shop's pages.</summary>
public sealed class Shop
{
    public string? Name { get; set; }

    /// <summary>Each by its number, which is a text.</summary>
    public Dictionary<string, Product>? Products { get; set; }

    public List<Order>? Orders { get; set; }
    public List<Article>? Articles { get; set; }
}

/// <summary>Has a member for whatever any product has; what this one has not is left out.</summary>
public sealed class Product
{
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Title { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Brand { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Category { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Color { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Size { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Material { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Unit { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Country { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Supplier { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Shelf { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? Picture { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public decimal? Price { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public int? Stock { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public double? Weight { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public bool? IsNew { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string[]? Tags { get; set; }
}

/// <summary>What this one has not is written as null.</summary>
public sealed class Order
{
    public long Id { get; set; }
    public string? Customer { get; set; }
    public string? Email { get; set; }
    public string? Phone { get; set; }
    public string? Coupon { get; set; }
    public string? Note { get; set; }
    public string? Carrier { get; set; }
    public string? Tracking { get; set; }
    public string? Status { get; set; }
    public decimal Total { get; set; }
    public decimal? Discount { get; set; }
    public int Items { get; set; }
    public DateTime Placed { get; set; }
    public DateTime? Shipped { get; set; }
}

public sealed class Article
{
    public string? Title { get; set; }
    public string? Summary { get; set; }
    public string? Body { get; set; }
}

[JsonSerializable(typeof(Shop))]
public sealed partial class OrdinaryMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(Shop))]
public sealed partial class OrdinaryFastPath : JsonSerializerContext;

[SpanCodec(typeof(Shop))]
public static partial class OrdinaryCodecs;
