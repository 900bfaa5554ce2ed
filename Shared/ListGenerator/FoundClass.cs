using Microsoft.CodeAnalysis;

namespace JsonAot.ListGenerator;

/// <summary>A class that a list may have: all that is known of it, as text.</summary>
/// <param name="Name">The type's name alone, by which a build names it.</param>
/// <param name="Code">The type's full name, as generated code writes it.</param>
/// <param name="Kinds">All that it is: its base classes and interfaces, as code.</param>
/// <param name="Obstacle">Why it cannot be made; null where it can.</param>
internal sealed record FoundClass(string Name, string Code, Sequence<string> Kinds, string? Obstacle, Place? Place)
{
    private const string NotDiscovered = "JsonAot.NotDiscoveredAttribute";

    /// <summary>The file that declares it, with slashes on every system.</summary>
    internal string Path => WithSlashes(Place?.Path ?? "");

    internal bool Is(string kind) => Kinds.Items.Contains(kind);

    /// <returns>Null for a class that no list has: an abstract one, or one that is marked so.</returns>
    internal static FoundClass? Of(INamedTypeSymbol type)
    {
        if (type.IsAbstract || type.TypeKind != TypeKind.Class || type.GetAttributes().Any(IsNotDiscovered))
            return null;
        return new FoundClass(type.Name, CodeOf(type), KindsOf(type), ObstacleOf(type), Place.Of(type));
    }

    internal static string CodeOf(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);

    internal static string WithSlashes(string path) => path.Replace('\\', '/');

    private static bool IsNotDiscovered(AttributeData attribute) => attribute.AttributeClass?.ToDisplayString() == NotDiscovered;

    private static Sequence<string> KindsOf(INamedTypeSymbol type)
    {
        var kinds = new List<string>();
        for (INamedTypeSymbol? parent = type.BaseType; parent is not null; parent = parent.BaseType)
            kinds.Add(CodeOf(parent));
        kinds.AddRange(type.AllInterfaces.Select(CodeOf));
        return new Sequence<string>(kinds);
    }

    private static string? ObstacleOf(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? around = type; around is not null; around = around.ContainingType)
        {
            if (around.IsGenericType)
                return "nobody says what its type parameters are";
            if (around.DeclaredAccessibility is not (Accessibility.Public or Accessibility.Internal or Accessibility.ProtectedOrInternal))
                return "it is not accessible outside the class that contains it";
        }

        return type.InstanceConstructors.Any(IsUsable) ? null : "it has no accessible constructor without parameters";
    }

    private static bool IsUsable(IMethodSymbol constructor) => constructor.Parameters.Length == 0
        && constructor.DeclaredAccessibility is Accessibility.Public or Accessibility.Internal or Accessibility.ProtectedOrInternal;
}
