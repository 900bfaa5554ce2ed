using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>What several rooms ask of a type.</summary>
internal static class TypeSymbols
{
    /// <summary>The type, then its bases, the nearest first.</summary>
    internal static IEnumerable<ITypeSymbol> AndBases(this ITypeSymbol type)
    {
        for (ITypeSymbol? one = type; one is not null; one = one.BaseType)
            yield return one;
    }

    /// <summary>Those of the type first, then those of its bases.</summary>
    internal static IEnumerable<ISymbol> MembersNamed(this ITypeSymbol type, string name) =>
        type.AndBases().SelectMany(one => one.GetMembers(name));

    /// <summary>The type of the value, where a struct may be null.</summary>
    internal static ITypeSymbol WithoutNullable(this ITypeSymbol type) =>
        type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
            ? nullable.TypeArguments[0]
            : type;
}
