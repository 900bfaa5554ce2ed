using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;

namespace SpanCodecs.AspNetCore;

/// <summary>What endpoints say of themselves. The codec is part of it: a request that asks its services first makes a scope for them.</summary>
internal static class EndpointCodec
{
    internal static readonly string[] ContentTypes = [JsonContentType.Json];

    internal static void Declare<T>(EndpointBuilder builder)
    {
        ArgumentNullException.ThrowIfNull(builder);
        // Where there is none, the first request says so.
        if (builder.ApplicationServices.GetService<CodecRegistry>() is { } registry && registry.TryGetCodec(typeof(T), out ISpanCodec? codec))
            builder.Metadata.Add(codec);
    }

    internal static void DeclareAnswer<T>(EndpointBuilder builder, int status)
    {
        Declare<T>(builder);
        builder.Metadata.Add(new ProducesResponseTypeMetadata(status, typeof(T), ContentTypes));
    }

    internal static SpanCodec<T> Of<T>(HttpContext context) =>
        context.GetEndpoint()?.Metadata.GetMetadata<SpanCodec<T>>() ?? CodecRegistry.Require<T>(context.RequestServices);
}
