using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

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
        HashSet<string> patched = PatchParser.Asked(attributes);
        foreach (AttributeData attribute in attributes)
        {
            // Code has one name for tuples that differ in the names of their elements.
            if (attribute.Argument(0) is not ITypeSymbol type || codes.Contains(TypeNames.Code(type)))
                continue;
            var use = new TypeUse(type, null, null, attribute.Place() ?? contextPlace);
            if (!TypeClassifier.IsUsable(graph, use) || !CanBeOffered(graph, use) || !OptionalParser.CheckRoot(graph, use))
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

            ISymbol? own = OwnMembers.Against(graph.Context, property, TypeNames.Code(type));
            if (members.Contains(property) || own is not null || IsReserved(graph.Context, property))
            {
                graph.Reports.Add(
                    Descriptors.PropertyNameTaken, own is null ? use.Place : Reports.PlaceOf(own) ?? use.Place,
                    TypeNames.Display(type), own?.MetadataName ?? property,
                    Remedy(attribute, type, property, members, graph.Context));
                continue;
            }

            declared.Add((use, property));
            codes.Add(TypeNames.Code(type));
            members.Add(property);
            graph.Reserve(property);
        }

        return declared
            .Select(root => new RootModel(root.Property, graph.KeyOf(root.Use), AccessibilityOf(root.Use.Type) == Accessibility.Public)
            {
                IsDerivedType = BridgeParser.IsDerivedType(root.Use.Type),
                Patch = patched.Contains(TypeNames.Code(root.Use.Type)) ? PatchParser.Parse(graph, root.Use) : null,
            })
            .ToEquatableArray();
    }

    private static bool IsReserved(INamedTypeSymbol context, string property) =>
        property == context.Name || GeneratedNames.IsReserved(property);

    /// <summary>Writes the attribute with a name that is free.</summary>
    private static string Remedy(
        AttributeData attribute, ITypeSymbol type, string property, HashSet<string> members, INamedTypeSymbol context)
    {
        ITypeSymbol named = type is IArrayTypeSymbol array ? array.ElementType : type;
        string around = named.ContainingType?.Name ?? named.ContainingNamespace?.Name ?? "";
        string name = (around.Length > 0 ? around : "Other") + property;
        while (members.Contains(name) || IsReserved(context, name)
            || OwnMembers.Against(context, name, TypeNames.Code(type)) is not null)
            name = "Other" + name;
        return attribute.AttributeClass.IsSerialization("JsonSerializableAttribute")
            ? $"[JsonSerializable(typeof({TypeNames.Display(type)}), TypeInfoPropertyName = \"{name}\")]"
            : $"[SpanCodec(typeof({TypeNames.Display(type)}), PropertyName = \"{name}\")]";
    }

    /// <summary>A property may not be more accessible than its type; one of a private class is as private as that.</summary>
    private static bool CanBeOffered(TypeGraph graph, TypeUse use)
    {
        if (AccessibilityOf(use.Type) != Accessibility.Private || graph.Context.DeclaredAccessibility == Accessibility.Private)
            return true;
        graph.Reports.Add(Descriptors.TypeNotAccessible, use.Place, TypeNames.Display(use.Type),
            $"the users of {TypeNames.Display(graph.Context)}");
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
