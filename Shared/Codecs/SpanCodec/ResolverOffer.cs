using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs;

namespace JsonAot.Codecs;

/// <summary>SpanCodec in an application of System.Text.Json: the one line that adopts it, and nothing else.</summary>
public static class ResolverOffer
{
    /// <param name="with">Makes an offer of what JsonSerializer uses for the type.</param>
    /// <param name="without">Makes one of the reason why that would not be the codec.</param>
    public static TOffer Of<T, TOffer>(Payload<T> payload, Func<JsonTypeInfo<T>, TOffer> with, Func<Unavailable, TOffer> without)
        where T : class
    {
        if (payload is not IHasSpanCodec<T> { Resolver: { } resolver })
            return without(ILacksSpanCodec.Reason(
                payload, "this payload declares no resolver for its SpanCodec", "; the resolver leaves the type to System.Text.Json"));
        var options = new JsonSerializerOptions(payload.Metadata.Options);
        options.TypeInfoResolverChain.Insert(0, resolver);
        // Without the codec this would be STJ source-gen under another name.
        return resolver.WhyNot(typeof(T), options) is { } reason
            ? without(new Unavailable($"the resolver leaves it to System.Text.Json: {reason}"))
            : with((JsonTypeInfo<T>)options.GetTypeInfo(typeof(T)));
    }
}
