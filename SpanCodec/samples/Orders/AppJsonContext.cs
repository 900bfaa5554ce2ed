using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs;

namespace Orders;

internal sealed record Order(int Id, string Customer, OrderLine[] Lines);

internal sealed record OrderLine(string Article, int Count, decimal Price);

[JsonSerializable(typeof(Order))]
[JsonSerializable(typeof(Order[]))]
internal sealed partial class AppJsonContext : JsonSerializerContext;

[SpanCodecsOf(typeof(AppJsonContext), Defaults = JsonSerializerDefaults.Web)]
internal static partial class AppCodecs;
