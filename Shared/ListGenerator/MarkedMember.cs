using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace JsonAot.ListGenerator;

/// <summary>A partial property or method that the generator writes: its place, its modifiers, and what it wants.</summary>
/// <param name="Containers">The partial types around it, the outermost first, as they are declared.</param>
/// <param name="Modifiers">As the declaration has them.</param>
/// <param name="Kind">What the found classes must be, as code.</param>
/// <param name="Problem">Why nothing can be written.</param>
internal sealed record MarkedMember(
    string? Namespace, Sequence<string> Containers, string Modifiers, string Name, string Kind, Problem? Problem)
{
    internal string FileName => $"{string.Join(".", Containers.Items.Select(container => container.Split(' ').Last()))}.{Name}.g.cs";

    /// <param name="kind">The type that the found classes must have; null where the member's own type does not say.</param>
    /// <param name="shape">What the member must be.</param>
    internal static MarkedMember Of(ISymbol member, MemberDeclarationSyntax syntax, ITypeSymbol? kind, string shape) => new(
        member.ContainingNamespace.IsGlobalNamespace ? null : member.ContainingNamespace.ToDisplayString(),
        ContainersOf(syntax),
        string.Join(" ", syntax.Modifiers.Select(modifier => modifier.Text)),
        member.Name,
        kind is null ? "" : FoundClass.CodeOf(kind),
        kind is null ? new Problem(Descriptors.WrongShape, Place.Of(member), member.ToDisplayString(), shape) : null);

    private static Sequence<string> ContainersOf(SyntaxNode syntax) => new(
        syntax.Ancestors().OfType<TypeDeclarationSyntax>().Reverse()
            .Select(type => $"partial {type.Keyword.Text} {type.Identifier.Text}"));
}

/// <summary>A list of one object of each found class.</summary>
/// <param name="Absent">The class that stands for a library that is left out, as code; null where libraries do not matter.</param>
/// <param name="Switches">What the names of the classes' switches begin with; null where they have none.</param>
internal sealed record MarkedList(MarkedMember Member, string? Absent, string? Switches)
{
    private const string Shape = "a partial property of the type IReadOnlyList<T> with a getter alone";

    internal static MarkedList Of(GeneratorAttributeSyntaxContext context)
    {
        var property = (IPropertySymbol)context.TargetSymbol;
        bool isList = property.IsReadOnly && property.Type is INamedTypeSymbol { Name: "IReadOnlyList", TypeArguments.Length: 1 };
        ITypeSymbol? kind = isList ? ((INamedTypeSymbol)property.Type).TypeArguments[0] : null;
        object? absent = Argument("Absent");
        return new MarkedList(
            MarkedMember.Of(property, (MemberDeclarationSyntax)context.TargetNode, kind, Shape),
            absent is ITypeSymbol type ? FoundClass.CodeOf(type) : null,
            (string?)Argument("Switches"));

        object? Argument(string name) => context.Attributes[0].NamedArguments.FirstOrDefault(argument => argument.Key == name).Value.Value;
    }
}

/// <summary>A method that makes one of the classes of the referenced projects by the name of its type.</summary>
/// <param name="Property">The build property that names the only one.</param>
internal sealed record MarkedChoice(MarkedMember Member, string Parameter, string Property, Sequence<FoundClass> Classes)
{
    private const string Shape = "a partial method that takes a string and returns a class or null";

    internal static MarkedChoice Of(GeneratorAttributeSyntaxContext context, CancellationToken stop)
    {
        var method = (IMethodSymbol)context.TargetSymbol;
        bool isChoice = method.ReturnType.NullableAnnotation == NullableAnnotation.Annotated
            && method.Parameters is { Length: 1 } parameters && parameters[0].Type.SpecialType == SpecialType.System_String;
        ITypeSymbol? kind = isChoice ? method.ReturnType.WithNullableAnnotation(NullableAnnotation.NotAnnotated) : null;
        var member = MarkedMember.Of(method, (MemberDeclarationSyntax)context.TargetNode, kind, Shape);
        return new MarkedChoice(
            member,
            method.Parameters.FirstOrDefault()?.Name ?? "",
            (string?)context.Attributes[0].ConstructorArguments[0].Value ?? "",
            new Sequence<FoundClass>(kind is null ? [] : ReferencedClasses.Of(kind, context.SemanticModel.Compilation, stop)));
    }
}
