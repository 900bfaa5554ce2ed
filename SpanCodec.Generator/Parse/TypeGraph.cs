using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// All types that the declared ones reach. A key is given when a type is first named; its model is made when its turn
/// comes, so that types may name themselves and each other.
/// </summary>
internal sealed class TypeGraph(INamedTypeSymbol context, Compilation compilation, OptionsModel options, INamedTypeSymbol[] converters, Reports reports)
{
    private readonly Dictionary<string, string> _keys = [];
    private readonly HashSet<string> _taken = new(StringComparer.OrdinalIgnoreCase) { "SharedJsonOptions", "RuntimeTypeJson" };
    private readonly Queue<(TypeUse Use, TypeName Name)> _pending = [];
    private readonly List<TypeModel> _models = [];

    internal Compilation Compilation => compilation;

    internal OptionsModel Options => options;

    /// <summary>Converters of the options: they go before those of a type's own attribute.</summary>
    internal INamedTypeSymbol[] Converters => converters;

    internal Reports Reports => reports;

    internal INamedTypeSymbol Context => context;

    internal bool IsAccessible(ISymbol symbol) => compilation.IsSymbolAccessibleWithin(symbol, context);

    /// <summary>Names that generated members of the context have, and that no key may give a generated class.</summary>
    internal void Reserve(string property) => _taken.Add(property);

    internal string KeyOf(TypeUse use)
    {
        string identity = use.Identity(options);
        if (_keys.TryGetValue(identity, out string? known))
            return known;

        string key = Free(TypeNames.Property(use.Type));
        _keys.Add(identity, key);
        _pending.Enqueue((use, new TypeName(key, TypeNames.Code(use.Type), TypeNames.Display(use.Type), use.Type.IsValueType)));
        return key;
    }

    internal EquatableArray<TypeModel> Close(CancellationToken cancellation)
    {
        while (_pending.Count > 0)
        {
            cancellation.ThrowIfCancellationRequested();
            (TypeUse use, TypeName name) = _pending.Dequeue();
            _models.Add(TypeClassifier.Classify(this, use, name));
        }

        return _models.ToEquatableArray();
    }

    internal UnsupportedModel Unsupported(TypeName name, TypeUse use, string reason)
    {
        reports.Add(Descriptors.TypeNotSupported, use.Place, name.Display, reason);
        return new UnsupportedModel(name);
    }

    /// <summary>Two types of one name in different namespaces are told apart by a number, as file names must be.</summary>
    private string Free(string name)
    {
        string key = name;
        for (int i = 2; _taken.Contains(key + "Json") || _taken.Contains(key + "Codec"); i++)
            key = name + i;
        _taken.Add(key + "Json");
        _taken.Add(key + "Codec");
        return key;
    }
}
