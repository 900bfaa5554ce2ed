using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanCodecs.Bridge;

/// <summary>Whether two lists of converters come to the same for the types of a class.</summary>
internal static class ConverterList
{
    internal static string? Difference(JsonSerializerOptions mine, JsonSerializerOptions theirs, Type[] types, EnumText[] enums)
    {
        foreach (Type type in types)
        {
            JsonConverter? expected = First(mine, type);
            JsonConverter? actual = First(theirs, type);
            bool isSame = expected is not null && actual is not null && Array.Find(enums, text => text.Type == type) is { } text
                ? text.AreSame(expected, actual, theirs)
                : expected?.GetType() == actual?.GetType();
            if (!isSame)
                return $"For '{type}' the options have {Show(actual)}, the codecs were generated with {Show(expected)}.";
        }

        return null;
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
