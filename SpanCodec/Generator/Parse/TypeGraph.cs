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
    INamedTypeSymbol context, Compilation compilation, OptionsModel options, INamedTypeSymbol[] converters, LenderParser lenders, Reports reports)
{
    private readonly Dictionary<string, string> _keys = [];
    // What was found out of a symbol once: most members are of few types.
    private readonly Dictionary<(ITypeSymbol Type, NumberHandling Handling, INamedTypeSymbol? Converter, bool IsFilled), string>
        _keysOfSymbols = new(SymbolKeys.Instance);
    private readonly HashSet<ITypeSymbol> _usable = new(SymbolEqualityComparer.Default);
    // Nobody writes such types, and nobody so many of them.
    private const int DeepestType = 10;
    private const int MostVersions = 40;

    // Without a difference in case, because files are named after the classes.
    private readonly HashSet<string> _taken = new(
        [
            Names.SharedOptions, GeneratedNames.RuntimeType, GeneratedNames.Bridge, context.Name,
            .. WithInherited(context).SelectMany(type => type.MemberNames), .. context.GetTypeMembers().Select(type => type.Name),
        ],
        StringComparer.OrdinalIgnoreCase);
    private readonly Queue<(TypeUse Use, TypeName Name)> _pending = [];
    private readonly List<TypeUse> _uses = [];
    private Compilation? _whole;
    private readonly List<TypeModel> _models = [];

    private static IEnumerable<INamedTypeSymbol> WithInherited(INamedTypeSymbol context)
    {
        for (INamedTypeSymbol? current = context; current is not null; current = current.BaseType)
            yield return current;
    }

    internal Compilation Compilation => compilation;

    /// <summary>From version 11 on System.Text.Json reads IReadOnlySet.</summary>
    internal bool HasReadableSets { get; } =
        compilation.GetTypeByMetadataName("System.Text.Json.JsonSerializer") is { ContainingAssembly.Identity.Version.Major: >= 11 };

    internal Primitives Primitives { get; } = Primitives.Of(compilation);

    internal OptionsModel Options => options;

    /// <summary>Converters of the options: they go before those of a type's own attribute.</summary>
    internal INamedTypeSymbol[] Converters => converters;

    /// <summary>Codecs of other projects.</summary>
    internal LenderParser Lenders => lenders;

    internal Reports Reports => reports;

    internal INamedTypeSymbol Context => context;

    /// <summary>The same type with all its members; null where it is not found again.</summary>
    internal INamedTypeSymbol? WithPrivateMembers(INamedTypeSymbol type)
    {
        _whole ??= compilation.WithOptions(compilation.Options.WithMetadataImportOptions(MetadataImportOptions.All));
        // In its own assembly: others may have a type of this name too.
        return compilation.GetMetadataReference(type.ContainingAssembly) is { } reference
            && _whole.GetAssemblyOrModuleSymbol(reference) is IAssemblySymbol assembly
            ? assembly.GetTypeByMetadataName(TypeNames.FullMetadataName(type)) : null;
    }

    internal bool IsAccessible(ISymbol symbol) => compilation.IsSymbolAccessibleWithin(symbol, context);

    /// <param name="through">The type as whose member it is used: what is protected is seen through the derived type alone.</param>
    internal bool IsAccessible(ISymbol symbol, ITypeSymbol through) => compilation.IsSymbolAccessibleWithin(symbol, context, through);

    /// <summary>Names that generated members of the context have, and that no key may give a generated class.</summary>
    internal void Reserve(string property) => _taken.Add(property);

    /// <summary>Whether a type would never be done with, as it contains ever larger versions of itself.</summary>
    internal bool IsEndless(ITypeSymbol type) =>
        TypeNames.Depth(type) > DeepestType
        && _uses.Count(use => SymbolEqualityComparer.Default.Equals(use.Type.OriginalDefinition, type.OriginalDefinition)) > MostVersions;

    internal string KeyOf(TypeUse use)
    {
        if (use.MadeBy is not null)
            return KeyByText(use);
        var symbols = (use.Type, use.EffectiveHandling(this), use.Converter, use.IsFilled);
        if (!_keysOfSymbols.TryGetValue(symbols, out string? key))
            _keysOfSymbols.Add(symbols, key = KeyByText(use));
        return key;
    }

    /// <summary>Symbols that the language tells apart, and JSON does not, have one text.</summary>
    private string KeyByText(TypeUse use)
    {
        string identity = use.Identity(this);
        if (_keys.TryGetValue(identity, out string? known))
            return known;

        string key = Free(TypeNames.Property(use.Type) + (use.IsFilled ? "Filled" : ""));
        _keys.Add(identity, key);
        _uses.Add(use);
        _pending.Enqueue((use, new TypeName(key, TypeNames.Code(use.Type), TypeNames.Display(use.Type), use.Type.IsValueType)));
        return key;
    }

    /// <summary>Whether code can name the type and System.Text.Json knows a shape for it; asked anew only where something is to be reported.</summary>
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
        do
        {
            while (_pending.Count > 0)
            {
                cancellation.ThrowIfCancellationRequested();
                (TypeUse use, TypeName name) = _pending.Dequeue();
                _models.Add(TypeClassifier.Classify(this, use, name));
            }

            AddRuntimeTypes();
        }
        while (_pending.Count > 0);
        CheckDiscriminators();
        return _models.ToEquatableArray();
    }

    /// <summary>Each use has its model at the same place.</summary>
    internal void AddSymbols(Dictionary<string, ITypeSymbol>? symbols)
    {
        symbols?.Clear();
        for (int i = 0; symbols is not null && i < _models.Count; i++)
            symbols.Add(_models[i].Name.Key, _uses[i].Type);
    }

    /// <summary>Derived types are known when all is. Each use has its model at the same place.</summary>
    private void CheckDiscriminators()
    {
        Dictionary<string, TypeModel> models = _models.ToDictionary(model => model.Name.Key);
        CheckNamesOfDiscriminators();
        for (int i = 0; i < _models.Count; i++)
        {
            if (_models[i] is not ObjectModel { Polymorphism: { } polymorphism } ancestor)
                continue;
            foreach (DerivedTypeModel derived in polymorphism.Derived.Where(derived => derived.HasDiscriminator && derived.Type != ancestor.Name.Key))
            {
                if (models[derived.Type] is not ObjectModel type)
                    continue;
                // Those that it inherits were told of at the ancestor.
                // Where names may not come twice, ignored members are looked for too.
                foreach (MemberModel member in type.Members.Where(member => (member.Type.Length > 0 || options.RefusesDuplicates)
                    && PolymorphismModel.IsMetadata(member.JsonName, polymorphism.DiscriminatorName, options.PropertyNameCaseInsensitive)
                    && ancestor.Members.All(inherited => inherited.JsonName != member.JsonName)))
                    reports.Add(
                        Descriptors.AttributeNotUsable, _uses[i].Place, "JsonDerivedType", ancestor.Name.Display,
                        $"the member '{member.JsonName}' of '{type.Name.Display}' has the name of metadata");
            }
        }
    }

    /// <summary>An object that is begun as one of another type knows that it is, and not of which.</summary>
    private void CheckNamesOfDiscriminators()
    {
        var names = new Dictionary<string, string>();
        for (int i = 0; i < _models.Count; i++)
        {
            if (_models[i] is not ObjectModel { Polymorphism: { HasDiscriminators: true } polymorphism } ancestor)
                continue;
            // Of those with a dollar sign any is metadata.
            string name = polymorphism.DiscriminatorName.StartsWith("$", StringComparison.Ordinal) ? "$" : polymorphism.DiscriminatorName;
            IEnumerable<string> begun = polymorphism.Derived.Where(derived => derived.HasDiscriminator).Select(derived => derived.Type);
            foreach (string derived in polymorphism.IgnoreUnrecognized ? begun.Append(ancestor.Name.Key) : begun)
            {
                if (names.TryGetValue(derived, out string? other) && other != name)
                    reports.Add(
                        Descriptors.DerivedTypeNotUsable, _uses[i].Place, _models.Find(model => model.Name.Key == derived).Name.Display, ancestor.Name.Display,
                        "another type that names it calls its discriminator otherwise");
                names[derived] = name;
            }
        }
    }

    internal EquatableArray<RuntimeTypesModel> RuntimeTypes() =>
        HandlingsOfObjects().Select(handling => new RuntimeTypesModel(
            handling,
            PlainUses().Select(use => ModelOfHeld(use, handling)).ToEquatableArray(),
            Primitives.ToModels(handling))).ToEquatableArray();

    /// <summary>How numbers that are held as object are written; first the way of the options.</summary>
    private NumberHandling[] HandlingsOfObjects() =>
    [
        .. _models.Select(model => model is DelegatedModel { Routine: "Object", Handling: var ofType } ? ofType
                : model is ObjectModel { ExtensionData: { Value: "Object", Handling: var ofData } } ? ofData : (NumberHandling?)null)
            .OfType<NumberHandling>().Distinct().OrderBy(handling => handling != options.NumberHandling).ThenBy(handling => handling),
    ];

    /// <summary>Types that a value may have for its own. Compilers need exponential time for many cases of interfaces.</summary>
    private TypeUse[] PlainUses() => [.. _uses.Where(use => use.IsPlain(this) && !IsAbstract(use.Type))];

    private static bool IsAbstract(ITypeSymbol type) =>
        type.TypeKind == TypeKind.Interface || type is { TypeKind: TypeKind.Class, IsAbstract: true };

    /// <summary>How a member wants the numbers of a type is not how they are written where the type is a value's own.</summary>
    private void AddRuntimeTypes()
    {
        NumberHandling[] handlings = HandlingsOfObjects();
        if (handlings.Length == 0)
            return;
        foreach (TypeUse use in _uses.Where(use => use.Converter is null && !use.IsFilled && !use.IsPlain(this)).ToArray())
            KeyOf(use with { Handling = null });
        // A value held as object may be one that nothing of the context has, and the options have a converter for.
        foreach (ITypeSymbol target in converters.Select(ConverterParser.TargetOf).OfType<ITypeSymbol>())
            KeyOf(new TypeUse(target, null, null, null));
        foreach (TypeUse use in PlainUses())
        {
            foreach (NumberHandling handling in handlings)
                ModelOfHeld(use, handling);
        }
    }

    /// <summary>It gives a key to what has none yet.</summary>
    private HeldTypeModel ModelOfHeld(TypeUse use, NumberHandling handling)
    {
        string key = KeyOf(Held(use, handling));
        if (PolymorphismParser.AncestorOf(use.Type) is not { } ancestor)
            return new(key, null, null);
        return PolymorphismParser.RefusesOther(ancestor, use.Type)
            ? new(key, null, TypeNames.Code(ancestor))
            : new(key, KeyOf(new TypeUse(ancestor, null, null, use.Place)), null);
    }

    /// <summary>A type as the value of a member of type object, which says how the numbers of a collection are written too.</summary>
    private TypeUse Held(TypeUse use, NumberHandling handling) =>
        TypeUse.IsCollectionOfNumbers(Primitives, use.Type) ? use with { Handling = handling } : use;

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
