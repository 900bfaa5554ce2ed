using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Lists what the generator knows of System.Text.Json's attributes. A newer System.Text.Json has more: an attribute, an argument or a value
/// that is not in these tables is an error, because it would be passed over without a word.
/// </summary>
internal static class KnownAttributes
{
    private const string Suffix = "Attribute";

    /// <summary>
    /// Attributes of types and members, without "Attribute", and their arguments: of constructors by the parameter's name.
    /// </summary>
    internal static readonly Dictionary<string, string[]> Arguments = new(StringComparer.Ordinal)
    {
        ["JsonConstructor"] = [],
        ["JsonConverter"] = ["converterType"],
        ["JsonDerivedType"] = ["derivedType", "typeDiscriminator"],
        ["JsonExtensionData"] = [],
        ["JsonIgnore"] = ["Condition"],
        ["JsonInclude"] = [],
        ["JsonNamingPolicy"] = ["namingPolicy"],
        ["JsonNumberHandling"] = ["handling"],
        ["JsonObjectCreationHandling"] = ["handling"],
        ["JsonPolymorphic"] =
        [
            "TypeDiscriminatorPropertyName", "UnknownDerivedTypeHandling", "IgnoreUnrecognizedTypeDiscriminators",
            "InferClosedTypePolymorphism",
        ],
        ["JsonPropertyName"] = ["name"],
        ["JsonPropertyOrder"] = ["order"],
        ["JsonRequired"] = [],
        ["JsonStringEnumMemberName"] = ["name"],
        ["JsonUnion"] = ["TypeClassifier"],
        ["JsonUnmappedMemberHandling"] = ["unmappedMemberHandling"],
        // The attributes of contexts are on no type of the user's, or say nothing of JSON.
        ["JsonSerializable"] = ["type", "TypeInfoPropertyName", "GenerationMode"],
        ["JsonSourceGenerationOptions"] = [],
    };

    private const string Classifier = "a classifier chooses the type when the program runs, and generated code does not call it";

    /// <summary>The attributes and arguments that are known, and not implemented.</summary>
    internal static readonly Dictionary<string, string> Refused = new(StringComparer.Ordinal)
    {
        ["JsonPolymorphic.TypeClassifier"] = Classifier,
        ["JsonUnion.TypeClassifier"] = Classifier,
    };

    /// <summary>The largest value of each enum that is an argument. They begin with zero, and have no gaps.</summary>
    internal static readonly Dictionary<string, int> LargestValues = new(StringComparer.Ordinal)
    {
        ["JsonCommentHandling"] = 2,
        ["JsonIgnoreCondition"] = 5,
        ["JsonKnownNamingPolicy"] = 6,
        ["JsonKnownReferenceHandler"] = 2,
        ["JsonNumberHandling"] = 7,
        ["JsonObjectCreationHandling"] = 1,
        ["JsonSerializerDefaults"] = 2,
        ["JsonSourceGenerationMode"] = 3,
        ["JsonUnknownDerivedTypeHandling"] = 2,
        ["JsonUnknownTypeHandling"] = 1,
        ["JsonUnmappedMemberHandling"] = 1,
    };

    /// <summary>Reports an attribute of unions on a type that is none.</summary>
    internal static void CheckIsUnion(Reports reports, ISymbol symbol, string display, Location? place)
    {
        if (symbol.Find("JsonUnion") is { } attribute)
            reports.Add(Descriptors.AttributeNotUsable, attribute.Place() ?? place, "JsonUnion", display, "the type is no union");
    }

    /// <summary>Reports what is not known of the attributes of a type, a member, a constructor or its parameter.</summary>
    /// <returns>Whether there is nothing.</returns>
    internal static bool Check(Reports reports, ISymbol symbol, string display, Location? place)
    {
        bool areKnown = true;
        foreach (AttributeData attribute in symbol.GetAttributes())
        {
            if (attribute.AttributeClass is not { } type || Refusal(attribute, type) is not { } reason)
                continue;
            reports.Add(Descriptors.AttributeNotUsable, attribute.Place() ?? place, NameOf(type), display, reason);
            areKnown = false;
        }

        return areKnown;
    }

