using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs;

namespace JsonAot.Codecs;

/// <summary>SpanCodec in an application of System.Text.Json: the one line that adopts it, and nothing else.</summary>
public static class SpanCodecBridge
{
    /// <returns>What JsonSerializer uses for the type, or the reason why that would not be the codec.</returns>
    public static (JsonTypeInfo<T>? TypeInfo, string? Reason) TypeInfoOf<T>(Payload<T> payload)
        where T : class
    {
        if (payload is not IHasSpanCodec<T> { Resolver: { } resolver })
            return (null, "this payload declares no resolver for its SpanCodec");
        var options = new JsonSerializerOptions(payload.Metadata.Options);
        options.TypeInfoResolverChain.Insert(0, resolver);
        // Without the codec this would be STJ source-gen under another name.
        return resolver.WhyNot(typeof(T), options) is { } reason
            ? (null, $"the bridge leaves it to System.Text.Json: {reason}")
            : ((JsonTypeInfo<T>)options.GetTypeInfo(typeof(T)), null);
    }
}
