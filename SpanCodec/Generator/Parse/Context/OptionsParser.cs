using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

internal static class OptionsParser
{
    internal const string AttributeName = "SpanCodecs.SpanCodecOptionsAttribute";

    internal static AttributeData? Find(ISymbol context) =>
        context.GetAttributes().FirstOrDefault(attribute => attribute.AttributeClass?.ToDisplayString() == AttributeName);

    internal static OptionsModel Parse(AttributeData? attribute) => Parse(attribute, attribute?.Number(0) ?? 0);

    /// <param name="defaults">The number of a JsonSerializerDefaults.</param>
    internal static OptionsModel Parse(AttributeData? attribute, int defaults) => OptionsModel.Of(option =>
    {
        object? missing = defaults switch { OptionTable.Web => option.Web, OptionTable.Strict => option.Strict, _ => option.Default };
        if (missing is not int number)
            return attribute.Named(option.Name, missing);
        int value = attribute.Number(option.Name, number);
        return value > option.Most ? option.Default : value;
    });

    /// <summary>Values that System.Text.Json's options refuse.</summary>
    internal static void Check(AttributeData? attribute, OptionsModel options, Reports reports)
    {
        if (attribute is null)
            return;
        if (attribute.Number(0) is not (null or 0 or OptionTable.Web or OptionTable.Strict))
            Refuse("defaults", "only General, Web and Strict are implemented");
        if (options.MaxDepth < 0)
            Refuse("MaxDepth", "it is negative");
        if (options.MaxLength < 0)
            Refuse("MaxLength", "it is negative");
        if (options.NewLine is not (null or "\n" or "\r\n"))
            Refuse("NewLine", "lines end with \\n or with \\r\\n");
        if (options.IndentCharacter is not (' ' or '\t'))
            Refuse("IndentCharacter", "lines begin with blanks or with tabs");
        if (options.IndentSize is < 0 or > 127)
            Refuse("IndentSize", "a level is 0 to 127 characters");
        if (options.DefaultIgnoreCondition
            is not (IgnoreCondition.Never or IgnoreCondition.WhenWritingDefault or IgnoreCondition.WhenWritingNull))
            Refuse("DefaultIgnoreCondition", "as a default it can only be Never, WhenWritingNull or WhenWritingDefault");
        foreach (KeyValuePair<string, TypedConstant> argument in attribute.NamedArguments)
        {
            if (KnownAttributes.UnknownValue(argument.Value) is { } unknown)
                Refuse(argument.Key, unknown);
        }

        if (attribute.Number("ReadCommentHandling") is not (0 or 1))
            Refuse("ReadCommentHandling", "comments can be disallowed or skipped");

        void Refuse(string option, string reason) => reports.Add(Descriptors.OptionNotSupported, attribute.Place(), option, reason);
    }

    /// <summary>The converters of the options that generated code can call; the others are reported.</summary>
    internal static IEnumerable<INamedTypeSymbol> Converters(ContextRequest request, Reports reports)
    {
        if (request.Settings is not { } attribute)
            yield break;
        foreach (ITypeSymbol type in attribute.NamedTypes("Converters"))
        {
            bool isOfOneType = type is INamedTypeSymbol { IsUnboundGenericType: false }
                && type.IsOrDerivesFrom("JsonConverter")
                && !(type.IsOrDerivesFrom("JsonConverterFactory") && !type.IsSerialization("JsonStringEnumConverter"));
            if (!isOfOneType)
                Refuse(type, "is no converter of one type; which types a factory takes is only known at run time");
            else if (RefusalOf((INamedTypeSymbol)type, request) is { } refusal)
                Refuse(type, refusal);
            else
                yield return (INamedTypeSymbol)type;
        }

        void Refuse(ITypeSymbol type, string reason) =>
            reports.Add(Descriptors.OptionNotSupported, attribute.Place(), "Converters", $"'{TypeNames.Display(type)}' {reason}");
    }

    /// <summary>The framework's own for enums is a factory, whose types are known all the same.</summary>
    private static string? RefusalOf(INamedTypeSymbol converter, ContextRequest request)
    {
        if (!ConverterParser.IsConstructible(converter, symbol => request.Compilation.IsSymbolAccessibleWithin(symbol, request.Context)))
            return ConverterParser.NotConstructible;
        return !ConverterParser.IsStringEnum(converter) && CanConvertParser.MayTakeOthers(converter, request.Compilation)
            ? "overrides CanConvert, and may take other types than its own, which is only known at run time"
            : null;
    }
}
