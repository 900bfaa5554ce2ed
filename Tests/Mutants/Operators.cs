using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace JsonAot.Mutants;

/// <summary>Replacements of an operator or a constant.</summary>
internal static class Operators
{
    private static readonly Dictionary<SyntaxKind, string> Others = new()
    {
        [SyntaxKind.LessThanToken] = "<=",
        [SyntaxKind.LessThanEqualsToken] = "<",
        [SyntaxKind.GreaterThanToken] = ">=",
        [SyntaxKind.GreaterThanEqualsToken] = ">",
        [SyntaxKind.EqualsEqualsToken] = "!=",
        [SyntaxKind.ExclamationEqualsToken] = "==",
        [SyntaxKind.AmpersandAmpersandToken] = "||",
        [SyntaxKind.BarBarToken] = "&&",
        [SyntaxKind.PlusToken] = "-",
        [SyntaxKind.MinusToken] = "+",
        [SyntaxKind.AsteriskToken] = "/",
        [SyntaxKind.SlashToken] = "*",
        [SyntaxKind.PercentToken] = "*",
        [SyntaxKind.LessThanLessThanToken] = ">>",
        [SyntaxKind.GreaterThanGreaterThanToken] = "<<",
        [SyntaxKind.AmpersandToken] = "|",
        [SyntaxKind.BarToken] = "&",
        [SyntaxKind.CaretToken] = "&",
        [SyntaxKind.PlusEqualsToken] = "-=",
        [SyntaxKind.MinusEqualsToken] = "+=",
        [SyntaxKind.BarEqualsToken] = "&=",
        [SyntaxKind.AmpersandEqualsToken] = "|=",
        [SyntaxKind.LessThanLessThanEqualsToken] = ">>=",
        [SyntaxKind.GreaterThanGreaterThanEqualsToken] = "<<=",
        [SyntaxKind.PlusPlusToken] = "--",
        [SyntaxKind.MinusMinusToken] = "++",
        [SyntaxKind.AndKeyword] = "or",
        [SyntaxKind.OrKeyword] = "and",
        [SyntaxKind.NotKeyword] = "",
    };

    /// <returns>Null where there is none.</returns>
    internal static string? Other(SyntaxToken token) => Others.GetValueOrDefault(token.Kind());

    internal static string OtherInPattern(SyntaxToken token) => Others[token.Kind()];

    /// <returns>A number that is one more, or the other truth.</returns>
    internal static string? Other(LiteralExpressionSyntax literal) => literal.Token.Value switch
    {
        true => "false",
        false => "true",
        int number when number < int.MaxValue => (number + 1).ToString(CultureInfo.InvariantCulture),
        uint number when number < uint.MaxValue => (number + 1).ToString(CultureInfo.InvariantCulture) + "U",
        long number when number < long.MaxValue => (number + 1).ToString(CultureInfo.InvariantCulture) + "L",
        ulong number when number < ulong.MaxValue => (number + 1).ToString(CultureInfo.InvariantCulture) + "UL",
        _ => null,
    };

    /// <summary>An assignment or a step that is a statement cannot be one of two values.</summary>
    internal static (SyntaxToken?, string?) OtherStatement(ExpressionSyntax expression) => expression switch
    {
        AssignmentExpressionSyntax assignment => (assignment.OperatorToken, Other(assignment.OperatorToken)),
        PostfixUnaryExpressionSyntax step => (step.OperatorToken, Other(step.OperatorToken)),
        PrefixUnaryExpressionSyntax step => (step.OperatorToken, Other(step.OperatorToken)),
        _ => (null, null),
    };
}
