using JsonAot.Codecs;
using SpanCodecs;
using SpanCodecs.AspNetCore;

namespace JsonAot.Lab.MeasuredPrograms.Web.Contenders;

/// <summary>SpanCodec on the pipes of the request and the response, without System.Text.Json: what SpanCodec.AspNetCore does.</summary>
internal sealed class SpanCodecWeb : WebContender
{
    internal override WebOffer<T> Offer<T>(Payload<T> payload, byte[] document) => payload is IHasSpanCodec<T> own
        ? new Called<T>(own.SpanCodec)
        : ILacksSpanCodec.Reason(payload, "this payload declares no SpanCodec for its type");

    private sealed class Called<T>(SpanCodec<T> codec) : Endpoint<T>
        where T : class
    {
        internal override ValueTask<T?> ReadAsync(HttpRequest request) => request.ReadSpanJsonAsync(codec);

        internal override Task WriteAsync(HttpResponse response, T? value) =>
            SpanResults.Ok(value, codec).ExecuteAsync(response.HttpContext);
    }
}
