using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// [JsonConverter] on a member, then the converters of the options, then [JsonConverter] on the type: System.Text.Json's order.
/// </summary>
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
        if (use.Type.TypeKind == TypeKind.Enum && graph.Options is { UseStringEnumConverter: true, EnumAttributesGoFirst: false })
            return null;
        if (ConverterAttributes.Find(use.Type) is not { } attribute)
            return null;
        if (ConverterAttributes.HasSeveral(use.Type))
            return graph.Unsupported(name, use, "it has several attributes that name a converter");
        return ConverterAttributes.Apply(graph, use, attribute) is { Converter: { } ofType } converted
            ? Create(graph, converted with { Place = Reports.PlaceOf(use.Type) ?? use.Place }, name, ofType)
            : graph.Unsupported(name, use, "of its [JsonConverter] " + ConverterAttributes.Refusal(attribute));
    }

    /// <summary>Whether a converter reads the type where it is used so.</summary>
    internal static bool Applies(TypeGraph graph, TypeUse use) =>
        use.Converter is not null
        || graph.Converters.Any(converter => Handles(converter, use.Type))
        || ConverterAttributes.Find(use.Type) is not null;

    /// <summary>
    /// Whether a converter of its own reads and writes the type as a key. One that
    /// writes enums by name does what is done for keys without it.
    /// </summary>
    internal static bool IsForKeysOf(TypeGraph graph, ITypeSymbol key) =>
        graph.Converters.Any(converter => !IsStringEnum(converter) && Handles(converter, key))
        || (ConverterAttributes.Find(key) is { } attribute
            && !(ConverterAttributes.Named(attribute) is { } converter && IsStringEnum(converter)));

    /// <summary>
    /// A converter of T serves T? too, with null outside it, unless it is a converter of T? itself. One that is made is asked when the
    /// program runs.
    /// </summary>
    internal static bool IsForNullableItself(TypeGraph graph, TypeUse use) =>
        (use.Converter is { } ofMember && (Handles(ofMember, use.Type) || IsMade(ofMember)))
        || graph.Converters.Any(converter => Handles(converter, use.Type));

    private static bool Handles(INamedTypeSymbol converter, ITypeSymbol type) =>
        IsStringEnum(converter)
            ? type.TypeKind == TypeKind.Enum
                && (converter.Arity == 0 || SymbolEqualityComparer.Default.Equals(converter.TypeArguments[0], type))
            : TargetOf(converter) is { } target && TypeNames.Code(target) == TypeNames.Code(type);

    private static TypeModel Create(TypeGraph graph, TypeUse use, TypeName name, INamedTypeSymbol converter)
    {
        if (IsStringEnum(converter))
        {
            return Handles(converter, use.Type) && EnumParser.TryParse(graph, use, name, asText: true) is { } text
                ? text
                : Refuse(graph, use, name, converter, converter.Arity == 0 ? "it is for enums" : "it is for another enum");
        }

        if (use.MadeBy is { } made)
            return new ConverterModel(name, OfNullable(use.Type, made));
        converter = Closed(converter, use.Type);
        if (!converter.IsOrDerivesFrom("JsonConverterFactory")
            && (TargetOf(converter) is not { } target || TypeNames.Code(target) != TypeNames.Code(use.Type)))
            return Refuse(graph, use, name, converter, "it is no JsonConverter of exactly this type");
        string creation = $"new {TypeNames.Code(converter)}()";
        return IsConstructible(converter, graph.IsAccessible)
            ? new ConverterModel(
                name, IsMade(converter) ? OfNullable(use.Type, creation) : creation,
                SaysWhoHandlesNull: use.Type.IsValueType && OverridesHandleNull(converter))
            : Refuse(graph, use, name, converter, "it " + NotConstructible);
    }

    /// <summary>Whether the converter itself is made when the program runs, by a factory or an attribute.</summary>
    private static bool IsMade(INamedTypeSymbol converter) =>
        !IsStringEnum(converter)
        && (converter.IsOrDerivesFrom("JsonConverterFactory") || converter.IsOrDerivesFrom("JsonConverterAttribute"));

    /// <summary>Asks at run time whether the converter takes T? or T: only a converter that is there can be asked.</summary>
    private static string OfNullable(ITypeSymbol type, string creation) => Framework.UnderlyingOfNullable(type) is { } underlying
        ? $"SpanCode::MadeConverters.OfNullable<{TypeNames.Code(underlying)}>({creation})" : creation;

    internal const string NotConstructible = "has no accessible constructor without parameters, or [OverloadResolutionPriority] on one";

    internal static bool IsConstructible(INamedTypeSymbol converter, Func<ISymbol, bool> isAccessible) =>
        !converter.IsAbstract
            && isAccessible(converter)
            && !ConstructorParser.HasPriorities(converter)
            && converter.InstanceConstructors.Any(constructor => constructor.Parameters.Length == 0 && isAccessible(constructor));

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

    /// <summary>
    /// The framework's own, generic or not; a class derived from it may carry a naming policy and is called like any other.
    /// </summary>
    internal static bool IsStringEnum(INamedTypeSymbol converter) => converter.IsSerialization("JsonStringEnumConverter");

    private static bool OverridesHandleNull(INamedTypeSymbol converter)
    {
        for (INamedTypeSymbol? current = converter; current is not null && !current.IsSerialization("JsonConverter");
            current = current.BaseType)
        {
            if (current.GetMembers("HandleNull").Any(member => member.IsOverride))
                return true;
        }

        return false;
    }

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
