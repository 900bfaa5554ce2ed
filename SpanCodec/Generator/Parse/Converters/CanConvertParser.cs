using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Parse;

/// <summary>
/// System.Text.Json asks the options' converters about every type, by calling CanConvert. A generator can only read the method, and knows
/// the forms in which it is mostly written.
/// </summary>
internal static class CanConvertParser
{
    /// <summary>Whether it may take other types than the one that it is a converter of.</summary>
    internal static bool MayTakeOthers(INamedTypeSymbol converter, Compilation compilation)
    {
        if (Override(converter) is not { } method)
            return false;
        // An editor shows the code of other projects too, which is part of another compilation.
        if (Answer(method) is not { } answer || !compilation.ContainsSyntaxTree(answer.SyntaxTree))
            return true;
        string asked = method.Parameters[0].Name;
        // Nothing else can be assigned to a type that has no derived ones.
        bool hasDerived = ConverterParser.TargetOf(converter) is not { IsSealed: true };
        return !IsItsOwn(Compared(answer, asked)) && (hasDerived || !IsItsOwn(AssignedTo(answer, asked)));

        bool IsItsOwn(TypeOfExpressionSyntax? named) =>
            named is not null
            && compilation.GetSemanticModel(named.SyntaxTree).GetTypeInfo(named.Type).Type is { } type
            && ConverterParser.TargetOf(method.OriginalDefinition.ContainingType) is { } target
            && TypeNames.Code(type) == TypeNames.Code(target);
    }

    /// <summary>The method that is called; null where it is that of JsonConverter&lt;T&gt;, which takes T alone.</summary>
    private static IMethodSymbol? Override(INamedTypeSymbol converter)
    {
        for (INamedTypeSymbol? current = converter; current is not null && !current.IsSerialization("JsonConverter");
            current = current.BaseType)
        {
            if (current.GetMembers("CanConvert").OfType<IMethodSymbol>().FirstOrDefault(method => method.IsOverride) is { } found)
                return found;
        }

        return null;
    }

    /// <summary>The expression whose value it returns, where it does nothing else.</summary>
    private static ExpressionSyntax? Answer(IMethodSymbol method)
    {
        if (method.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() is not MethodDeclarationSyntax declaration)
            return null;
        return declaration.Body is { Statements: { Count: 1 } statements }
            ? (statements[0] as ReturnStatementSyntax)?.Expression
            : declaration.ExpressionBody?.Expression;
    }

    /// <summary>The typeof(X) of "asked == typeof(X)".</summary>
    private static TypeOfExpressionSyntax? Compared(ExpressionSyntax answer, string asked)
    {
        if (answer is not BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression } comparison)
            return null;
        ExpressionSyntax? other = IsName(comparison.Left, asked) ? comparison.Right
            : IsName(comparison.Right, asked) ? comparison.Left : null;
        return other as TypeOfExpressionSyntax;
    }

    /// <summary>The typeof(X) of "typeof(X).IsAssignableFrom(asked)".</summary>
    private static TypeOfExpressionSyntax? AssignedTo(ExpressionSyntax answer, string asked)
    {
        if (answer is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax called } call
            || called.Name.Identifier.ValueText != "IsAssignableFrom")
            return null;
        SeparatedSyntaxList<ArgumentSyntax> arguments = call.ArgumentList.Arguments;
        return arguments.Count == 1 && IsName(arguments[0].Expression, asked) ? called.Expression as TypeOfExpressionSyntax : null;
    }

    private static bool IsName(ExpressionSyntax expression, string name) =>
        expression is IdentifierNameSyntax { Identifier: var identifier } && identifier.ValueText == name;
}
