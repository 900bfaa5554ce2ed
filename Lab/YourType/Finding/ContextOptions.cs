using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>The options that a JsonSerializerContext of the user's states.</summary>
/// <param name="Arguments">As its attribute has them, without the generation mode; defaults such as those of the web stand first.</param>
public sealed record ContextOptions(
    string Context, IReadOnlyList<string> Arguments, NamePolicy Policy, bool EnumsByName, bool IncludeFields, bool ReadsAnyCase)
{
    private const string Attribute = "JsonSourceGenerationOptions";

    /// <summary>Of the context that declares the type; otherwise of the only one that states options.</summary>
    internal static ContextOptions? Find(UserCode code, ITypeSymbol root)
    {
        INamedTypeSymbol[] contexts = [.. ContextsOf(code)];
        INamedTypeSymbol? declaring = Array.Find(contexts, one => RootsOf(one).Contains(root, SymbolEqualityComparer.Default));
        INamedTypeSymbol[] stating = [.. contexts.Where(context => ShapeReader.AttributeOf(context, Attribute) is not null)];
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
        AttributeData? options = ShapeReader.AttributeOf(context, Attribute);
        IEnumerable<string> defaults = options?.ConstructorArguments.Select(argument => argument.ToCSharpString()) ?? [];
        IEnumerable<string> named = options?.NamedArguments.Where(argument => argument.Key != "GenerationMode")
            .Select(argument => $"{argument.Key} = {argument.Value.ToCSharpString()}") ?? [];
        // Code that states options uses the namespace of the attribute.
        string[] arguments =
            [.. defaults.Concat(named).Select(text => text.Replace("System.Text.Json.Serialization.", "", StringComparison.Ordinal))];
        bool isWeb = arguments.Any(text => text.EndsWith("JsonSerializerDefaults.Web", StringComparison.Ordinal));
        bool statesPolicy = arguments.Any(text => text.StartsWith("PropertyNamingPolicy", StringComparison.Ordinal));
        NamePolicy policy = NamePolicy.All.FirstOrDefault(
            policy => arguments.Contains($"PropertyNamingPolicy = JsonKnownNamingPolicy.{policy.Code}"),
            isWeb && !statesPolicy ? NamePolicy.CamelCase : NamePolicy.None);
        return new ContextOptions(
            context.ToDisplayString(), arguments, policy, Says("UseStringEnumConverter", false), Says("IncludeFields", false),
            Says("PropertyNameCaseInsensitive", isWeb));

        bool Says(string name, bool otherwise) =>
            arguments.Contains($"{name} = true") || otherwise && !arguments.Contains($"{name} = false");
    }
}
