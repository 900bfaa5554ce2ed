using System.ComponentModel;
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.Extensions.AI;
using SpanCodecs;

namespace Tools;

internal sealed record Purchase([property: Description("The number of the article.")] string Article, int Count = 1, string? Remark = null);

internal sealed record Receipt(int Order, decimal Total, Purchase[] Purchases, string? Remark = null);

internal static class Shop
{
    [Description("Orders articles, and says what they cost.")]
    internal static Receipt Order(Purchase[] purchases, string customer) =>
        new(purchases.Length + customer.Length, 2.5m * purchases.Sum(purchase => purchase.Count), purchases);
}

[JsonSerializable(typeof(Purchase[]))]
[JsonSerializable(typeof(Receipt))]
internal sealed partial class ShopContext : JsonSerializerContext;

[SpanCodecsOf(typeof(ShopContext), Defaults = JsonSerializerDefaults.Web)]
internal static partial class ShopCodecs;

internal static class ShopJson
{
    /// <summary>Codecs come first, then the application's types, and last those of a function call, such as JsonElement.</summary>
    internal static JsonSerializerOptions Options(bool hasCodecs)
    {
        var options = new JsonSerializerOptions(JsonSerializerDefaults.Web)
        {
            TypeInfoResolverChain = { ShopContext.Default, AIJsonUtilities.DefaultOptions.TypeInfoResolver! },
        };
        if (hasCodecs)
            options.TypeInfoResolverChain.Insert(0, ShopCodecs.Resolver);
        options.MakeReadOnly();
        return options;
    }
}
