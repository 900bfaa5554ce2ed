using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Bridge;

/// <summary>A type, and the converters that the class's options and the application's have for it.</summary>
/// <param name="type">The type.</param>
/// <param name="actual">The application's; null where there is none.</param>
/// <param name="told">The difference of the two, as the end of a sentence; null if there is none.</param>
/// <param name="setting">The text for [SpanCodecOptions] that gives the class the application's converter: a setting, a converter's typeof,
/// or nothing; null if none does.</param>
internal sealed class ConverterUse(Type type, JsonConverter? actual, string? told, string? setting)
{
    internal Type Type => type;

    internal JsonConverter? Actual => actual;

    internal string? Told => told;

    internal string? Setting => setting;
}

/// <summary>Whether two lists of converters mean the same for the types of a class.</summary>
internal static class ConverterList
{
    private const string EnumsByName = "UseStringEnumConverter = true";

    /// <summary>Lists the types for which one of the two has a converter.</summary>
    internal static List<ConverterUse> Of(ContextOptions context, JsonSerializerOptions theirs, EnumText[] enums)
    {
        var uses = new List<ConverterUse>();
        var others = new Lazy<JsonSerializerOptions?>(() => ResolverChain.Without(theirs));
        foreach (Type type in context.Types)
        {
            JsonConverter? expected = First(context.Options, type);
            JsonConverter? actual = First(theirs, type);
            EnumText? named = expected is null ? null : Array.Find(enums, text => text.Type == type);
            bool isSame = named is not null
                ? (actual ?? Described(others.Value, type)) is not { } other || named.AreSame(expected!, other, theirs)
                : AreSame(expected, actual, context.AlikeConverters);
            if (!isSame)
                uses.Add(new(type, actual, Tell(expected, actual), AreOfOneClass(expected, actual) ? null : Setting(expected, actual)));
            else if (actual is null && Array.IndexOf(context.NumericEnums, type) >= 0 && WritesNames(others.Value, type))
                uses.Add(new(type, null, "another resolver writes names, the codecs write numbers", EnumsByName));
            else if (expected is not null)
                uses.Add(new(type, actual, null, named is not null ? EnumsByName : Setting(null, actual)));
        }

        return uses;
    }

    /// <summary>Tells a difference once, even if several types have it.</summary>
    internal static void Tell(List<string> told, List<ConverterUse> uses)
    {
        var others = new Dictionary<string, int>();
        foreach (ConverterUse use in uses)
        {
            if (use.Told is not null)
                others[use.Told] = others.GetValueOrDefault(use.Told, -1) + 1;
        }

        foreach ((string alike, int count) in others)
        {
            string more = count == 0 ? "" : count == 1 ? " and another type" : $" and {count} other types";
            told.Add($"For '{uses.Find(use => use.Told == alike)!.Type}'{more} {alike}.");
        }
    }

    private static bool AreOfOneClass(JsonConverter? expected, JsonConverter? actual) =>
        expected is not null && expected.GetType() == actual?.GetType();

    private static string Tell(JsonConverter? expected, JsonConverter? actual) => AreOfOneClass(expected, actual)
        ? $"the options have another instance of {Show(actual)}, which may do something else"
        : $"the options have {Show(actual)}, the codecs were generated with {Show(expected)}";

    /// <summary>The one for all enums does not tell whether it was made with arguments: then the class that has it differs still.</summary>
    private static string? Setting(JsonConverter? expected, JsonConverter? actual) => actual switch
    {
        null => "",
        JsonStringEnumConverter => expected is null ? EnumsByName : null,
        JsonConverterFactory => IsOfOneEnum(actual.GetType()) ? $"typeof({Code(actual.GetType())})" : null,
        _ => $"typeof({Code(actual.GetType())})",
    };

    private static bool IsOfOneEnum(Type type) =>
        type.IsGenericType && type.GetGenericTypeDefinition() == typeof(JsonStringEnumConverter<>);

    private static string Code(Type type)
    {
        string name = type.IsNested ? $"{Code(type.DeclaringType!)}.{type.Name}"
            : type.Namespace is { Length: > 0 } space ? $"{space}.{type.Name}" : type.Name;
        int arity = name.IndexOf('`', StringComparison.Ordinal);
        return arity < 0 ? name : $"{name[..arity]}<{string.Join(", ", Array.ConvertAll(type.GenericTypeArguments, Code))}>";
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
