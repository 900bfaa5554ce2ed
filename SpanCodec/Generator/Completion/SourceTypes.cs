using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Completion;

/// <summary>All types that a project declares, nested ones too.</summary>
internal static class SourceTypes
{
    internal static IEnumerable<INamedTypeSymbol> Of(Compilation compilation) => Of(compilation.Assembly);

    /// <summary>All types of an assembly.</summary>
    internal static IEnumerable<INamedTypeSymbol> Of(IAssemblySymbol assembly)
    {
        var pending = new Stack<INamespaceOrTypeSymbol>([assembly.GlobalNamespace]);
        while (pending.Count > 0)
        {
            INamespaceOrTypeSymbol current = pending.Pop();
            if (current is INamedTypeSymbol type)
                yield return type;
            foreach (INamespaceOrTypeSymbol member in current.GetMembers().OfType<INamespaceOrTypeSymbol>())
                pending.Push(member);
        }
    }
}
