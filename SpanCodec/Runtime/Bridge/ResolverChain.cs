using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Bridge;

/// <summary>The resolvers around ours: what they may change, and how a value is read and written without ours.</summary>
internal static class ResolverChain
{
    /// <summary>
    /// Says why the resolver cannot be used. If something wraps it, that changes or inspects System.Text.Json's description of types
    /// (OpenAPI documents are made that way), and a codec has none. Another resolver may also describe one of the class's types in its own
    /// way.
    /// </summary>
    internal static string? WhyNot(JsonSerializerOptions options, SpanCodecResolver resolver, Type[] types)
    {
        if (!options.TypeInfoResolverChain.Contains(resolver))
            return "The resolver is not in the options' TypeInfoResolverChain itself; "
                + "what wraps it may change what System.Text.Json knows of types.";
        var others = new List<IJsonTypeInfoResolver>();
        Flatten(options.TypeInfoResolverChain, others);
        // A resolver of the application's own is asked with options that have no codecs: it may ask the options in turn.
        if (others.TrueForAll(IsPlain) || Without(options) is not { } without)
            return null;
        foreach (Type type in types)
        {
            if (Describing(others, type, without) is { } other && !IsPlain(other))
                return Tell(other, type);
        }

        return null;
    }

    /// <summary>Why ours is not asked for the type: one that stands before it has an answer. Null where none has.</summary>
    internal static string? Before(JsonSerializerOptions options, SpanCodecResolver resolver, Type type)
    {
        JsonSerializerOptions? without = null;
        foreach (IJsonTypeInfoResolver other in options.TypeInfoResolverChain)
        {
            if (ReferenceEquals(other, resolver))
                return null;
            without ??= Without(options);
            if (without is null)
                return null;
            // The default one knows every type, and must not be asked before its modifiers are complete.
            if (other is DefaultJsonTypeInfoResolver || other.GetTypeInfo(type, other is SpanCodecResolver ? options : without) is not null)
                return $"The resolver '{other.GetType()}' stands before the codecs' in the options' TypeInfoResolverChain, "
                    + $"and answers for '{type}'.";
        }

        return null;
    }

    /// <summary>Makes these options without codecs; null if no other resolver is in them.</summary>
    internal static JsonSerializerOptions? Without(JsonSerializerOptions options)
    {
        var others = new List<IJsonTypeInfoResolver>();
        foreach (IJsonTypeInfoResolver resolver in options.TypeInfoResolverChain)
        {
            if (resolver is not SpanCodecResolver)
                others.Add(resolver);
        }

        return others.Count == 0 ? null
            : new JsonSerializerOptions(options) { TypeInfoResolver = JsonTypeInfoResolver.Combine([.. others]) };
    }

    /// <summary>A chain of System.Text.Json's own may be in the chain.</summary>
    private static void Flatten(IEnumerable<IJsonTypeInfoResolver> resolvers, List<IJsonTypeInfoResolver> all)
    {
        foreach (IJsonTypeInfoResolver resolver in resolvers)
        {
            if (resolver is IEnumerable<IJsonTypeInfoResolver> inner && IsSystemTextJsons(resolver))
                Flatten(inner, all);
            else
                all.Add(resolver);
        }
    }

    private static bool IsSystemTextJsons(IJsonTypeInfoResolver resolver) =>
        resolver.GetType().Assembly == typeof(IJsonTypeInfoResolver).Assembly;

    /// <summary>
    /// Whether it says of a type what its members and attributes say, and no more. A class derived from the default resolver may say
    /// anything.
    /// </summary>
    private static bool IsPlain(IJsonTypeInfoResolver resolver) =>
        resolver is SpanCodecResolver or JsonSerializerContext
        || (resolver is DefaultJsonTypeInfoResolver { Modifiers.Count: 0 } && resolver.GetType() == typeof(DefaultJsonTypeInfoResolver));

    /// <summary>The resolver that describes the type where there are no codecs.</summary>
    private static IJsonTypeInfoResolver? Describing(
        List<IJsonTypeInfoResolver> others, Type type, JsonSerializerOptions without) => others.Find(
        // The default one knows every type, and must not be asked before its modifiers are complete.
        other => other is not SpanCodecResolver && (other is DefaultJsonTypeInfoResolver || other.GetTypeInfo(type, without) is not null));

    private static string Tell(IJsonTypeInfoResolver other, Type type) =>
        // The resolver of WithAddedModifier has no public name; no other of System.Text.Json's own describes a type.
        IsSystemTextJsons(other)
            ? $"Another resolver has modifiers for '{type}'; a codec knows nothing of what they change."
            : $"The resolver '{other.GetType()}' may describe '{type}' in its own way; a codec knows nothing of what it changes.";
}
