using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace JsonAot.Mutants;

/// <summary>
/// All mutations of a source that its syntax allows: borders, comparisons, logical and other operators, conditions, constants, and
/// statements that are left out. Which of them can be compiled, only the compiler knows.
/// </summary>
internal sealed class Mutators : CSharpSyntaxWalker
{
    private const int Few = 6;

    private static readonly string[] OfLines = ["//", "#", "\"\"\""];

    private readonly string _file;
    private readonly SourceText _text;
    private readonly List<Mutation> _found = [];

    private Mutators(string file, SourceText text) => (_file, _text) = (file, text);

    internal static IReadOnlyList<Mutation> Of(string file, string source)
    {
        var text = SourceText.From(source);
        var mutators = new Mutators(file, text);
        mutators.Visit(CSharpSyntaxTree.ParseText(text, new CSharpParseOptions(LanguageVersion.Preview)).GetRoot());
        return mutators._found;
    }

    public override void Visit(SyntaxNode? node)
    {
        if (node is null || IsConstant(node))
            return;
        switch (node)
        {
            case BinaryExpressionSyntax binary when Operators.Other(binary.OperatorToken) is { } other && !IsText(binary):
                AddValue(binary, binary.OperatorToken.Span, other);
                break;
            case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } coalesce:
                AddValue(coalesce, node.Span, coalesce.Right.ToString());
                break;
            case PrefixUnaryExpressionSyntax prefix
                when prefix.IsKind(SyntaxKind.LogicalNotExpression) || prefix.IsKind(SyntaxKind.UnaryMinusExpression):
                AddValue(prefix, prefix.OperatorToken.Span, "");
                break;
            case LiteralExpressionSyntax literal when Operators.Other(literal) is { } other && !IsOfTable(literal):
                AddValue(literal, node.Span, other);
                break;
            case IsPatternExpressionSyntax pattern:
                AddPatterns(pattern);
                break;
            case StatementSyntax statement:
                AddStatements(statement);
                break;
            case ConditionalExpressionSyntax conditional:
                AddCondition(conditional.Condition);
                break;
        }

        base.Visit(node);
    }

    private void AddStatements(StatementSyntax statement)
    {
        switch (statement)
        {
            case IfStatementSyntax branch:
                AddCondition(branch.Condition);
                break;
            case WhileStatementSyntax loop:
                AddCondition(loop.Condition);
                break;
            case DoStatementSyntax loop:
                AddCondition(loop.Condition);
                break;
            case ExpressionStatementSyntax { Expression: var expression } when !IsDebugging(expression) && !Declares(expression):
                Add(statement, Form.Statement, "", statement.Span, ";");
                if (Operators.OtherStatement(expression) is ({ } token, { } other))
                    Add(statement, Form.Statement, Replaced(statement, token.Span, other), token.Span, other);
                break;
            case ReturnStatementSyntax or BreakStatementSyntax or ContinueStatementSyntax or ThrowStatementSyntax or YieldStatementSyntax
                when IsEarly(statement):
                Add(statement, Form.Statement, "", statement.Span, ";");
                break;
        }
    }

    private void AddCondition(ExpressionSyntax condition)
    {
        if (condition is LiteralExpressionSyntax)
            return;
        if (!Declares(condition))
        {
            Add(condition, Form.Value, $"!({condition})", condition.Span, $"!({condition})");
            return;
        }

        Add(condition, Form.Always, "true", condition.Span, "true");
        Add(condition, Form.Never, "false", condition.Span, "false");
    }

    /// <summary>Patterns are made of constants: the whole comparison stands there twice.</summary>
    private void AddPatterns(IsPatternExpressionSyntax comparison)
    {
        foreach (SyntaxNode node in comparison.Pattern.DescendantNodesAndSelf(child => child is PatternSyntax))
        {
            SyntaxToken? changed = node switch
            {
                RelationalPatternSyntax relational => relational.OperatorToken,
                BinaryPatternSyntax binary => binary.OperatorToken,
                UnaryPatternSyntax unary => unary.OperatorToken,
                _ => null,
            };
            if (changed is { } token)
                AddValue(comparison, token.Span, Operators.OtherInPattern(token));
        }
    }

    private void AddValue(ExpressionSyntax node, TextSpan edited, string edit)
    {
        // A variable cannot be declared twice.
        if (!Declares(node))
            Add(node, Form.Value, Replaced(node, edited, edit), edited, edit);
    }

    private void Add(SyntaxNode node, Form form, string changed, TextSpan edited, string edit)
    {
        // On one line a comment would hide what follows, and a text of several lines would be another.
        bool isOnOne = !changed.Contains('\n');
        if (!isOnOne && OfLines.Any(part => changed.Contains(part, StringComparison.Ordinal)))
            return;
        if (node.Ancestors().OfType<MemberDeclarationSyntax>().FirstOrDefault() is not { } member)
            return;
        LinePositionSpan lines = _text.Lines.GetLinePositionSpan(member.Span);
        string onOne = isOnOne ? changed : Mutation.OneLine(changed);
        _found.Add(Mutation.Of(_file, _text, node.Span, (lines.Start.Line, lines.End.Line), form, onOne, edited, edit));
    }

    private string Replaced(SyntaxNode node, TextSpan edited, string edit) =>
        _text.ToString(node.Span)[..(edited.Start - node.SpanStart)]
            + edit + _text.ToString(TextSpan.FromBounds(edited.End, node.Span.End));

    /// <summary>The compiler wants a constant there, or the code never runs.</summary>
    private static bool IsConstant(SyntaxNode node) => node switch
    {
        AttributeListSyntax or EnumMemberDeclarationSyntax or ParameterSyntax or PatternSyntax => true,
        SwitchLabelSyntax and not CasePatternSwitchLabelSyntax => true,
        InterpolationAlignmentClauseSyntax or SizeOfExpressionSyntax or TypeSyntax and not (SimpleNameSyntax or ArrayTypeSyntax) => true,
        FieldDeclarationSyntax field => field.Modifiers.Any(SyntaxKind.ConstKeyword),
        LocalDeclarationStatementSyntax local => local.IsConst,
        GotoStatementSyntax => true,
        _ => false,
    };

    /// <summary>Behind the last one there is nothing to go on with: it cannot be left out.</summary>
    private static bool IsEarly(StatementSyntax exit) => exit.Parent switch
    {
        BlockSyntax { Parent: StatementSyntax or ElseClauseSyntax } or IfStatementSyntax or ElseClauseSyntax => true,
        BlockSyntax block => block.Statements[^1] != exit,
        _ => false,
    };

    /// <summary>One of many numbers, which would be most mutants of a file with a table.</summary>
    private static bool IsOfTable(LiteralExpressionSyntax literal) => literal.Parent?.Parent switch
    {
        CollectionExpressionSyntax { Elements.Count: var count } => count > Few,
        ArgumentListSyntax { Arguments.Count: var count } => count > Few,
        _ => literal.Parent is InitializerExpressionSyntax { Expressions.Count: > Few },
    };

    private static bool IsText(BinaryExpressionSyntax binary) => binary.IsKind(SyntaxKind.AddExpression)
        && binary.DescendantNodes()
            .Any(node => node is InterpolatedStringExpressionSyntax || node.IsKind(SyntaxKind.StringLiteralExpression));

    private static bool Declares(ExpressionSyntax expression) =>
        expression.DescendantNodes().Any(node => node is VariableDesignationSyntax and not DiscardDesignationSyntax);

    private static bool IsDebugging(ExpressionSyntax expression) => expression.ToString().StartsWith("Debug.", StringComparison.Ordinal);
}
