using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Web.App;

public sealed class Order
{
    public int Id { get; set; }

    public string? Customer { get; set; }

    public DateTimeOffset Placed { get; set; }

    public List<Item> Items { get; set; } = [];

    public Order? Previous { get; set; }
}

public sealed record Item(string Article, int Count, decimal Price);

/// <summary>No codec knows it, but what is in it.</summary>
public sealed class Basket
{
    public string? Name { get; set; }

    public List<Order>? Orders { get; set; }
}

[JsonDerivedType(typeof(Van), "van")]
public class Vehicle
{
    public int Wheels { get; set; }
}

public sealed class Van : Vehicle
{
    public double Load { get; set; }
}

[JsonSerializable(typeof(Order))]
[JsonSerializable(typeof(Order[]))]
[JsonSerializable(typeof(Basket))]
[JsonSerializable(typeof(Vehicle))]
internal sealed partial class ShopContext : JsonSerializerContext;

[SpanCodec(typeof(Order))]
[SpanCodec(typeof(Order[]))]
[SpanCodec(typeof(Vehicle))]
[SpanCodec(typeof(Item))]
[SpanCodecOptions(JsonSerializerDefaults.Web, RelaxedEscaping = true)]
public static partial class ShopCodecs;

/// <summary>MVC has a limit of its own.</summary>
[SpanCodec(typeof(Order))]
[SpanCodec(typeof(Vehicle))]
[SpanCodec(typeof(string))]
[SpanCodecOptions(JsonSerializerDefaults.Web, RelaxedEscaping = true, MaxDepth = 32)]
public static partial class MvcCodecs;
