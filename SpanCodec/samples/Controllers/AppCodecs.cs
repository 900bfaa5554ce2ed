using System.Text.Json;
using SpanCodecs;

namespace Controllers;

public sealed record Order(int Id, string Customer, IReadOnlyList<OrderLine> Lines);

public sealed record OrderLine(string Article, int Count, decimal Price);

// MVC's options are those of the web, with a depth of their own.
[SpanCodec(typeof(Order))]
[SpanCodec(typeof(Order[]))]
[SpanCodecOptions(JsonSerializerDefaults.Web, MaxDepth = 32)]
internal static partial class AppCodecs;
