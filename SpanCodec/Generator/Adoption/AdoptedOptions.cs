using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Adoption;

/// <summary>[JsonSourceGenerationOptions]: its options have the names that [SpanCodecOptions] has for them.</summary>
internal static class AdoptedOptions
{
    internal const int Web = 1;
    private const int Strict = 2;

    // They say how System.Text.Json's own generator or its streams work, not what JSON is.
    private static readonly string[] s_ignoredOptions = ["GenerationMode", "DefaultBufferSize"];

    internal static OptionsModel Parse(AttributeData? attribute, bool isUsedForWeb)
    {
        OptionsModel options = OptionsParser.Parse(attribute);
        if (!isUsedForWeb && attribute?.Number(0) != Web)
            return options;
        return options with
        {
            PropertyNamingPolicy = Has(attribute, "PropertyNamingPolicy") ? options.PropertyNamingPolicy : NamingPolicy.CamelCase,
            PropertyNameCaseInsensitive = !Has(attribute, "PropertyNameCaseInsensitive") || options.PropertyNameCaseInsensitive,
            NumberHandling = Has(attribute, "NumberHandling") ? options.NumberHandling : NumberHandling.AllowReadingFromString,
        };
    }

    /// <summary>The first option that the codecs have not, in a sentence.</summary>
    internal static string? Unsupported(AttributeData? attribute, Compilation compilation)
    {
        INamedTypeSymbol? known = compilation.GetTypeByMetadataName(OptionsParser.AttributeName);
        foreach (KeyValuePair<string, TypedConstant> argument in attribute?.NamedArguments ?? ImmutableArray<KeyValuePair<string, TypedConstant>>.Empty)
        {
            // The only one that is true where nobody sets it.
            bool isSet = argument.Key == "AllowDuplicateProperties"
                ? argument.Value.Value is false
                : argument.Value.Kind == TypedConstantKind.Array || argument.Value.Value is not (null or false or 0);
            if (isSet && !s_ignoredOptions.Contains(argument.Key) && known?.GetMembers(argument.Key).Length == 0)
                return $"the option {argument.Key} of the context is not supported";
        }

        return attribute?.Number(0) == Strict ? "JsonSerializerDefaults.Strict of the context is not supported" : null;
    }

    private static bool Has(AttributeData? attribute, string name) => attribute?.NamedArguments.Any(argument => argument.Key == name) == true;
}
