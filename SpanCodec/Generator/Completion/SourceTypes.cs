using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Completion;

/// <summary>All types that a project declares, nested ones too.</summary>
internal static class SourceTypes
{
    internal static IEnumerable<INamedTypeSymbol> Of(Compilation compilation)
    {
        var pending = new Stack<INamespaceOrTypeSymbol>([compilation.Assembly.GlobalNamespace]);
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
