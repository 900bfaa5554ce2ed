using System.IO.Pipelines;

namespace JsonAot.Lab.MeasuredPrograms.Web.Contenders;

/// <summary>The floor: the body is sent back unread.</summary>
internal sealed class BytesWeb : WebContender
{
    internal override WebOffer<T> Offer<T>(Payload<T> payload, byte[] document) => new Bytes<T>(document);

    private sealed class Bytes<T>(byte[] document) : Endpoint<T>
        where T : class
    {
        internal override Task EchoAsync(HttpContext context)
        {
            context.Response.ContentType = "application/json; charset=utf-8";
            // Chunks would be work that an answer of known length does not need.
            context.Response.ContentLength = context.Request.ContentLength;
            return context.Request.BodyReader.CopyToAsync(context.Response.BodyWriter, context.RequestAborted);
        }

        internal override ValueTask<T?> ReadAsync(HttpRequest request) => throw new NotSupportedException("Bytes are not read.");

        internal override async Task WriteAsync(HttpResponse response, T? value)
        {
            response.ContentType = "application/json; charset=utf-8";
            response.ContentLength = document.Length;
            await response.BodyWriter.WriteAsync(document, response.HttpContext.RequestAborted);
        }
    }
}
