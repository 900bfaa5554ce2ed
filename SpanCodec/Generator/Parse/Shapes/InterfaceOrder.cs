using Microsoft.CodeAnalysis;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// The order in which System.Text.Json asks an interface and those it inherits for members: each before all that it inherits.
/// The list is built from its end. Interfaces that inherit nothing are added first; each next one is put in front.
/// </summary>
internal static class InterfaceOrder
{
    internal static IEnumerable<INamedTypeSymbol> Of(INamedTypeSymbol type)
    {
        List<INamedTypeSymbol> left = Found(type);
        var order = new List<INamedTypeSymbol>();
        var ready = new Queue<INamedTypeSymbol>(left.Where(candidate => candidate.AllInterfaces.IsEmpty));
        while (ready.Count > 0)
        {
            INamedTypeSymbol next = ready.Dequeue();
            order.Insert(0, next);
            foreach (INamedTypeSymbol candidate in left)
            {
                bool waited = candidate.AllInterfaces.Contains(next, SymbolEqualityComparer.Default);
                if (waited && candidate.AllInterfaces.All(inherited => order.Contains(inherited, SymbolEqualityComparer.Default)))
                    ready.Enqueue(candidate);
            }
        }

        return order;
    }

    private static List<INamedTypeSymbol> Found(INamedTypeSymbol type)
    {
        var found = new List<INamedTypeSymbol> { type };
        for (int i = 0; i < found.Count; i++)
        {
            foreach (INamedTypeSymbol inherited in Flattened(found[i]))
            {
                if (!found.Contains(inherited, SymbolEqualityComparer.Default))
                    found.Add(inherited);
            }
        }

        return found;
    }

    /// <summary>Lists interfaces as the compiler does in the assembly, and so reflection.</summary>
    private static IEnumerable<INamedTypeSymbol> Flattened(INamedTypeSymbol type) =>
        type.Interfaces.SelectMany(inherited => Flattened(inherited).Prepend(inherited));
}