    /// <summary>Why a codec does not follow an attribute; null for those that it follows, and for attributes of others.</summary>
    internal static string? Refusal(AttributeData attribute, INamedTypeSymbol type)
    {
        if (!Framework.IsNamespace(type.ContainingNamespace, Attributes.Serialization))
            return RefusalOfDerived(type);
        string name = NameOf(type);
        if (Refused.TryGetValue(name, out string? reason))
            return reason;
        if (!Arguments.TryGetValue(name, out string[]? known))
            return "this version of SpanCodec does not know the attribute";
        if (name == "JsonSourceGenerationOptions")
            return null;
        foreach ((string argument, TypedConstant value) in ArgumentsOf(attribute))
        {
            if (Refused.TryGetValue($"{name}.{argument}", out reason) ? value.Value is not (null or false) : !known.Contains(argument))
                return reason ?? $"this version of SpanCodec does not know its argument {argument}";
            if (UnknownValue(value) is { } unknown)
                return unknown;
            // A name of a member is refused at the member.
            if (name != "JsonPropertyName" && value is { Kind: TypedConstantKind.Primitive, Value: string text }
                && !Utf8Literal.IsWellFormed(text))
                return "a text of it has half of a surrogate pair, which a program does not find there when it runs";
            if (name == "JsonNamingPolicy" && value.Value is 0)
                return "it names no policy";
        }

        return null;
    }

    /// <summary>Says in a sentence why an attribute of a JsonSerializerContext is refused.</summary>
    internal static string? RefusalOnContext(AttributeData attribute) =>
        attribute.AttributeClass is { } type && Refusal(attribute, type) is { } reason
            ? $"[{NameOf(type)}] of the context: {reason}" : null;

    /// <summary>A value of an enum that no table has, in a sentence.</summary>
    internal static string? UnknownValue(TypedConstant value)
    {
        if (value.Kind != TypedConstantKind.Enum || value.Value is null || value.Type is not { } type)
            return null;
        long number = Convert.ToInt64(value.Value, CultureInfo.InvariantCulture);
        return LargestValues.TryGetValue(type.Name, out int largest) && number >= 0 && number <= largest && IsDefined(type, number)
            ? null : $"this version of SpanCodec does not know the value {value.ToCSharpString()}";
    }

    /// <summary>Whether the System.Text.Json that is referred to has the value; of flags there are more than it has names.</summary>
    private static bool IsDefined(ITypeSymbol type, long number) =>
        type.GetAttributes().Any(attribute => attribute.AttributeClass?.Name == "FlagsAttribute")
        || type.GetMembers().OfType<IFieldSymbol>().Where(field => field.HasConstantValue)
            .Any(field => Convert.ToInt64(field.ConstantValue, CultureInfo.InvariantCulture) == number);

    /// <summary>Whether it is derived from an attribute of System.Text.Json's.</summary>
    internal static bool IsDerived(INamedTypeSymbol type) => BaseOf(type) is not null;

    /// <summary>
    /// System.Text.Json finds attributes by their base class too, and what a derived one hands to that is only known when the program runs.
    /// (Those of converters are found where a type or a member is asked for its converter.)
    /// </summary>
    private static string? RefusalOfDerived(INamedTypeSymbol type) =>
        BaseOf(type) is { Name: not ("JsonAttribute" or "JsonConverterAttribute") } known
            ? $"it is derived from [{NameOf(known)}], and what it says is only known at run time" : null;

    private static INamedTypeSymbol? BaseOf(INamedTypeSymbol type)
    {
        INamedTypeSymbol? current = type.BaseType;
        while (current is not null && !Framework.IsNamespace(current.ContainingNamespace, Attributes.Serialization))
            current = current.BaseType;
        return current is not null && current.Name.EndsWith(Suffix, StringComparison.Ordinal) ? current : null;
    }

    private static IEnumerable<(string Name, TypedConstant Value)> ArgumentsOf(AttributeData attribute)
    {
        for (int i = 0; i < attribute.ConstructorArguments.Length; i++)
            yield return (attribute.AttributeConstructor?.Parameters[i].Name ?? "", attribute.ConstructorArguments[i]);
        foreach (KeyValuePair<string, TypedConstant> named in attribute.NamedArguments)
            yield return (named.Key, named.Value);
    }

    private static string NameOf(INamedTypeSymbol attribute)
    {
        string name = attribute.Name;
        return name.EndsWith(Suffix, StringComparison.Ordinal) ? name.Substring(0, name.Length - Suffix.Length) : name;
    }
}
