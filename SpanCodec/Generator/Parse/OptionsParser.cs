using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

internal static class OptionsParser
{
    internal const string AttributeName = "SpanCodecs.SpanCodecOptionsAttribute";

    internal static AttributeData? Find(ISymbol context) =>
        context.GetAttributes().FirstOrDefault(attribute => attribute.AttributeClass?.ToDisplayString() == AttributeName);

    internal static OptionsModel Parse(AttributeData? attribute) => attribute is null ? OptionsModel.Default : new OptionsModel
    {
        PropertyNamingPolicy = (NamingPolicy)attribute.Number("PropertyNamingPolicy"),
        DictionaryKeyPolicy = (NamingPolicy)attribute.Number("DictionaryKeyPolicy"),
        PropertyNameCaseInsensitive = attribute.Named("PropertyNameCaseInsensitive", false),
        DefaultIgnoreCondition = (IgnoreCondition)attribute.Number("DefaultIgnoreCondition"),
        IgnoreReadOnlyProperties = attribute.Named("IgnoreReadOnlyProperties", false),
        IgnoreReadOnlyFields = attribute.Named("IgnoreReadOnlyFields", false),
        IncludeFields = attribute.Named("IncludeFields", false),
        NumberHandling = (NumberHandling)attribute.Number("NumberHandling"),
        UseStringEnumConverter = attribute.Named("UseStringEnumConverter", false),
        DisallowUnmappedMembers = attribute.Number("UnmappedMemberHandling") == 1,
        PopulateObjects = attribute.Number("PreferredObjectCreationHandling") == 1,
        AllowTrailingCommas = attribute.Named("AllowTrailingCommas", false),
        SkipComments = attribute.Number("ReadCommentHandling") == 1,
        WriteIndented = attribute.Named("WriteIndented", false),
        MaxDepth = attribute.Number("MaxDepth"),
        RelaxedEscaping = attribute.Named("RelaxedEscaping", false),
    };

    /// <summary>Values that System.Text.Json's options refuse.</summary>
    internal static void Check(AttributeData? attribute, OptionsModel options, Reports reports)
    {
        if (attribute is null)
            return;
        if (options.MaxDepth < 0)
            Refuse("MaxDepth", "it is negative");
        if (options.DefaultIgnoreCondition is not (IgnoreCondition.Never or IgnoreCondition.WhenWritingDefault or IgnoreCondition.WhenWritingNull))
            Refuse("DefaultIgnoreCondition", "as a default it can only be Never, WhenWritingNull or WhenWritingDefault");
        if (attribute.Number("ReadCommentHandling") is not (0 or 1))
            Refuse("ReadCommentHandling", "comments can be disallowed or skipped");

        void Refuse(string option, string reason) => reports.Add(Descriptors.OptionNotSupported, attribute.Place(), option, reason);
    }

    /// <summary>The converters of the options that generated code can call; the others are reported.</summary>
    internal static IEnumerable<INamedTypeSymbol> Converters(ISymbol context, Reports reports)
    {
        if (Find(context) is not { } attribute)
            yield break;
        foreach (ITypeSymbol type in attribute.NamedTypes("Converters"))
        {
            if (type is INamedTypeSymbol { IsUnboundGenericType: false } converter
                && converter.IsOrDerivesFrom("JsonConverter")
                && !(converter.IsOrDerivesFrom("JsonConverterFactory") && !converter.IsSerialization("JsonStringEnumConverter")))
                yield return converter;
            else
                reports.Add(Descriptors.OptionNotSupported, attribute.Place(), "Converters", $"'{TypeNames.Display(type)}' is no converter of one type; which types a factory takes is only known at run time");
        }
    }
}
