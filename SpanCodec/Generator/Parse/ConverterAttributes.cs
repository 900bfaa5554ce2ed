using System.Globalization;
using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// [JsonConverter] on a member or a type, and attributes derived from it. These make their converters when the program runs: generated code repeats
/// them.
/// </summary>
internal static class ConverterAttributes
{
    internal static AttributeData? Find(ISymbol symbol)
    {
        foreach (AttributeData attribute in symbol.GetAttributes())
        {
            if (attribute.AttributeClass.IsOrDerivesFrom("JsonConverterAttribute"))
                return attribute;
        }

        return null;
    }

    /// <summary>The converter that [JsonConverter] itself names.</summary>
    internal static INamedTypeSymbol? Named(AttributeData attribute) =>
        IsDerived(attribute) ? null : attribute.Argument(0) as INamedTypeSymbol;

    /// <summary>The use of a type with the attribute's converter; null where code cannot have it.</summary>
    internal static TypeUse? Apply(TypeGraph graph, TypeUse use, AttributeData attribute)
    {
        if (Named(attribute) is { } named)
            return use with { Converter = named };
        if (!IsDerived(attribute) || Creation(graph, attribute) is not { } creation)
            return null;
        string made = $"SpanCode::MadeConverters.Of({creation}, typeof({TypeNames.Code(use.Type)}))";
        return use with { Converter = attribute.AttributeClass, MadeBy = made };
    }

    /// <summary>Whether there are several, which System.Text.Json refuses when the program runs.</summary>
    internal static bool HasSeveral(ISymbol symbol) =>
        symbol.GetAttributes().Count(attribute => attribute.AttributeClass.IsOrDerivesFrom("JsonConverterAttribute")) > 1;

    internal static string Refusal(AttributeData attribute) => IsDerived(attribute)
        ? $"'{TypeNames.Display(attribute.AttributeClass!)}' cannot be repeated in code: it is not accessible, "
            + "or has other arguments than texts, whole numbers, enums and types"
        : "it names no converter";

    private static bool IsDerived(AttributeData attribute) => !attribute.AttributeClass.IsSerialization("JsonConverterAttribute");

    private static string? Creation(TypeGraph graph, AttributeData attribute)
    {
        if (attribute is not { AttributeClass: { } type, AttributeConstructor: { } constructor })
            return null;
        if (!graph.IsAccessible(type) || !graph.IsAccessible(constructor) || ConstructorParser.HasPriorities(type))
            return null;
        string?[] arguments = [.. attribute.ConstructorArguments.Select(argument => Code(graph, argument))];
        string?[] values = [.. attribute.NamedArguments.Select(argument => Code(graph, argument.Value))];
        if (arguments.Contains(null) || values.Contains(null))
            return null;
        string settings = string.Join(", ", attribute.NamedArguments.Select((argument, i) => $"{TypeNames.Escaped(argument.Key)} = {values[i]}"));
        return $"new {TypeNames.Code(type)}({string.Join(", ", arguments)}) {{ {settings} }}";
    }

    private static string? Code(TypeGraph graph, TypedConstant constant) => constant switch
    {
        { Kind: TypedConstantKind.Array or TypedConstantKind.Error } => null,
        // Of several constructors the type of the null says which.
        { IsNull: true, Type: { } type } => graph.IsAccessible(type) ? $"({TypeNames.Code(type)})null" : null,
        { Value: string text } => Emit.Utf8Literal.Quoted(text),
        { Value: bool value } => value ? "true" : "false",
        { Value: char letter } => $"(char){(int)letter}",
        { Value: ITypeSymbol type } => graph.IsAccessible(type) ? $"typeof({TypeNames.Code(type)})" : null,
        { Value: float or double } => null,
        { Value: IFormattable number, Type: { } type } => graph.IsAccessible(type)
            ? $"unchecked(({TypeNames.Code(type)})({number.ToString(null, CultureInfo.InvariantCulture)}))" : null,
        _ => null,
    };
}
