using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>[JsonConverter] on a member, then the converters of the options, then [JsonConverter] on the type: System.Text.Json's order.</summary>
internal static class ConverterParser
{
    internal static TypeModel? TryParse(TypeGraph graph, TypeUse use, TypeName name)
    {
        if (use.Converter is { } ofMember)
            return Create(graph, use, name, ofMember);
        foreach (INamedTypeSymbol converter in graph.Converters)
        {
            if (Handles(converter, use.Type))
                return Create(graph, use, name, converter);
        }

        // The option is a converter of the options, and so goes before the attribute of an enum.
        if (use.Type.TypeKind == TypeKind.Enum && graph.Options.UseStringEnumConverter)
            return null;
        if (use.Type.Find("JsonConverter") is { } attribute)
        {
            return OfAttribute(attribute) is { } ofType
                ? Create(graph, use with { Place = Reports.PlaceOf(use.Type) ?? use.Place }, name, ofType)
                : graph.Unsupported(name, use, "its [JsonConverter] names no converter");
        }

        AttributeData? derived = use.Type.GetAttributes().FirstOrDefault(candidate => candidate.AttributeClass.IsOrDerivesFrom("JsonConverterAttribute"));
        return derived is null ? null : graph.Unsupported(name, use, "its converter comes from an attribute derived from [JsonConverter], which only runs at run time");
    }

    /// <summary>Whether a converter reads the type where it is used so.</summary>
    internal static bool Applies(TypeGraph graph, TypeUse use) =>
        use.Converter is not null
        || graph.Converters.Any(converter => Handles(converter, use.Type))
        || use.Type.GetAttributes().Any(attribute => attribute.AttributeClass.IsOrDerivesFrom("JsonConverterAttribute"));

    /// <summary>Whether a converter of its own reads and writes the type as a key. One that writes enums by name does what is done for keys without it.</summary>
    internal static bool IsForKeysOf(TypeGraph graph, ITypeSymbol key) =>
        graph.Converters.Any(converter => !IsStringEnum(converter) && Handles(converter, key))
        || key.GetAttributes().Any(attribute => attribute.AttributeClass.IsOrDerivesFrom("JsonConverterAttribute")
            && !(OfAttribute(attribute) is { } converter && IsStringEnum(converter)));

    internal static INamedTypeSymbol? OfAttribute(AttributeData attribute) => attribute.Argument(0) as INamedTypeSymbol;

    /// <summary>A converter of T serves T? too, with null outside it, unless it is a converter of T? itself.</summary>
    internal static bool IsForNullableItself(TypeGraph graph, TypeUse use) =>
        (use.Converter is { } ofMember && Handles(ofMember, use.Type)) || graph.Converters.Any(converter => Handles(converter, use.Type));

    private static bool Handles(INamedTypeSymbol converter, ITypeSymbol type) =>
        IsStringEnum(converter) ? type.TypeKind == TypeKind.Enum && (converter.Arity == 0 || SymbolEqualityComparer.Default.Equals(converter.TypeArguments[0], type))
        : TargetOf(converter) is { } target && TypeNames.Code(target) == TypeNames.Code(type);

    private static TypeModel Create(TypeGraph graph, TypeUse use, TypeName name, INamedTypeSymbol converter)
    {
        if (IsStringEnum(converter))
        {
            return Handles(converter, use.Type) && EnumParser.TryParse(graph, use, name, asText: true) is { } text
                ? text
                : Refuse(graph, use, name, converter, converter.Arity == 0 ? "it is for enums" : "it is for another enum");
        }

        converter = Closed(converter, use.Type);
        if (!converter.IsOrDerivesFrom("JsonConverterFactory") && (TargetOf(converter) is not { } target || TypeNames.Code(target) != TypeNames.Code(use.Type)))
            return Refuse(graph, use, name, converter, "it is no JsonConverter of exactly this type");
        return IsConstructible(converter, graph.IsAccessible)
            ? new ConverterModel(name, TypeNames.Code(converter))
            : Refuse(graph, use, name, converter, "it " + NotConstructible);
    }

    internal const string NotConstructible = "has no accessible constructor without parameters";

    internal static bool IsConstructible(INamedTypeSymbol converter, Func<ISymbol, bool> isAccessible) =>
        !converter.IsAbstract && isAccessible(converter) && converter.InstanceConstructors.Any(constructor => constructor.Parameters.Length == 0 && isAccessible(constructor));

    /// <summary>[JsonConverter(typeof(Converter&lt;&gt;))] on a generic type: closed with that type's arguments.</summary>
    private static INamedTypeSymbol Closed(INamedTypeSymbol converter, ITypeSymbol type) =>
        converter.IsUnboundGenericType && type is INamedTypeSymbol named && named.TypeArguments.Length == converter.Arity
            ? converter.OriginalDefinition.Construct([.. named.TypeArguments])
            : converter;

    private static UnsupportedModel Refuse(TypeGraph graph, TypeUse use, TypeName name, INamedTypeSymbol converter, string reason)
    {
        graph.Reports.Add(Descriptors.ConverterNotUsable, use.Place, TypeNames.Display(converter), name.Display, reason);
        return new UnsupportedModel(name);
    }

    /// <summary>The framework's own, generic or not; a class derived from it may carry a naming policy and is called like any other.</summary>
    internal static bool IsStringEnum(INamedTypeSymbol converter) => converter.IsSerialization("JsonStringEnumConverter");

    /// <summary>The type that it reads and writes; null for a factory.</summary>
    internal static ITypeSymbol? TargetOf(INamedTypeSymbol converter)
    {
        for (INamedTypeSymbol? current = converter; current is not null; current = current.BaseType)
        {
            if (current.Arity == 1 && current.IsSerialization("JsonConverter"))
                return current.TypeArguments[0];
        }

        return null;
    }
}
