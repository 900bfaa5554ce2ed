using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Bridge;

/// <summary>Whether two lists of converters mean the same for the types of a class.</summary>
internal static class ConverterList
{
    internal static string? Difference(ContextOptions context, JsonSerializerOptions theirs, EnumText[] enums)
    {
        JsonSerializerOptions mine = context.Options;
        var others = new Lazy<JsonSerializerOptions?>(() => ResolverChain.Without(theirs));
        foreach (Type type in context.Types)
        {
            JsonConverter? expected = First(mine, type);
            JsonConverter? actual = First(theirs, type);
            bool isSame = expected is not null && Array.Find(enums, text => text.Type == type) is { } text
                ? (actual ?? Described(others.Value, type)) is not { } other || text.AreSame(expected, other, theirs)
                : AreSame(expected, actual, context.AlikeConverters);
            if (isSame && actual is null && Array.IndexOf(context.NumericEnums, type) >= 0 && WritesNames(others.Value, type))
                return $"Another resolver writes the names of '{type}', the codecs write its numbers.";
            if (isSame)
                continue;
            return expected is not null && expected.GetType() == actual?.GetType()
                ? $"For '{type}' the options have another instance of {Show(actual)}, which may do something else."
                : $"For '{type}' the options have {Show(actual)}, the codecs were generated with {Show(expected)}.";
        }

        return null;
    }

    private static bool AreSame(JsonConverter? expected, JsonConverter? actual, Type[] alike) =>
        ReferenceEquals(expected, actual)
        || (expected is not null && expected.GetType() == actual?.GetType() && Array.IndexOf(alike, expected.GetType()) >= 0);

    /// <summary>A context of System.Text.Json's has the converters of enums in its description, not in its options.</summary>
    private static JsonConverter? Described(JsonSerializerOptions? others, Type type) =>
        others is not null && others.TryGetTypeInfo(type, out JsonTypeInfo? info) ? info.Converter : null;

    /// <summary>A context says so by an option of its own, which no options show.</summary>
    private static bool WritesNames(JsonSerializerOptions? others, Type type)
    {
        Array values = Enum.GetValuesAsUnderlyingType(type);
        return values.Length > 0 && others is not null && others.TryGetTypeInfo(type, out JsonTypeInfo? info)
            && JsonSerializer.SerializeToUtf8Bytes(Enum.ToObject(type, values.GetValue(0)!), info) is [(byte)'"', ..];
    }

    private static JsonConverter? First(JsonSerializerOptions options, Type type)
    {
        foreach (JsonConverter converter in options.Converters)
        {
            if (converter.CanConvert(type))
                return converter;
        }

        return null;
    }

    private static string Show(JsonConverter? converter) => converter is null ? "no converter" : $"the converter '{converter.GetType()}'";
}
