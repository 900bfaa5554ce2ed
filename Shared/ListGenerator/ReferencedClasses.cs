using Microsoft.CodeAnalysis;

namespace JsonAot.ListGenerator;

/// <summary>The classes of one kind in the projects that are referenced.</summary>
internal static class ReferencedClasses
{
    internal static IEnumerable<FoundClass> Of(ITypeSymbol kind, Compilation compilation, CancellationToken stop)
    {
        string code = FoundClass.CodeOf(kind);
        return compilation.SourceModule.ReferencedAssemblySymbols
            .Where(assembly => Knows(assembly, kind.ContainingAssembly))
            .SelectMany(assembly => TypesIn(assembly.GlobalNamespace, stop))
            .Where(type => compilation.IsSymbolAccessibleWithin(type, compilation.Assembly))
            .Select(FoundClass.Of)
            .OfType<FoundClass>()
            // What cannot be made is an error where it is declared.
            .Where(found => found.Obstacle is null && found.Is(code))
            .OrderBy(found => found.Code, StringComparer.Ordinal);
    }

    // The framework has ten thousand types, and none of them is of a kind that it does not know.
    private static bool Knows(IAssemblySymbol assembly, IAssemblySymbol declaring) =>
        SymbolEqualityComparer.Default.Equals(assembly, declaring)
        || assembly.Modules.Any(module => module.ReferencedAssemblies.Any(identity => identity.Name == declaring.Name));

    private static IEnumerable<INamedTypeSymbol> TypesIn(INamespaceOrTypeSymbol container, CancellationToken stop)
    {
        stop.ThrowIfCancellationRequested();
        foreach (ISymbol member in container.GetMembers())
        {
            if (member is INamedTypeSymbol type)
                yield return type;
            if (member is INamespaceOrTypeSymbol inner)
            {
                foreach (INamedTypeSymbol found in TypesIn(inner, stop))
                    yield return found;
            }
        }
    }
}
