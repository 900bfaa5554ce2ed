using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>What generated code of any serializer fails at, in words.</summary>
internal static class TypeFaults
{
    /// <returns>Null where there is none.</returns>
    internal static string? Of(FoundType found) =>
        found.Root.All().Select(shape => Of(shape, found.Policy)).FirstOrDefault(fault => fault is not null);

    /// <summary>
    /// Whether what the files do not show is not there either: a generator may add members to a partial type, a package may keep some to
    /// itself, and what a context says of values is beyond all types.
    /// </summary>
    internal static bool HasKnownMembers(FoundType found) => found.Options?.ChangesValues != true
        && found.Root.All().OfType<ObjectShape>().All(shape => IsWhole(shape.Type));

    private static bool IsWhole(ITypeSymbol type)
    {
        for (ITypeSymbol? one = type; one is { SpecialType: SpecialType.None }; one = one.BaseType)
        {
            SyntaxNode[] places = [.. one.DeclaringSyntaxReferences.Select(place => place.GetSyntax())];
            if (places.Length == 0 || places.OfType<TypeDeclarationSyntax>().Any(place => place.Modifiers.Any(SyntaxKind.PartialKeyword)))
                return false;
        }

        return true;
    }

    /// <returns>Which names of the document are those of fields, that nobody reads; null where none is.</returns>
    internal static string? Fields(FoundType found)
    {
        string[] fields =
        [
            .. found.Root.All().OfType<ObjectShape>().SelectMany(shape => shape.Type.GetMembers().OfType<IFieldSymbol>())
                .Where(field => field is { IsStatic: false, IsConst: false, DeclaredAccessibility: Accessibility.Public })
                .Select(field => field.Name).Where(IsUnknown).Distinct(),
        ];
        return fields.Length == 0 ? null
            : string.Join(" and ", fields) + (fields.Length == 1 ? " is a field: make it a property" : " are fields: make them properties")
                + ", or state IncludeFields in a context";

        bool IsUnknown(string name) => NamePolicy.All.Any(
            policy => found.Coverage.Unknown.Any(path => path.EndsWith($".{policy.Convert(name)}", StringComparison.Ordinal)));
    }

    private static string? Of(Shape shape, NamePolicy policy)
    {
        if (IsForbidden(shape.Type))
            return $"{shape.Text} is [Obsolete] as an error, so that no generated code can use it. Let it be a warning for the trial.";
        if (shape is not ObjectShape type)
            return null;
        if (type.Members.GroupBy(member => member.JsonName(policy)).FirstOrDefault(same => same.Count() > 1) is { } alike)
            return $"{type.Text} has {string.Join(" and ", alike.Select(member => member.Name))}, and a document has the same name for "
                + $"them, '{alike.Key}': serializers throw. Give one of them another name with [JsonPropertyName], or [JsonIgnore].";
        foreach (MemberShape member in type.Members)
        {
            string name = $"{type.Text}.{member.Name}";
            if (HasDynamic(member.Shape.Type))
                return $"{name} is dynamic, which generated code cannot name. Write object or JsonElement in its place.";
            if (type.Type.MembersNamed(member.Name).FirstOrDefault() is { } symbol && IsForbidden(symbol))
                return $"{name} is [Obsolete] as an error, so that no generated code can use it. Let it be a warning for the trial.";
        }

        return null;
    }

    /// <summary>Those of the type first, then those of its bases.</summary>
    internal static IEnumerable<ISymbol> MembersNamed(this ITypeSymbol type, string name)
    {
        for (ITypeSymbol? one = type; one is not null; one = one.BaseType)
        {
            foreach (ISymbol member in one.GetMembers(name))
                yield return member;
        }
    }

    private static bool IsForbidden(ISymbol symbol) => symbol.GetAttributes().Any(one =>
        one.AttributeClass?.ToDisplayString() == "System.ObsoleteAttribute" && one.ConstructorArguments is [_, { Value: true }]);

    private static bool HasDynamic(ITypeSymbol type) => type switch
    {
        { TypeKind: TypeKind.Dynamic } => true,
        IArrayTypeSymbol array => HasDynamic(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(HasDynamic),
        _ => false,
    };
}
