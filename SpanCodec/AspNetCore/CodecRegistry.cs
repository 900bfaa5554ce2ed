using System.Diagnostics.CodeAnalysis;
using Microsoft.Extensions.DependencyInjection;

namespace SpanCodecs.AspNetCore;

/// <summary>The codecs of an application, by type: a service.</summary>
public sealed class CodecRegistry
{
    private readonly List<SpanCodecResolver> _resolvers = [];

    internal void Add(SpanCodecResolver resolver) => _resolvers.Add(resolver);

    /// <summary>The first that was added goes first.</summary>
    public bool TryGetCodec(Type type, [NotNullWhen(true)] out ISpanCodec? codec)
    {
        foreach (SpanCodecResolver resolver in _resolvers)
        {
            if (resolver.TryGetCodec(type, out codec))
                return true;
        }

        codec = null;
        return false;
    }

    internal static SpanCodec<T> Require<T>(IServiceProvider services)
    {
        if (services.GetService<CodecRegistry>() is { } registry && registry.TryGetCodec(typeof(T), out ISpanCodec? codec))
            return (SpanCodec<T>)codec;
        throw new InvalidOperationException(
            $"No codec is known for '{typeof(T)}': name the type with [SpanCodec], and call services.AddSpanCodecs(Codecs.Resolver).");
    }
}
