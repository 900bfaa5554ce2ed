using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>The options that a JsonSerializerContext of the user's states.</summary>
/// <param name="Context">Null where they were settings of another library.</param>
/// <param name="Arguments">As its attribute has them, without the generation mode; defaults such as those of the web stand first.</param>
public sealed record ContextOptions(
    INamedTypeSymbol? Context, IReadOnlyList<string> Arguments, NamePolicy Policy, bool EnumsByName, bool IncludeFields, bool ReadsAnyCase)
{
    private const string EnumConverter = "JsonStringEnumConverter";
    private const string Attribute = "JsonSourceGenerationOptions";

    // Each changes what values look like, or how they are made, of any type.
    private static readonly string[] OfValues = ["NumberHandling", "PreferredObjectCreationHandling", "ReferenceHandler"];

    /// <summary>What its converters are for: their documents are known to them alone.</summary>
    internal IReadOnlySet<ITypeSymbol> Converted { get; private init; } = ImmutableHashSet<ITypeSymbol>.Empty;

    /// <summary>The enums that it has converters for which name their values.</summary>
    internal IReadOnlySet<ITypeSymbol> Named { get; private init; } = ImmutableHashSet<ITypeSymbol>.Empty;

    /// <summary>Whether values are not as their types alone say.</summary>
    internal bool ChangesValues { get; private init; }

    /// <summary>The options of the context that declares the type; otherwise of the only one that states options.</summary>
    internal static ContextOptions? Find(UserCode code, ITypeSymbol root)
    {
        INamedTypeSymbol[] contexts = [.. ContextsOf(code)];
        INamedTypeSymbol? declaring = Array.Find(contexts, one => RootsOf(one).Contains(root, SymbolEqualityComparer.Default));
        INamedTypeSymbol[] stating = [.. contexts.Where(context => ShapeReader.AttributeOf(context, Attribute) is not null)];
        INamedTypeSymbol? chosen = declaring ?? (stating.Length == 1 ? stating[0] : null);
        return chosen is null ? code.Stated : Of(chosen);
    }

    /// <param name="copy">Has the converters, where there are any.</param>
    /// <returns>Those of another library, in the same words; null where they say nothing.</returns>
    internal static ContextOptions? Of(IReadOnlyList<string> arguments, NamePolicy policy, UserCode? copy = null) =>
        arguments.Count == 0 ? null
        : new ContextOptions(null, arguments, policy, arguments.Contains("UseStringEnumConverter = true"), false, false)
        {
            Converted = Set(copy?.Types.Where(copy.IsAdded).Select(ConvertedBy) ?? []),
        };

    /// <summary>What the contexts of the files declare, each type once.</summary>
    internal static IEnumerable<ITypeSymbol> RootsOf(UserCode code) =>
        ContextsOf(code).SelectMany(RootsOf).Distinct<ITypeSymbol>(SymbolEqualityComparer.Default);

    internal static IEnumerable<AttributeData> DeclarationsOf(INamedTypeSymbol context) =>
        context.GetAttributes().Where(attribute => attribute.AttributeClass?.Name == "JsonSerializableAttribute"
            && attribute.ConstructorArguments.Length > 0);

    internal static IEnumerable<ITypeSymbol> RootsOf(INamedTypeSymbol context) => DeclarationsOf(context)
        .Select(attribute => attribute.ConstructorArguments is [{ Value: ITypeSymbol declared }, ..] ? declared : null)
        .OfType<ITypeSymbol>();

    internal static IEnumerable<INamedTypeSymbol> ContextsOf(UserCode code) =>
        code.Types.Where(type => type.BaseType?.Name == "JsonSerializerContext");

    private static ContextOptions Of(INamedTypeSymbol context)
    {
        AttributeData? options = ShapeReader.AttributeOf(context, Attribute);
        IEnumerable<string> defaults = options?.ConstructorArguments.Select(argument => argument.ToCSharpString()) ?? [];
        IEnumerable<string> named = options?.NamedArguments.Where(argument => argument.Key != "GenerationMode")
            .Select(argument => $"{argument.Key} = {CodeOf(argument.Value)}") ?? [];
        // Code that states options uses the namespace of the attribute.
        string[] arguments =
            [.. defaults.Concat(named).Select(text => text.Replace("System.Text.Json.Serialization.", "", StringComparison.Ordinal))];
        bool isWeb = arguments.Any(text => text.EndsWith("JsonSerializerDefaults.Web", StringComparison.Ordinal));
        bool statesPolicy = arguments.Any(text => text.StartsWith("PropertyNamingPolicy", StringComparison.Ordinal));
        NamePolicy policy = NamePolicy.All.FirstOrDefault(
            policy => arguments.Contains($"PropertyNamingPolicy = JsonKnownNamingPolicy.{policy.Code}"),
            isWeb && !statesPolicy ? NamePolicy.CamelCase : NamePolicy.None);
        INamedTypeSymbol[] converters = [.. options is null ? [] : ConvertersOf(options)];
        ITypeSymbol?[] converted = [.. converters.Select(ConvertedBy)];
        return new ContextOptions(
            context, arguments, policy,
            Says("UseStringEnumConverter", false) || converters.Any(one => one is { Name: EnumConverter, Arity: 0 }),
            Says("IncludeFields", false), Says("PropertyNameCaseInsensitive", isWeb))
        {
            Converted = Set(converted),
            Named = Set(converters.Select(one => one is { Name: EnumConverter, Arity: 1 } ? one.TypeArguments[0] : null)),
            // A factory makes converters of types that only its code knows.
            ChangesValues = arguments.Any(text => OfValues.Any(name => text.StartsWith(name, StringComparison.Ordinal)))
                || converters.Index().Any(one => one.Item.Name != EnumConverter && converted[one.Index] is null),
        };

        bool Says(string name, bool otherwise) =>
            arguments.Contains($"{name} = true") || otherwise && !arguments.Contains($"{name} = false");
    }

    private static ImmutableHashSet<ITypeSymbol> Set(IEnumerable<ITypeSymbol?> types) =>
        types.OfType<ITypeSymbol>().ToImmutableHashSet<ITypeSymbol>(SymbolEqualityComparer.Default);

    private static string CodeOf(TypedConstant value) =>
        value is { Kind: TypedConstantKind.Array, IsNull: false, Type: IArrayTypeSymbol array }
        ? $"new {array.ElementType.ToDisplayString()}[] {{ {string.Join(", ", value.Values.Select(CodeOf))} }}"
        : value.ToCSharpString();

    private static IEnumerable<INamedTypeSymbol> ConvertersOf(AttributeData options) => options.NamedArguments
        .Where(argument => argument is { Key: "Converters", Value: { Kind: TypedConstantKind.Array, IsNull: false } })
        .SelectMany(argument => argument.Value.Values).Select(value => value.Value).OfType<INamedTypeSymbol>();

    /// <summary>The type that a converter is of; null for a factory.</summary>
    private static ITypeSymbol? ConvertedBy(INamedTypeSymbol converter) => converter.AndBases().OfType<INamedTypeSymbol>()
        .FirstOrDefault(one => one is { Name: "JsonConverter", Arity: 1 })?.TypeArguments[0];
}
