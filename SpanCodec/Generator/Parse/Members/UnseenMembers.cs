using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Looks for members that the compiler does not show: for types in other assemblies it shows the public ones only. [JsonInclude] and
/// [JsonConstructor] on others would be passed over without a word, so they are reported.
/// </summary>
internal static class UnseenMembers
{
    /// <summary>Whether there are any.</summary>
    internal static bool Report(TypeGraph graph, INamedTypeSymbol type, TypeName name, Location? place)
    {
        bool any = false;
        foreach (INamedTypeSymbol current in WithInherited(type))
        {
            if (Framework.Has(current) || SymbolEqualityComparer.Default.Equals(current.ContainingAssembly, graph.Compilation.Assembly))
                continue;
            foreach (string member in Find(graph, current.OriginalDefinition, isRoot: SymbolEqualityComparer.Default.Equals(current, type)))
            {
                graph.Reports.Add(
                    Descriptors.TypeNotSupported, place, name.Display,
                    $"{member} is not public, and in another assembly, where generated code does not see it");
                any = true;
            }
        }

        return any;
    }

    private static IEnumerable<INamedTypeSymbol> WithInherited(INamedTypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Interface)
            return type.AllInterfaces.Prepend(type);
        var types = new List<INamedTypeSymbol>();
        for (INamedTypeSymbol? current = type; current is not null; current = current.BaseType)
            types.Add(current);
        return types;
    }

    /// <summary>A type of another assembly with its private members; null where they cannot be seen.</summary>
    internal static INamedTypeSymbol? Whole(TypeGraph graph, INamedTypeSymbol type) =>
        IsReference(type.ContainingAssembly) ? null : graph.WithPrivateMembers(type.OriginalDefinition);

    internal static bool IsReference(IAssemblySymbol assembly) =>
        assembly.GetAttributes().Any(attribute => attribute.AttributeClass?.Name == "ReferenceAssemblyAttribute");

    private static IEnumerable<string> Find(TypeGraph graph, INamedTypeSymbol type, bool isRoot)
    {
        // A reference assembly has no private members to look for; a property of it still shows that it is included.
        bool isReference = IsReference(type.ContainingAssembly);
        INamedTypeSymbol? whole = graph.WithPrivateMembers(type);
        foreach (ISymbol member in (whole ?? type).GetMembers())
        {
            if (member is IPropertySymbol property && property.Has("JsonInclude"))
            {
                var seen = type.GetMembers(property.Name).OfType<IPropertySymbol>().FirstOrDefault();
                bool isWhole = seen is not null
                    && (seen.GetMethod is null) == (property.GetMethod is null) && (seen.SetMethod is null) == (property.SetMethod is null);
                if (!isWhole || isReference && (property.GetMethod is null || property.SetMethod is null))
                    yield return $"an accessor of '{property.Name}'";
            }
            else if (member is IFieldSymbol field && field.Has("JsonInclude") && type.GetMembers(field.Name).Length == 0)
            {
                yield return $"'{field.Name}'";
            }
            else if (isRoot && member is IMethodSymbol { MethodKind: MethodKind.Constructor } constructor
                && constructor.Has("JsonConstructor") && !type.InstanceConstructors.Any(other => other.Has("JsonConstructor")))
            {
                yield return "the constructor with [JsonConstructor]";
            }
        }
    }
}
