using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace JsonAot.ListGenerator;

/// <summary>A partial property or method that the generator writes: its place, its modifiers, and what it wants.</summary>
/// <param name="Containers">The partial types around it, the outermost first, as they are declared.</param>
/// <param name="Kind">What the found classes must be, as code.</param>
internal sealed record MarkedMember(string? Namespace, Sequence<string> Containers, string Modifiers, string Name, string Kind)
{
    internal string FileName => $"{string.Join(".", Containers.Items.Select(container => container.Split(' ').Last()))}.{Name}.g.cs";

    internal static MarkedMember Of(ISymbol member, SyntaxNode node, ITypeSymbol kind) => new(
        member.ContainingNamespace.IsGlobalNamespace ? null : member.ContainingNamespace.ToDisplayString(),
        ContainersOf(node),
        string.Join(" ", ((MemberDeclarationSyntax)node).Modifiers.Select(modifier => modifier.Text)),
        member.Name,
        FoundClass.CodeOf(kind));

    private static Sequence<string> ContainersOf(SyntaxNode node) => new(
        node.Ancestors().OfType<TypeDeclarationSyntax>().Reverse()
            .Select(type => $"partial {type.Keyword.Text} {type.Identifier.Text}"));
}

/// <summary>A list of one object of each found class.</summary>
/// <param name="Absent">The class that stands for a library that is left out, as code; null where libraries do not matter.</param>
/// <param name="Switches">What the names of the classes' switches begin with; null where they have none.</param>
internal sealed record MarkedList(MarkedMember Member, string? Absent, string? Switches)
{
    /// <returns>Null where it is no IReadOnlyList with a getter alone: the compiler says that its other part is missing.</returns>
    internal static MarkedList? Of(GeneratorAttributeSyntaxContext context)
    {
        var property = (IPropertySymbol)context.TargetSymbol;
        if (!property.IsReadOnly || property.Type is not INamedTypeSymbol { Name: "IReadOnlyList", TypeArguments.Length: 1 } list)
            return null;
        object? absent = Argument("Absent");
        return new MarkedList(
            MarkedMember.Of(property, context.TargetNode, list.TypeArguments[0]),
            absent is ITypeSymbol type ? FoundClass.CodeOf(type) : null,
            (string?)Argument("Switches"));

        object? Argument(string name) => context.Attributes[0].NamedArguments.FirstOrDefault(argument => argument.Key == name).Value.Value;
    }
}

/// <summary>A method that makes one of the classes of the referenced projects by the name of its type.</summary>
/// <param name="Property">The build property that names the only one.</param>
internal sealed record MarkedChoice(MarkedMember Member, string Parameter, string Property, Sequence<FoundClass> Classes)
{
    /// <returns>Null where it does not take a string and return a class or null.</returns>
    internal static MarkedChoice? Of(GeneratorAttributeSyntaxContext context, CancellationToken stop)
    {
        var method = (IMethodSymbol)context.TargetSymbol;
        if (method.ReturnType.NullableAnnotation != NullableAnnotation.Annotated
            || method.Parameters.Length != 1 || method.Parameters[0].Type.SpecialType != SpecialType.System_String)
            return null;
        ITypeSymbol kind = method.ReturnType.WithNullableAnnotation(NullableAnnotation.NotAnnotated);
        return new MarkedChoice(
            MarkedMember.Of(method, context.TargetNode, kind),
            method.Parameters[0].Name,
            (string?)context.Attributes[0].ConstructorArguments[0].Value ?? "",
            new Sequence<FoundClass>(ReferencedClasses.Of(kind, context.SemanticModel.Compilation, stop)));
    }
}
