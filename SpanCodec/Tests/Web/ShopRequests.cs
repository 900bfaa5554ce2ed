using System.Text;
using SpanCodecs.Tests.Web.App;

namespace SpanCodecs.Tests.Web;

/// <summary>Good and bad, in one piece and in many.</summary>
internal static class ShopRequests
{
    private const string Order =
        """{"id":1,"customer":"Zoë","placed":"2026-02-28T12:00:00+02:00","items":[{"article":"tea","count":2,"price":1.50}]}""";

    internal static RawRequest[] All { get; } =
    [
        RawRequest.Get("/order/7"),
        RawRequest.Get("/order/7", "Accept: text/plain"),
        RawRequest.Get("/order/x"),
        RawRequest.Get("/nothing"),
        RawRequest.Get("/huge"),
        RawRequest.Post("/order", Order),
        RawRequest.Post("/order", Order, "application/json; charset=utf-8"),
        RawRequest.Post("/order", Order, "application/vnd.shop+json"),
        RawRequest.Post("/order", Encoding.Unicode.GetBytes(Order), "application/json; charset=utf-16"),
        RawRequest.Post("/order", Encoding.Latin1.GetBytes(Order), "application/json; charset=\"iso-8859-1\""),
        RawRequest.Post("/order", Order, "application/json; charset=klingon"),
        RawRequest.Post("/order", Order, "text/plain"),
        RawRequest.Post("/order", Order, ""),
        RawRequest.Post("/order", ""),
        RawRequest.Post("/order", "   "),
        RawRequest.Post("/order", "null"),
        RawRequest.Post("/order", "7"),
        RawRequest.Post("/order", "[]"),
        RawRequest.Post("/order", """{"ID":"12","Customer":null,"unknown":[{}]}"""),
        RawRequest.Post("/order", """{"id":"a"}"""),
        RawRequest.Post("/order", """{"id":1,"items":[{"article":"a","count":1.5}]}"""),
        RawRequest.Post("/order", Order[..^2]),
        RawRequest.Post("/order", Order + "x"),
        RawRequest.Post("/order", """{"customer":"\ud800"}"""),
        RawRequest.Post("/order", [.. "{\"customer\":\""u8, 0xFF, .. "\"}"u8], "application/json"),
        RawRequest.Post("/order", [0xEF, 0xBB, 0xBF, .. Encoding.UTF8.GetBytes(Order)], "application/json"),
        RawRequest.Post("/order", string.Concat(Enumerable.Repeat("""{"previous":""", 70)) + "null" + new string('}', 70)),
        RawRequest.Post("/order", $$"""{"customer":"{{new string('x', 1_100_000)}}"}"""),
        RawRequest.Post("/orders", $"[{string.Join(',', Enumerable.Repeat(Order, 3_000))}]"),
        RawRequest.Post("/orders", $"[{string.Join(',', Enumerable.Repeat(Order, 1_000))},7]"),
        RawRequest.Chunked("/orders", "[", Order, ",", Order[..40], Order[40..], "]"),
        RawRequest.Chunked("/order", Order[..10], Order[10..20], "x"),
        RawRequest.Chunked("/order", " "),
        RawRequest.Post("/basket", $$"""{"name":"b","orders":[{{Order}},null,{{Order}}]}"""),
        RawRequest.Post("/basket", $$"""{"name":"b","orders":[{{Order}},{"id":true}]}"""),
        RawRequest.Post("/vehicle", """{"$type":"van","load":2.5,"wheels":6}"""),
        RawRequest.Post("/vehicle", """{"$type":"boat"}"""),
        RawRequest.Post("/order", Order, "APPLICATION/JSON;charset=UTF-8"),
        RawRequest.Post("/order", Order, "application/json; charset=utf-8; version=1"),
        RawRequest.Post("/order", Order, "application/json, text/plain"),
        RawRequest.Post("/order", Order, "application/*"),
        RawRequest.Post("/order", [0xFF, 0xFE, .. Encoding.Unicode.GetBytes(Order)], "application/json; charset=utf-16"),
        RawRequest.Post("/order", [0xEF, 0xBB, 0xBF], "application/json"),
        RawRequest.WithLength("/order", Order, Order.Length + 40),
        RawRequest.Post("/orders", ""),
        RawRequest.Post("/orders", "null"),
        RawRequest.Post("/perhaps", Order),
        RawRequest.Post("/perhaps", ""),
        RawRequest.Post("/perhaps", "", ""),
        RawRequest.Post("/perhaps", "null"),
        RawRequest.Post("/perhaps", "nul"),
        RawRequest.Post("/perhaps", Order, "text/plain"),
        RawRequest.Chunked("/perhaps"),
        RawRequest.Post("/checked", Order),
        RawRequest.Post("/checked", "{}"),
        .. ShopResults.Paths.Select(path => RawRequest.Get($"/result/{path}")),
    ];
}
