using JsonAot.Lab.YourType.Naming;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>The options that a JsonSerializerContext of the user's states.</summary>
/// <param name="Context">Its name.</param>
/// <param name="Arguments">As its attribute has them, without the generation mode; defaults such as those of the web stand first.</param>
public sealed record ContextOptions(
    string Context, IReadOnlyList<string> Arguments, NamePolicy? Policy, bool EnumsByName, bool IncludeFields)
{
    /// <summary>Whether names are read in any case.</summary>
    public bool ReadsAnyCase { get; init; }

    /// <summary>Of the context that declares the type; otherwise of the only one that states options.</summary>
    internal static ContextOptions? Find(UserCode code, ITypeSymbol root)
    {
        INamedTypeSymbol[] contexts = [.. ContextsOf(code)];
        INamedTypeSymbol? declaring = contexts.FirstOrDefault(
            context => RootsOf(context).Contains(root, SymbolEqualityComparer.Default));
        INamedTypeSymbol[] stating = [.. contexts.Where(context => OptionsOf(context) is not null)];
        INamedTypeSymbol? chosen = declaring ?? (stating.Length == 1 ? stating[0] : null);
        return chosen is null ? null : Of(chosen);
    }

    /// <summary>What the contexts of the files declare, each type once.</summary>
    internal static IEnumerable<ITypeSymbol> RootsOf(UserCode code) =>
        ContextsOf(code).SelectMany(RootsOf).Distinct<ITypeSymbol>(SymbolEqualityComparer.Default);

    private static IEnumerable<ITypeSymbol> RootsOf(INamedTypeSymbol context) => context.GetAttributes()
        .Where(attribute => attribute.AttributeClass?.Name == "JsonSerializableAttribute")
        .Select(attribute => attribute.ConstructorArguments is [{ Value: ITypeSymbol declared }, ..] ? declared : null)
        .OfType<ITypeSymbol>();

    private static IEnumerable<INamedTypeSymbol> ContextsOf(UserCode code) =>
        code.Types.Where(type => type.BaseType?.Name == "JsonSerializerContext");

    private static ContextOptions Of(INamedTypeSymbol context)
    {
        AttributeData? options = OptionsOf(context);
        var arguments = options?.NamedArguments.Where(argument => argument.Key != "GenerationMode").ToArray() ?? [];
        string[] defaults = [.. options?.ConstructorArguments.Select(argument => argument.ToCSharpString()) ?? []];
        bool isWeb = defaults.Any(name => name.EndsWith(".Web", StringComparison.Ordinal));
        string? stated = arguments.Where(argument => argument.Key == "PropertyNamingPolicy")
            .Select(argument => argument.Value.ToCSharpString())
            .FirstOrDefault();
        bool IsStated(NamePolicy policy) =>
            policy.Code is not null && stated?.EndsWith($".{policy.Code}", StringComparison.Ordinal) == true;
        bool Says(string name, bool otherwise) =>
            arguments.Where(argument => argument.Key == name).Select(argument => argument.Value.Value is true).FirstOrDefault(otherwise);
        return new ContextOptions(
            context.ToDisplayString(),
            // Code that states options uses the namespace of the attribute.
            [.. defaults.Concat(arguments.Select(argument => $"{argument.Key} = {argument.Value.ToCSharpString()}"))
                .Select(text => text.Replace("System.Text.Json.Serialization.", "", StringComparison.Ordinal))],
            // The enum's values are those of the policies' order in the framework, so the name is looked for.
            NamePolicy.All.FirstOrDefault(IsStated)
                ?? (isWeb && stated is null ? NamePolicy.CamelCase : NamePolicy.None),
            Says("UseStringEnumConverter", false),
            Says("IncludeFields", false))
        {
            ReadsAnyCase = Says("PropertyNameCaseInsensitive", isWeb),
        };
    }

    private static AttributeData? OptionsOf(INamedTypeSymbol context) =>
        context.GetAttributes().FirstOrDefault(attribute => attribute.AttributeClass?.Name == "JsonSourceGenerationOptionsAttribute");
}
