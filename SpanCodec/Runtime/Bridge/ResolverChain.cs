using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Bridge;

/// <summary>The resolvers around ours: what they may change, and how a value is read and written without ours.</summary>
internal static class ResolverChain
{
    /// <summary>What WithAddedModifier makes: the class has no public name.</summary>
    private static readonly Type s_modified = JsonTypeInfoResolver.Combine().WithAddedModifier(static _ => { }).GetType();

    /// <summary>
    /// Where something wraps the resolver, it changes or inspects System.Text.Json's description of types (OpenAPI documents are made that way);
    /// a codec has none. The same holds for what the resolvers behind it would change.
    /// </summary>
    internal static string? WhyNot(JsonSerializerOptions options, SpanCodecResolver resolver)
    {
        bool isFound = false;
        foreach (IJsonTypeInfoResolver other in options.TypeInfoResolverChain)
        {
            if (other == resolver)
                isFound = true;
            else if (isFound && IsModifying(other))
                return "A resolver behind this one has modifiers; a codec knows nothing of what they change.";
        }

        return isFound ? null : "The resolver is not in the options' TypeInfoResolverChain itself; what wraps it may change what System.Text.Json knows of types.";
    }

    /// <summary>The same options without codecs; null where no other resolver is in them.</summary>
    internal static JsonSerializerOptions? Without(JsonSerializerOptions options)
    {
        IJsonTypeInfoResolver[] others = [.. options.TypeInfoResolverChain.Where(resolver => resolver is not SpanCodecResolver)];
        return others.Length == 0 ? null : new JsonSerializerOptions(options) { TypeInfoResolver = JsonTypeInfoResolver.Combine(others) };
    }

    private static bool IsModifying(IJsonTypeInfoResolver resolver) =>
        resolver.GetType() == s_modified || resolver is DefaultJsonTypeInfoResolver { Modifiers.Count: > 0 };
}
