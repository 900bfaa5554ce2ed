using JsonAot.Try.Naming;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Try.Finding;

/// <summary>The options that a JsonSerializerContext of the user's states.</summary>
/// <param name="Context">Its name.</param>
/// <param name="Arguments">As its attribute has them, without the generation mode.</param>
public sealed record ContextOptions(string Context, IReadOnlyList<string> Arguments, NamePolicy? Policy, bool EnumsByName, bool IncludeFields)
{
    /// <summary>Of the context that declares the type; otherwise of the only one that states options.</summary>
    internal static ContextOptions? Find(UserCode code, ITypeSymbol root)
    {
        INamedTypeSymbol[] contexts = [.. All(code.Compilation.Assembly.GlobalNamespace).Where(type => type.BaseType?.Name == "JsonSerializerContext")];
        INamedTypeSymbol? declaring = contexts.FirstOrDefault(context => context.GetAttributes().Any(attribute =>
            attribute.AttributeClass?.Name == "JsonSerializableAttribute"
            && attribute.ConstructorArguments is [{ Value: ITypeSymbol declared }, ..]
            && SymbolEqualityComparer.Default.Equals(declared, root)));
        INamedTypeSymbol[] stating = [.. contexts.Where(context => OptionsOf(context) is not null)];
        INamedTypeSymbol? chosen = declaring ?? (stating.Length == 1 ? stating[0] : null);
        return chosen is null ? null : Of(chosen);
    }

    private static ContextOptions Of(INamedTypeSymbol context)
    {
        var arguments = OptionsOf(context)?.NamedArguments.Where(argument => argument.Key != "GenerationMode").ToArray() ?? [];
        return new ContextOptions(
            context.ToDisplayString(),
            [.. arguments.Select(argument => $"{argument.Key} = {argument.Value.ToCSharpString()}")],
            // The enum's values are those of the policies' order in the framework, so the name is looked for.
            NamePolicy.All.FirstOrDefault(policy => policy.Code is not null
                && arguments.Any(argument => argument.Key == "PropertyNamingPolicy" && argument.Value.ToCSharpString().EndsWith($".{policy.Code}", StringComparison.Ordinal)))
                ?? NamePolicy.None,
            arguments.Any(argument => argument.Key == "UseStringEnumConverter" && argument.Value.Value is true),
            arguments.Any(argument => argument.Key == "IncludeFields" && argument.Value.Value is true));
    }

    private static AttributeData? OptionsOf(INamedTypeSymbol context) =>
        context.GetAttributes().FirstOrDefault(attribute => attribute.AttributeClass?.Name == "JsonSourceGenerationOptionsAttribute");

    private static IEnumerable<INamedTypeSymbol> All(INamespaceOrTypeSymbol container) => container.GetMembers().SelectMany(member => member switch
    {
        INamedTypeSymbol type => All(type).Prepend(type),
        INamespaceSymbol space => All(space),
        _ => [],
    });
}
