using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>The types that [SpanCodec] names, and the properties that offer their codecs.</summary>
internal static class RootParser
{
    internal static EquatableArray<RootModel> Parse(IEnumerable<AttributeData> attributes, TypeGraph graph, Location contextPlace)
    {
        var declared = new List<(TypeUse Use, string Property)>();
        // Sets, because a context may have thousands of roots.
        var codes = new HashSet<string>();
        var members = new HashSet<string>();
        foreach (AttributeData attribute in attributes)
        {
            // Code has one name for tuples that differ in the names of their elements.
            if (attribute.Argument(0) is not ITypeSymbol type || codes.Contains(TypeNames.Code(type)))
                continue;
            var use = new TypeUse(type, null, null, attribute.Place() ?? contextPlace);
            if (!TypeClassifier.IsUsable(graph, use) || !CanBeOffered(graph, use))
                continue;
            if (NamedTypes.RefusalAsArgument(type) is { } refusal)
            {
                graph.Reports.Add(Descriptors.TypeNotSupported, use.Place, TypeNames.Display(type), refusal);
                continue;
            }

            string property = attribute.Named<string?>("PropertyName", null)
                ?? attribute.Named<string?>("TypeInfoPropertyName", null) ?? TypeNames.Property(type);
            if (!SyntaxFacts.IsValidIdentifier(property))
            {
                graph.Reports.Add(
                    Descriptors.AttributeNotUsable, use.Place, "SpanCodec", TypeNames.Display(type),
                    $"'{property}' cannot be the name of a property");
                continue;
            }

            string[] own = [property, "Deserialize" + property, $"Deserialize{property}Async"];
            if (members.Overlaps(own) || IsTaken(graph.Context, property))
            {
                graph.Reports.Add(Descriptors.PropertyNameTaken, use.Place, TypeNames.Display(type), property);
                continue;
            }

            declared.Add((use, property));
            codes.Add(TypeNames.Code(type));
            members.UnionWith(own);
            foreach (string member in own)
                graph.Reserve(member);
        }

        return declared
            .Select(root => new RootModel(root.Property, graph.KeyOf(root.Use), AccessibilityOf(root.Use.Type) == Accessibility.Public)
            {
                IsDerivedType = BridgeParser.IsDerivedType(root.Use.Type),
            })
            .ToEquatableArray();
    }

    private static bool IsTaken(INamedTypeSymbol context, string property) =>
        property == context.Name
        || "Deserialize" + property == context.Name
        || $"Deserialize{property}Async" == context.Name
        || GeneratedNames.IsReserved(property)
        || context.GetMembers(property).Length > 0
        || context.GetMembers("Deserialize" + property).Any(member => member is not IMethodSymbol)
        || context.GetMembers($"Deserialize{property}Async").Any(member => member is not IMethodSymbol);

    /// <summary>A property may not be more accessible than its type; one of a private class is as private as that.</summary>
    private static bool CanBeOffered(TypeGraph graph, TypeUse use)
    {
        if (AccessibilityOf(use.Type) != Accessibility.Private || graph.Context.DeclaredAccessibility == Accessibility.Private)
            return true;
        graph.Reports.Add(Descriptors.TypeNotAccessible, use.Place, TypeNames.Display(use.Type), $"the users of {TypeNames.Display(graph.Context)}");
        return false;
    }

    /// <summary>Public, Internal, or Private for anything less.</summary>
    private static Accessibility AccessibilityOf(ITypeSymbol type)
    {
        if (type is IArrayTypeSymbol array)
            return AccessibilityOf(array.ElementType);
        var least = Accessibility.Public;
        for (INamedTypeSymbol? current = type as INamedTypeSymbol; current is not null; current = current.ContainingType)
        {
            foreach (Accessibility part in current.TypeArguments.Select(AccessibilityOf).Append(Own(current)))
                least = part == Accessibility.Private || least == Accessibility.Private ? Accessibility.Private
                    : part == Accessibility.Internal ? part : least;
        }

        return least;
    }

    private static Accessibility Own(INamedTypeSymbol type) => type.DeclaredAccessibility switch
    {
        Accessibility.Public or Accessibility.Internal => type.DeclaredAccessibility,
        Accessibility.ProtectedOrInternal => Accessibility.Internal,
        _ => Accessibility.Private,
    };
}
