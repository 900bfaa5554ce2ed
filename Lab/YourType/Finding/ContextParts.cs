using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>
/// The parts that System.Text.Json's generator adds to contexts, without their bodies: code of the files may use each of them, and the
/// files are compiled here without generators.
/// </summary>
internal static class ContextParts
{
    private const string Metadata = "global::System.Text.Json.Serialization.Metadata";

    private const string Options = "global::System.Text.Json.JsonSerializerOptions";

    // Members that every context has already: a property of that name would hide one, or be the second of it.
    private static readonly string[] OfContexts = ["Options", "Default", "GeneratedSerializerOptions", "GetTypeInfo"];

    /// <summary>Whether a context cannot have a property of that name.</summary>
    internal static bool IsTaken(string property) => OfContexts.Contains(property);

    /// <summary>The property of a type, as System.Text.Json's generator names it.</summary>
    internal static string NameOf(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => $"{NameOf(array.ElementType)}Array",
        INamedTypeSymbol { TypeArguments: { Length: > 0 } arguments } => type.Name + string.Concat(arguments.Select(NameOf)),
        _ => type.Name,
    };

    /// <returns>A file for each context that is generated: whoever needs one context needs no type of another.</returns>
    internal static IEnumerable<string> For(IEnumerable<INamedTypeSymbol> types) => types.Where(IsGenerated).Select(Part);

    private static bool IsGenerated(INamedTypeSymbol type) => type is { BaseType.Name: "JsonSerializerContext", Arity: 0 }
        && ContextOptions.RootsOf(type).Any() && Around(type).All(IsPartial);

    private static bool IsPartial(INamedTypeSymbol type) => type is { IsFileLocal: false }
        && type.DeclaringSyntaxReferences.Select(place => place.GetSyntax()).OfType<TypeDeclarationSyntax>()
            .All(place => place.Modifiers.Any(SyntaxKind.PartialKeyword));

    /// <summary>The type and those that it is in, the outermost first.</summary>
    private static IEnumerable<INamedTypeSymbol> Around(INamedTypeSymbol type) =>
        type.ContainingType is null ? [type] : Around(type.ContainingType).Append(type);

    private static string Part(INamedTypeSymbol context)
    {
        var code = new StringBuilder("#nullable enable\n");
        if (!context.ContainingNamespace.IsGlobalNamespace)
            code.Append($"namespace {context.ContainingNamespace.ToDisplayString()}\n{{\n");
        foreach (INamedTypeSymbol type in Around(context))
            code.Append($"partial {Keyword(type)} {Declared(type)}\n{{\n");
        code.Append($$"""
            public static {{context.Name}} Default => throw null!;
            protected override {{Options}}? GeneratedSerializerOptions => throw null!;
            public {{context.Name}}() : base(null) { }
            public {{context.Name}}({{Options}} options) : base(options) { }
            public override {{Metadata}}.JsonTypeInfo? GetTypeInfo(global::System.Type type) => throw null!;

            """);
        foreach ((string name, string type) in Properties(context))
            code.Append($"public {Metadata}.JsonTypeInfo<{type}> {name} => throw null!;\n");
        int depth = Around(context).Count() + (context.ContainingNamespace.IsGlobalNamespace ? 0 : 1);
        return code.Append(new string('}', depth)).Append('\n').ToString();
    }

    private static string Keyword(INamedTypeSymbol type) => (type.IsRecord, type.TypeKind) switch
    {
        (true, TypeKind.Struct) => "record struct",
        (true, _) => "record",
        (_, TypeKind.Struct) => "struct",
        (_, TypeKind.Interface) => "interface",
        _ => "class",
    };

    private static string Declared(INamedTypeSymbol type) => type.Arity > 0
        ? $"{type.Name}<{string.Join(", ", type.TypeParameters.Select(one => one.Name))}>"
        : type.Name;

    /// <summary>A property for each type that the context knows: those that it declares, and what these are made of.</summary>
    private static IEnumerable<(string Name, string Type)> Properties(INamedTypeSymbol context)
    {
        HashSet<string> taken = [.. context.GetMembers().Select(member => member.Name), context.Name];
        var given = new List<(string Name, string Type)>();
        var reader = new ShapeReader(options: null);
        foreach (AttributeData declared in ContextOptions.DeclarationsOf(context))
        {
            if (declared.ConstructorArguments[0].Value is not ITypeSymbol root)
                continue;
            Shape[] all = [.. reader.Read(root).All()];
            string? own = declared.NamedArguments.FirstOrDefault(one => one.Key == "TypeInfoPropertyName").Value.Value as string;
            given.Insert(0, (own ?? NameOf(root), all[0].Code));
            given.AddRange(all.Skip(1).Select(shape => (NameOf(shape.Type), shape.Code)));
        }

        return given.Where(one => !IsTaken(one.Name) && taken.Add(one.Name));
    }
}
