using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// The keys of types: a key is given when a use of a type is first named. The classes and files of the type are named after it, so that no
/// member of the context may have its name.
/// </summary>
internal sealed class TypeKeys(INamedTypeSymbol context)
{
    private readonly Dictionary<string, string> _keys = [];
    // A symbol is looked at once: most members are of few types.
    private readonly Dictionary<Symbols, string> _keysOfSymbols = new(EqualSymbols.Instance);
    private readonly Dictionary<string, int> _numbered = [];
    // Case makes no difference, because files are named after the classes.
    private readonly HashSet<string> _taken = new(
        [
            Names.SharedOptions, GeneratedNames.RuntimeType, GeneratedNames.Bridge, context.Name,
            .. WithInherited(context).SelectMany(type => type.MemberNames), .. context.GetTypeMembers().Select(type => type.Name),
        ],
        StringComparer.OrdinalIgnoreCase);

    /// <summary>Names that generated members of the context have, and that no key may give a generated class.</summary>
    internal void Reserve(string property) => _taken.Add(property);

    internal string Of(TypeUse use, TypeGraph graph, out bool isNew)
    {
        isNew = false;
        if (use.MadeBy is not null)
            return ByText(use, graph, out isNew);
        var symbols = new Symbols(use.Type, use.EffectiveHandling(graph), use.Converter, use.IsFilled, use.Change, use.IsInterned);
        if (!_keysOfSymbols.TryGetValue(symbols, out string? key))
            _keysOfSymbols.Add(symbols, key = ByText(use, graph, out isNew));
        return key;
    }

    /// <summary>Symbols that the language tells apart, and JSON does not, have one text.</summary>
    private string ByText(TypeUse use, TypeGraph graph, out bool isNew)
    {
        string identity = use.Identity(graph);
        isNew = !_keys.TryGetValue(identity, out string? key);
        if (isNew)
            _keys.Add(identity, key = Free(TypeNames.Property(use.Type) + Suffix(use)));
        return key!;
    }

    private static string Suffix(TypeUse use) => use.Change switch
    {
        Change.Update => "Updated",
        Change.Merge => "Merged",
        _ => use.IsFilled ? "Filled" : "",
    } + (use.IsInterned ? "Interned" : "");

    /// <summary>Two types of one name in different namespaces are told apart by a number, as file names must be.</summary>
    private string Free(string name)
    {
        string key = name;
        // Every module may have a type of this name: those that were numbered are not tried again.
        int i = _numbered.TryGetValue(name, out int last) ? last : 2;
        for (; _taken.Contains(key + "Json") || _taken.Contains(key + "Codec"); i++)
            key = name + i;
        _numbered[name] = i;
        _taken.Add(key + "Json");
        _taken.Add(key + "Codec");
        return key;
    }

    private static IEnumerable<INamedTypeSymbol> WithInherited(INamedTypeSymbol context)
    {
        for (INamedTypeSymbol? current = context; current is not null; current = current.BaseType)
            yield return current;
    }

    private readonly record struct Symbols(
        ITypeSymbol Type, NumberHandling Handling, INamedTypeSymbol? Converter, bool IsFilled, Change Change, bool IsInterned);

    /// <summary>Equal symbols are equal uses of a type.</summary>
    private sealed class EqualSymbols : IEqualityComparer<Symbols>
    {
        internal static readonly EqualSymbols Instance = new();

        public bool Equals(Symbols x, Symbols y) =>
            SymbolEqualityComparer.Default.Equals(x.Type, y.Type)
            && x.Handling == y.Handling
            && SymbolEqualityComparer.Default.Equals(x.Converter, y.Converter)
            && x.IsFilled == y.IsFilled
            && x.Change == y.Change
            && x.IsInterned == y.IsInterned;

        public int GetHashCode(Symbols obj) => SymbolEqualityComparer.Default.GetHashCode(obj.Type);
    }
}
