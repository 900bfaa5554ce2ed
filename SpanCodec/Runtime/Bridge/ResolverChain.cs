using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Bridge;

/// <summary>The resolvers around ours: what they may change, and how a value is read and written without ours.</summary>
internal static class ResolverChain
{
    /// <summary>What WithAddedModifier makes: the class has no public name.</summary>
    private static readonly Type s_modified = JsonTypeInfoResolver.Combine().WithAddedModifier(static _ => { }).GetType();

    /// <summary>
    /// Where something wraps the resolver, it changes or inspects System.Text.Json's description of types (OpenAPI documents are made that way);
    /// a codec has none. The same holds where another resolver would describe one of the class's types in its own way.
    /// </summary>
    internal static string? WhyNot(JsonSerializerOptions options, SpanCodecResolver resolver, Type[] types)
    {
        if (!options.TypeInfoResolverChain.Contains(resolver))
            return "The resolver is not in the options' TypeInfoResolverChain itself; what wraps it may change what System.Text.Json knows of types.";
        IJsonTypeInfoResolver[] others = [.. Flattened(options.TypeInfoResolverChain)];
        // A resolver of the application's own is asked with options that have no codecs: it may ask the options in turn.
        if (Array.TrueForAll(others, IsPlain) || Without(options) is not { } without)
            return null;
        foreach (Type type in types)
        {
            if (Describing(others, type, without) is { } other && !IsPlain(other))
                return Tell(other, type);
        }

        return null;
    }

    /// <summary>The same options without codecs; null where no other resolver is in them.</summary>
    internal static JsonSerializerOptions? Without(JsonSerializerOptions options)
    {
        IJsonTypeInfoResolver[] others = [.. options.TypeInfoResolverChain.Where(resolver => resolver is not SpanCodecResolver)];
        return others.Length == 0 ? null : new JsonSerializerOptions(options) { TypeInfoResolver = JsonTypeInfoResolver.Combine(others) };
    }

    /// <summary>A chain of System.Text.Json's own may be in the chain.</summary>
    private static IEnumerable<IJsonTypeInfoResolver> Flattened(IEnumerable<IJsonTypeInfoResolver> resolvers) => resolvers.SelectMany(resolver =>
        resolver is IEnumerable<IJsonTypeInfoResolver> inner && resolver.GetType().Assembly == typeof(IJsonTypeInfoResolver).Assembly
            ? Flattened(inner)
            : [resolver]);

    /// <summary>Whether it says of a type what its members and attributes say, and no more. Who derives from the default resolver may say anything.</summary>
    private static bool IsPlain(IJsonTypeInfoResolver resolver) =>
        resolver is SpanCodecResolver or JsonSerializerContext
        || (resolver is DefaultJsonTypeInfoResolver { Modifiers.Count: 0 } && resolver.GetType() == typeof(DefaultJsonTypeInfoResolver));

    /// <summary>The resolver that describes the type where there are no codecs.</summary>
    private static IJsonTypeInfoResolver? Describing(IJsonTypeInfoResolver[] others, Type type, JsonSerializerOptions without) => Array.Find(
        others,
        // The default one knows every type, and must not be asked before its modifiers are complete.
        other => other is not SpanCodecResolver && (other is DefaultJsonTypeInfoResolver || other.GetTypeInfo(type, without) is not null));

    private static string Tell(IJsonTypeInfoResolver other, Type type) =>
        other.GetType() == s_modified || other.GetType() == typeof(DefaultJsonTypeInfoResolver)
            ? $"Another resolver has modifiers for '{type}'; a codec knows nothing of what they change."
            : $"The resolver '{other.GetType()}' may describe '{type}' in its own way; a codec knows nothing of what it changes.";
}
