using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Bridge;

/// <summary>
/// Finds a type without a codec whose members are to be filled in place, as its [JsonObjectCreationHandling] says. A converter fills
/// nothing. System.Text.Json says so if the member itself is marked; if its type is marked, it would replace what the member holds without
/// a word.
/// </summary>
internal static class FilledType
{
    internal static bool IsAsked(Type type) =>
        type.GetCustomAttribute<JsonObjectCreationHandlingAttribute>(inherit: false) is { Handling: JsonObjectCreationHandling.Populate };

    /// <summary>Describes the type as the next resolver does, with the mark on each member that a codec would read.</summary>
    internal static JsonTypeInfo? Describe(Type type, JsonSerializerOptions options)
    {
        JsonTypeInfo? description = null;
        foreach (IJsonTypeInfoResolver resolver in options.TypeInfoResolverChain)
        {
            if (resolver is not SpanCodecResolver)
                description ??= resolver.GetTypeInfo(type, options);
        }

        if (description is null || ResolverChain.Without(options) is not { } without)
            return description;
        foreach (JsonPropertyInfo member in description.Properties)
        {
            // A copy of a struct that cannot be set is not filled.
            bool isFilled = member is { ObjectCreationHandling: null, Get: not null }
                && (member.Set is not null || !member.PropertyType.IsValueType);
            if (isFilled && HasCodec(member.PropertyType, options) && without.GetTypeInfo(member.PropertyType).CreateObject is not null)
                member.ObjectCreationHandling = JsonObjectCreationHandling.Populate;
        }

        return description;
    }

    /// <summary>Whether any class has a codec for the type.</summary>
    private static bool HasCodec(Type type, JsonSerializerOptions options)
    {
        foreach (IJsonTypeInfoResolver resolver in options.TypeInfoResolverChain)
        {
            if (resolver is SpanCodecResolver codecs && codecs.WhyNot(type, options) is null)
                return true;
        }

        return false;
    }
}
