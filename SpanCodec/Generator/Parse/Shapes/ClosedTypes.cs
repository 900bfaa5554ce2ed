using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Closed classes of C#: no other project derives from them, and the compiler writes down in an attribute which classes do. In the project
/// itself that attribute is not there yet, and they are looked for.
/// </summary>
internal static class ClosedTypes
{
    private const string Attribute = "IsClosedTypeAttribute";
    private const string Space = "System.Runtime.CompilerServices";
    private const string Listed = "DerivedTypes";

    private static readonly ConditionalWeakTable<INamedTypeSymbol, INamedTypeSymbol[]> s_direct = new();

    /// <summary>Whether the derived types of a class are its cases, named by their names, because none is named by an attribute.</summary>
    internal static bool AreInferred(ITypeSymbol type) => type is INamedTypeSymbol { TypeKind: TypeKind.Class }
        && type.Find("JsonPolymorphic").Named("InferClosedTypePolymorphism", false) && !type.Has("JsonDerivedType");

    /// <summary>Lists those that derive from a class, and in the place of a closed one those that derive from it.</summary>
    internal static IEnumerable<INamedTypeSymbol> DerivedFrom(INamedTypeSymbol type)
    {
        foreach (INamedTypeSymbol derived in s_direct.GetValue(type.OriginalDefinition, FindDirect))
        {
            if (Constructed(derived, type) is not { } constructed)
                continue;
            if (!IsClosed(constructed))
                yield return constructed;
            foreach (INamedTypeSymbol further in IsClosed(constructed) ? DerivedFrom(constructed) : [])
                yield return further;
        }
    }

    /// <summary>Why System.Text.Json infers no derived types, or others than are found here; null where neither is so.</summary>
    internal static string? Refusal(Compilation compilation, INamedTypeSymbol type)
    {
        if (!IsClosed(type))
            return "it is no closed class, of which derived types could be inferred: name each with [JsonDerivedType]";
        bool isListed = compilation.GetTypeByMetadataName($"{Space}.{Attribute}") is { } attribute
            && attribute.GetMembers(Listed).Length > 0;
        if (IsOfSource(type) && !isListed)
        {
            return $"its derived types cannot be inferred: {Attribute} has no property {Listed}, in which the compiler would write them "
                + "down";
        }

        if (s_direct.GetValue(type.OriginalDefinition, FindDirect).Any(derived => Constructed(derived, type) is null))
            return "a derived type has other type arguments than it, and is not inferred: name each with [JsonDerivedType]";
        return DerivedFrom(type).FirstOrDefault(derived => Access(derived) < Access(type)) is { } hidden
            ? $"its derived type '{TypeNames.Display(hidden)}' is less accessible than it is" : null;
    }

    private static bool IsClosed(INamedTypeSymbol type) => Mark(type) is not null || (IsOfSource(type)
        && type.DeclaringSyntaxReferences.Any(part => part.GetSyntax() is TypeDeclarationSyntax declared
            && declared.Modifiers.Any(modifier => modifier.Text == "closed")));

    private static AttributeData? Mark(INamedTypeSymbol type) => type.GetAttributes().FirstOrDefault(attribute =>
        attribute.AttributeClass is { Name: Attribute } found && Framework.IsNamespace(found.ContainingNamespace, Space));

    private static bool IsOfSource(INamedTypeSymbol type) => type.Locations.Any(place => place.IsInSource);

    private static INamedTypeSymbol[] FindDirect(INamedTypeSymbol definition) => Mark(definition) is { } mark
        ? [.. mark.NamedTypes(Listed).OfType<INamedTypeSymbol>().Select(derived => derived.OriginalDefinition)]
        : [.. TypesIn(definition.ContainingAssembly.GlobalNamespace)
            .Where(other => SymbolEqualityComparer.Default.Equals(other.BaseType?.OriginalDefinition, definition))];

    private static IEnumerable<INamedTypeSymbol> TypesIn(INamespaceOrTypeSymbol space)
    {
        foreach (INamespaceOrTypeSymbol member in space.GetMembers().OfType<INamespaceOrTypeSymbol>())
        {
            if (member is INamedTypeSymbol type)
                yield return type;
            foreach (INamedTypeSymbol inner in TypesIn(member))
                yield return inner;
        }
    }

    /// <summary>The derived type of a constructed class, where each type parameter is one of that; null where not.</summary>
    private static INamedTypeSymbol? Constructed(INamedTypeSymbol derived, INamedTypeSymbol type)
    {
        if (!derived.IsGenericType)
            return SymbolEqualityComparer.Default.Equals(derived.BaseType, type) ? derived : null;
        if (derived.ContainingType is { IsGenericType: true })
            return null;
        var arguments = new ITypeSymbol[derived.Arity];
        for (int i = 0; i < arguments.Length; i++)
        {
            int place = derived.BaseType!.TypeArguments.IndexOf(derived.TypeParameters[i], 0, SymbolEqualityComparer.Default);
            if (place < 0)
                return null;
            arguments[i] = type.TypeArguments[place];
        }

        INamedTypeSymbol constructed = derived.Construct(arguments);
        return SymbolEqualityComparer.Default.Equals(constructed.BaseType, type) ? constructed : null;
    }

    private static int Access(INamedTypeSymbol type)
    {
        int own = type.DeclaredAccessibility switch
        {
            Accessibility.Public => 3,
            Accessibility.ProtectedOrInternal => 2,
            Accessibility.Internal => 1,
            _ => 0,
        };
        return type.ContainingType is { } around ? Math.Min(own, Access(around)) : own;
    }
}
