using Microsoft.AspNetCore.WebUtilities;

namespace JsonAot.Lab.MeasuredPrograms.Web.Contenders;

/// <summary>Newtonsoft.Json, which does not wait for bytes: body and answer are kept whole, as its own formatter does.</summary>
internal sealed class NewtonsoftWeb : WebContender
{
    private const string Library = "Newtonsoft.Json";

    internal override WebOffer<T> Offer<T>(Payload<T> payload, byte[] document)
    {
        if (!DynamicCode.IsAvailable)
            return new Unavailable($"{Library} is left out of native builds");
        Contender? contender = Libraries.Contenders.All.FirstOrDefault(contender => contender.Name == Library);
        return contender?.Offer(payload) switch
        {
            { Codec: { } codec } => new Kept<T>(codec),
            { Unavailable: { } reason } => new Unavailable(reason),
            _ => new Unavailable($"{Library} is not in this build"),
        };
    }

    private sealed class Kept<T>(ICodec<T> codec) : Endpoint<T>
        where T : class
    {
        internal override async ValueTask<T?> ReadAsync(HttpRequest request)
        {
            request.EnableBuffering();
            await request.Body.DrainAsync(request.HttpContext.RequestAborted);
            request.Body.Position = 0;
            return codec.Deserialize(request.Body);
        }

        internal override async Task WriteAsync(HttpResponse response, T? value)
        {
            response.ContentType = "application/json; charset=utf-8";
            await using var kept = new FileBufferingWriteStream();
            codec.Serialize(kept, value!);
            response.ContentLength = kept.Length;
            await kept.DrainBufferAsync(response.BodyWriter, response.HttpContext.RequestAborted);
        }
    }
}
