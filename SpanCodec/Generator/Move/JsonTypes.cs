using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Move;

internal static class JsonTypes
{
    /// <summary>The type of the elements of a sequence, which codecs read and write one by one, and the type that is nullable.</summary>
    internal static ITypeSymbol Plain(ITypeSymbol type) => Framework.MetadataName(type) == "System.Collections.Generic.IAsyncEnumerable`1"
        ? Plain(((INamedTypeSymbol)type).TypeArguments[0])
        : Framework.UnderlyingOfNullable(type) ?? type.WithNullableAnnotation(NullableAnnotation.None);

    /// <summary>Whether the type may have a codec: it is no single value, and has a name.</summary>
    internal static bool MayHaveCodec(ITypeSymbol type) => HasName(type)
        && type is IArrayTypeSymbol or INamedTypeSymbol { Arity: > 0 } or { SpecialType: SpecialType.None, TypeKind: not TypeKind.Enum };

    private static bool HasName(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => HasName(array.ElementType),
        INamedTypeSymbol { IsAnonymousType: false, IsUnboundGenericType: false, TypeKind: not TypeKind.Error } named =>
            named.TypeArguments.All(HasName),
        _ => false,
    };
}
