using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Moving;

/// <summary>Attributes of Newtonsoft.Json, and those of data contracts, which it reads too.</summary>
internal static class OldAttributes
{
    internal const string Library = "Newtonsoft.Json";

    private const string Contracts = "System.Runtime.Serialization";

    // Newtonsoft.Json, which is timed on the copy, has no other word for the names of an enum's values.
    private const string Kept = "EnumMemberAttribute";

    private static readonly HashSet<string> OfContracts =
        ["DataContractAttribute", "DataMemberAttribute", "IgnoreDataMemberAttribute", Kept];

    private static bool IsKnown(INamedTypeSymbol? attribute) =>
        attribute is not null && (IsOfLibrary(attribute) || IsOfContracts(attribute));

    /// <summary>Whether the copy is without it.</summary>
    internal static bool IsOld(INamedTypeSymbol? attribute) => IsKnown(attribute) && attribute!.Name != Kept;

    internal static bool IsOfLibrary(ISymbol? symbol) => symbol?.ContainingNamespace?.ToDisplayString() is { } space && IsOfLibrary(space);

    internal static bool IsOfLibrary(string space) => space == Library || space.StartsWith($"{Library}.", StringComparison.Ordinal);

    private static bool IsOfContracts(INamedTypeSymbol attribute) =>
        attribute.ContainingNamespace?.ToDisplayString() == Contracts && OfContracts.Contains(attribute.Name);

    /// <param name="name">Without the word Attribute.</param>
    internal static AttributeData? Old(this ISymbol symbol, string name) => symbol.GetAttributes()
        .FirstOrDefault(one => one.AttributeClass is { } type && type.Name == $"{name}Attribute" && IsKnown(type));

    /// <summary>That of the type, or of the nearest base that has one.</summary>
    internal static AttributeData? OldOfType(this INamedTypeSymbol type, string name) =>
        type.AndBases().Select(one => one.Old(name)).FirstOrDefault(found => found is not null);

    /// <summary>A named argument; null where it is not stated.</summary>
    internal static object? Stated(this AttributeData? attribute, string name) =>
        attribute?.NamedArguments.FirstOrDefault(one => one.Key == name).Value.Value;

    /// <summary>The first argument of the constructor; null where there is none, or a list.</summary>
    internal static object? First(this AttributeData? attribute) =>
        attribute?.ConstructorArguments.FirstOrDefault() is { Kind: not (TypedConstantKind.Array or TypedConstantKind.Error) } first
            ? first.Value
            : null;
}
