namespace JsonAot.Lab.MeasuredPrograms.Web.Contenders;

/// <summary>Newtonsoft.Json, which knows no pipes: the body becomes a string, and the answer comes from one.</summary>
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
            { Codec: { } codec } => new Texts<T>(codec),
            { Unavailable: { } reason } => new Unavailable(reason),
            _ => new Unavailable($"{Library} is not in this build"),
        };
    }

    private sealed class Texts<T>(ICodec<T> codec) : Endpoint<T>
        where T : class
    {
        internal override async ValueTask<T?> ReadAsync(HttpRequest request)
        {
            using var reader = new StreamReader(request.Body);
            return codec.Deserialize(await reader.ReadToEndAsync(request.HttpContext.RequestAborted));
        }

        internal override Task WriteAsync(HttpResponse response, T? value)
        {
            response.ContentType = "application/json; charset=utf-8";
            return response.WriteAsync(codec.SerializeToString(value!), response.HttpContext.RequestAborted);
        }
    }
}
