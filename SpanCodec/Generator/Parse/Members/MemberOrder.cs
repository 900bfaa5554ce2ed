using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// Whether the compiler sees the members of a type in the order that they have when the program runs. The reference assemblies of the
/// framework, and of some packages, are made of sorted source; those of projects are made of the project's own.
/// </summary>
internal static class MemberOrder
{
    /// <param name="written">The members that are written.</param>
    internal static bool IsUnknown(TypeGraph graph, IEnumerable<MemberCandidate> written) => written
        .GroupBy(member => (Type: member.Symbol.ContainingType, member.Order), Comparer.Instance)
        .Any(group => group.Count() > 1 && MayBeSorted(graph, group.Key.Type, [.. group.Select(member => member.Symbol.Name)]));

    /// <summary>The types that are such, or hold a value of one, however deep: each with the name of one.</summary>
    internal static Dictionary<string, string> Affected(Dictionary<string, TypeModel> types)
    {
        var affected = new Dictionary<string, string>();
        foreach (TypeModel type in types.Values)
        {
            if (type is ObjectModel { IsOrderUnknown: true } or BorrowedModel { IsOrderUnknown: true })
                affected.Add(type.Name.Key, type.Name.Display);
        }

        // What is held as object may be one of them.
        if (affected.Count > 0)
            affected.Add(TypeParts.Any, affected.Values.First());
        for (int before = 0; before != affected.Count;)
        {
            before = affected.Count;
            foreach (TypeModel type in types.Values.Where(type => !affected.ContainsKey(type.Name.Key)))
            {
                if (TypeParts.Of(type.Name.Key, types).FirstOrDefault(affected.ContainsKey) is { } part)
                    affected.Add(type.Name.Key, affected[part]);
            }
        }

        affected.Remove(TypeParts.Any);
        return affected;
    }

    private static bool MayBeSorted(TypeGraph graph, INamedTypeSymbol type, string[] names)
    {
        if (!UnseenMembers.IsReference(type.ContainingAssembly) || HasKnownOrder(type))
            return false;
        return Framework.IsSigned(type.ContainingAssembly) || (IsOfPackage(graph, type.ContainingAssembly) && AreSorted(names));
    }

    /// <summary>System.Text.Json has the order of a pair, and tuples have theirs in the names.</summary>
    private static bool HasKnownOrder(INamedTypeSymbol type) => type.IsTupleType
        || (Framework.MetadataName(type) is { } name
            && (name == "System.Collections.Generic.KeyValuePair`2" || name.StartsWith("System.Tuple`", StringComparison.Ordinal)));

    private static bool AreSorted(string[] names) => names.SequenceEqual(names.OrderBy(name => name, StringComparer.OrdinalIgnoreCase));

    /// <summary>
    /// Whether an assembly lies where packages have it, in ref/net10.0. A project has its reference assembly in obj/…/ref.
    /// </summary>
    private static bool IsOfPackage(TypeGraph graph, IAssemblySymbol assembly) =>
        graph.Compilation.GetMetadataReference(assembly) is PortableExecutableReference { FilePath: { } path }
        && Path.GetFileName(Path.GetDirectoryName(Path.GetDirectoryName(path))) == "ref";

    private sealed class Comparer : IEqualityComparer<(INamedTypeSymbol Type, int Order)>
    {
        internal static readonly Comparer Instance = new();

        public bool Equals((INamedTypeSymbol Type, int Order) x, (INamedTypeSymbol Type, int Order) y) =>
            x.Order == y.Order && SymbolEqualityComparer.Default.Equals(x.Type, y.Type);

        public int GetHashCode((INamedTypeSymbol Type, int Order) obj) => obj.Order;
    }
}
