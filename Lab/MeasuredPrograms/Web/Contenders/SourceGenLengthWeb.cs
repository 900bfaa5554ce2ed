using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.MeasuredPrograms.Web.Contenders;

/// <summary>
/// System.Text.Json with the metadata of its generator, where somebody makes the body first and sends its length: what of a saving is the
/// length's, and not the serializer's.
/// </summary>
internal sealed class SourceGenLengthWeb : WebContender
{
    internal override WebOffer<T> Offer<T>(Payload<T> payload, byte[] document) => new Whole<T>(payload.Metadata);

    private sealed class Whole<T>(JsonTypeInfo<T> typeInfo) : Endpoint<T>
        where T : class
    {
        internal override ValueTask<T?> ReadAsync(HttpRequest request) => request.ReadFromJsonAsync(typeInfo);

        internal override async Task WriteAsync(HttpResponse response, T? value)
        {
            byte[] body = JsonSerializer.SerializeToUtf8Bytes(value!, typeInfo);
            response.ContentType = "application/json; charset=utf-8";
            response.ContentLength = body.Length;
            await response.Body.WriteAsync(body);
        }
    }
}
