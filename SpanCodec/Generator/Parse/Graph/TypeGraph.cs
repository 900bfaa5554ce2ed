using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// All types that the declared ones reach. A key is given when a type is first named; its model is made when its turn
/// comes, so that types may name themselves and each other.
/// </summary>
internal sealed class TypeGraph(
    INamedTypeSymbol context, Compilation compilation, OptionsModel options, INamedTypeSymbol[] converters,
    LenderParser lenders, Reports reports)
{
    // Programs have no deeper types, and not more of them.
    private const int DeepestType = 10;
    private const int MostVersions = 40;

    private readonly TypeKeys _keys = new(context);
    private readonly HashSet<ITypeSymbol> _usable = new(SymbolEqualityComparer.Default);
    private readonly Queue<(TypeUse Use, TypeName Name)> _pending = [];
    private readonly List<TypeUse> _uses = [];
    private Compilation? _whole;
    private readonly List<TypeModel> _models = [];

    internal Compilation Compilation => compilation;

    /// <summary>Whether System.Text.Json reads IReadOnlySet, as it does from version 11 on.</summary>
    internal bool HasReadableSets => _isElevenOrLater;

    /// <summary>Whether System.Text.Json knows unions.</summary>
    internal bool HasUnions => _isElevenOrLater;

    private readonly bool _isElevenOrLater =
        compilation.GetTypeByMetadataName("System.Text.Json.JsonSerializer") is { ContainingAssembly.Identity.Version.Major: >= 11 };

    /// <summary>The runtime's Optional; null where the runtime is one that has none.</summary>
    internal INamedTypeSymbol? Optional { get; } = compilation.GetTypeByMetadataName("SpanCodecs.Optional`1");

    internal Primitives Primitives { get; } = Primitives.Of(compilation);

    internal OptionsModel Options => options;

    /// <summary>Converters of the options: they go before those of a type's own attribute.</summary>
    internal INamedTypeSymbol[] Converters => converters;

    /// <summary>Codecs of other projects.</summary>
    internal LenderParser Lenders => lenders;

    internal Reports Reports => reports;

    /// <summary>Base types with nothing to report of their attributes: one that names thousands of others is looked at once.</summary>
    internal HashSet<ISymbol> Plain { get; } = new(SymbolEqualityComparer.Default);

    internal INamedTypeSymbol Context => context;

    /// <summary>Finds the type with all its members; null if it is not found again.</summary>
    internal INamedTypeSymbol? WithPrivateMembers(INamedTypeSymbol type)
    {
        _whole ??= compilation.WithOptions(compilation.Options.WithMetadataImportOptions(MetadataImportOptions.All));
        // The search stays in its own assembly: others may have a type of this name too.
        return compilation.GetMetadataReference(type.ContainingAssembly) is { } reference
            && _whole.GetAssemblyOrModuleSymbol(reference) is IAssemblySymbol assembly
            ? assembly.GetTypeByMetadataName(TypeNames.FullMetadataName(type)) : null;
    }

    internal bool IsAccessible(ISymbol symbol) => compilation.IsSymbolAccessibleWithin(symbol, context);

    /// <param name="through">The type as whose member it is used: what is protected is seen through the derived type alone.</param>
    internal bool IsAccessible(ISymbol symbol, ITypeSymbol through) => compilation.IsSymbolAccessibleWithin(symbol, context, through);

    /// <summary>Names that generated members of the context have, and that no key may give a generated class.</summary>
    internal void Reserve(string property) => _keys.Reserve(property);

    /// <summary>Whether a type would never be done with, as it contains ever larger versions of itself.</summary>
    internal bool IsEndless(ITypeSymbol type) =>
        TypeNames.Depth(type) > DeepestType
        && _uses.Count(use => SymbolEqualityComparer.Default.Equals(use.Type.OriginalDefinition, type.OriginalDefinition)) > MostVersions;

    internal string KeyOf(TypeUse use)
    {
        string key = _keys.Of(use, this, out bool isNew);
        if (isNew)
        {
            _uses.Add(use);
            _pending.Enqueue((use, new TypeName(key, TypeNames.Code(use.Type), TypeNames.Display(use.Type), use.Type.IsValueType)));
        }

        return key;
    }

    /// <summary>
    /// Whether code can name the type and System.Text.Json knows a shape for it; asked anew only where something is to be reported.
    /// </summary>
    internal bool IsUsable(ITypeSymbol type, Func<bool> ask)
    {
        if (_usable.Contains(type))
            return true;
        bool isUsable = ask();
        if (isUsable)
            _usable.Add(type);
        return isUsable;
    }

    internal EquatableArray<TypeModel> Close(CancellationToken cancellation)
    {
        var runtimeTypes = new RuntimeTypes(this, _uses, _models);
        do
        {
            while (_pending.Count > 0)
            {
                cancellation.ThrowIfCancellationRequested();
                (TypeUse use, TypeName name) = _pending.Dequeue();
                _models.Add(TypeClassifier.Classify(this, use, name));
            }

            runtimeTypes.Add();
        }
        while (_pending.Count > 0);
        new Discriminators(this, _uses, _models).Check();
        OptionalParser.CheckPlaces(this, _uses, _models);
        UnionParser.CheckCases(this, _uses, _models);
        return _models.ToEquatableArray();
    }

    internal EquatableArray<RuntimeTypesModel> RuntimeTypes() => new RuntimeTypes(this, _uses, _models).ToModels();

    /// <summary>Each use has its model at the same place.</summary>
    internal void AddSymbols(Dictionary<string, ITypeSymbol>? symbols)
    {
        symbols?.Clear();
        for (int i = 0; symbols is not null && i < _models.Count; i++)
            symbols.Add(_models[i].Name.Key, _uses[i].Type);
    }

    internal UnsupportedModel Unsupported(TypeName name, TypeUse use, string reason)
    {
        reports.Add(Descriptors.TypeNotSupported, use.Place, name.Display, reason);
        return new UnsupportedModel(name);
    }

    /// <summary>Refuses a type whose model stays as it is.</summary>
    internal void Refuse(TypeUse use, string reason) =>
        reports.Add(Descriptors.TypeNotSupported, use.Place, TypeNames.Display(use.Type), reason);
}
