using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Adoption;

/// <summary>[JsonSourceGenerationOptions]: its options have the names that [SpanCodecOptions] has for them.</summary>
internal static class AdoptedOptions
{
    // They say how System.Text.Json's own generator or its streams work, not what JSON is.
    private static readonly string[] s_ignoredOptions = ["GenerationMode", "DefaultBufferSize"];

    /// <summary>The first option that the codecs have not, in a sentence.</summary>
    internal static string? Unsupported(AttributeData? attribute, Compilation compilation)
    {
        INamedTypeSymbol? known = compilation.GetTypeByMetadataName(OptionsParser.AttributeName);
        foreach (KeyValuePair<string, TypedConstant> argument in attribute?.NamedArguments
            ?? ImmutableArray<KeyValuePair<string, TypedConstant>>.Empty)
        {
            bool isSet = argument.Value.Kind == TypedConstantKind.Array || argument.Value.Value is not (null or false or 0);
            if (isSet && !s_ignoredOptions.Contains(argument.Key) && known?.GetMembers(argument.Key).Length == 0)
                return $"the option {argument.Key} of the context is not supported";
        }

        return null;
    }
}
