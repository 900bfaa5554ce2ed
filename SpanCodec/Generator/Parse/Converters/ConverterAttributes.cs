using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// [JsonConverter] on a member or a type, and attributes derived from it. These make their converters when the program runs: generated code
/// repeats them.
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
        ? $"'{TypeNames.Display(attribute.AttributeClass!)}' cannot be repeated in code: it, or a type that it has, is not accessible, "
            + "a text has half of a surrogate pair, or its constructors have [OverloadResolutionPriority]"
        : "it names no converter";

    private static bool IsDerived(AttributeData attribute) => !attribute.AttributeClass.IsSerialization("JsonConverterAttribute");

    private static string? Creation(TypeGraph graph, AttributeData attribute)
    {
        if (attribute is not { AttributeClass: { } type, AttributeConstructor: { } constructor })
            return null;
        if (!graph.IsAccessible(type) || !graph.IsAccessible(constructor) || ConstructorParser.HasPriorities(type))
            return null;
        // The types of the parameters, as of several constructors the arguments alone may fit another.
        string?[] arguments =
        [
            .. attribute.ConstructorArguments.Zip(constructor.Parameters, (argument, parameter) => Code(graph, argument, parameter.Type)),
        ];
        string?[] values = [.. attribute.NamedArguments.Select(argument => Code(graph, argument.Value, argument.Value.Type))];
        if (arguments.Contains(null) || values.Contains(null))
            return null;
        string settings = string.Join(", ", attribute.NamedArguments
            .Select((argument, i) => $"{TypeNames.Escaped(argument.Key)} = {values[i]}"));
        return $"new {TypeNames.Code(type)}({string.Join(", ", arguments)}) {{ {settings} }}";
    }

    private static string? Code(TypeGraph graph, TypedConstant constant, ITypeSymbol? declared)
    {
        if (constant is not { Kind: not TypedConstantKind.Error, Type: { } type } || declared is null)
            return null;
        if (!graph.IsAccessible(type) || !graph.IsAccessible(declared))
            return null;
        // Attributes are kept as UTF-8: when the program runs, the attribute has another text.
        if (constant is { Kind: TypedConstantKind.Primitive, Value: string text } && !Utf8Literal.IsWellFormed(text))
            return null;
        string? value = constant.IsNull ? ConstantCode.Of(null, type)
            : constant.Kind == TypedConstantKind.Array ? Array(graph, constant.Values, (IArrayTypeSymbol)type)
            : constant.Value is not ITypeSymbol named ? ConstantCode.Of(constant.Value, type)
            : graph.IsAccessible(named) ? $"typeof({TypeNames.Code(named)})" : null;
        return value is null || SymbolEqualityComparer.Default.Equals(type, declared) ? value : $"({TypeNames.Code(declared)}){value}";
    }

    private static string? Array(TypeGraph graph, IEnumerable<TypedConstant> items, IArrayTypeSymbol type)
    {
        string?[] values = [.. items.Select(item => Code(graph, item, type.ElementType))];
        return values.Contains(null) ? null : $"new {TypeNames.Code(type)} {{ {string.Join(", ", values)} }}";
    }
}
