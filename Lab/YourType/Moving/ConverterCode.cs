using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace JsonAot.Lab.YourType.Moving;

/// <summary>
/// Writes a converter of somebody's anew where it is one value in the document: a date in a format, or one expression that makes a text or
/// a number of the value, and one that makes the value of it. All others only their authors can write anew.
/// </summary>
internal sealed class ConverterCode(Compilation compilation)
{
    private const string Json = "System.Text.Json";

    private const string Value = "Value";

    private static readonly string[] FormatNames = ["DateTimeFormat", "this.DateTimeFormat", "base.DateTimeFormat"];

    private static readonly Dictionary<SpecialType, string> Written = new()
    {
        [SpecialType.System_String] = "WriteStringValue", [SpecialType.System_Boolean] = "WriteBooleanValue",
        [SpecialType.System_Int32] = "WriteNumberValue", [SpecialType.System_Int64] = "WriteNumberValue",
        [SpecialType.System_UInt32] = "WriteNumberValue", [SpecialType.System_UInt64] = "WriteNumberValue",
        [SpecialType.System_Decimal] = "WriteNumberValue",
    };

    // Newtonsoft.Json's reader has no other types for texts, whole numbers, and true and false.
    private static readonly Dictionary<SpecialType, string> Read = new()
    {
        [SpecialType.System_String] = "GetString()", [SpecialType.System_Boolean] = "GetBoolean()",
        [SpecialType.System_Int64] = "GetInt64()",
    };

    // Every member that has a converter asks for its class.
    private readonly Dictionary<ISymbol, string?> _known = new(SymbolEqualityComparer.Default);

    private ILookup<ISymbol, ITypeSymbol>? _converted;

    /// <summary>Types that each converter is stated for.</summary>
    private ILookup<ISymbol, ITypeSymbol> Converted => _converted ??= compilation.GetSymbolsWithName(_ => true, SymbolFilter.TypeAndMember)
        .Select(symbol => (Converter: symbol.Old("JsonConverter").First() as ISymbol, Type: TypeOf(symbol)))
        .Where(one => one.Converter is not null && one.Type is not null)
        .ToLookup(one => one.Converter!, one => one.Type!, SymbolEqualityComparer.Default);

    /// <summary>What it is to be, for whoever has to write it.</summary>
    internal static string Skeleton(string name, ITypeSymbol type) => $$"""

                internal sealed class {{name}} : {{Json}}.Serialization.JsonConverter<{{type.ToDisplayString()}}>
                {
                    public override {{type.ToDisplayString()}} Read(
                        ref {{Json}}.Utf8JsonReader reader, System.Type typeToConvert, {{Json}}.JsonSerializerOptions options) => ...;

                    public override void Write(
                        {{Json}}.Utf8JsonWriter writer, {{type.ToDisplayString()}} value, {{Json}}.JsonSerializerOptions options) => ...;
                }
        """.ReplaceLineEndings("\n");

    /// <returns>The class in the words of System.Text.Json; null where it is not that simple.</returns>
    internal string? Of(INamedTypeSymbol converter)
    {
        if (!_known.TryGetValue(converter, out string? code))
            _known[converter] = code = Made(converter);
        return code;
    }

    private string? Made(INamedTypeSymbol converter)
    {
        // Generated code makes it.
        if (converter is not { DeclaredAccessibility: Accessibility.Public or Accessibility.Internal, IsGenericType: false }
            || converter.DeclaringSyntaxReferences is not [var place] || place.GetSyntax() is not ClassDeclarationSyntax node
            || ConvertedBy(converter) is not { } type)
            return null;
        return converter.BaseType?.Name == "IsoDateTimeConverter" ? OfDate(node, type) : OfExpressions(node, type);
    }

    private static ITypeSymbol? TypeOf(ISymbol symbol) => symbol switch
    {
        IPropertySymbol property => property.Type,
        IFieldSymbol field => field.Type,
        _ => symbol as ITypeSymbol,
    };

    /// <summary>The only type that it is stated for.</summary>
    private ITypeSymbol? ConvertedBy(INamedTypeSymbol converter)
    {
        var all = Converted[converter].Select(type => type.WithoutNullable().WithNullableAnnotation(NullableAnnotation.None))
            .ToHashSet<ITypeSymbol>(SymbolEqualityComparer.Default);
        return all.Count == 1 ? all.Single() : null;
    }

    private string? OfDate(ClassDeclarationSyntax node, ITypeSymbol type)
    {
        SemanticModel model = compilation.GetSemanticModel(node.SyntaxTree);
        if (type.ToDisplayString() is not ("System.DateTime" or "System.DateTimeOffset")
            || node.Members is not [ConstructorDeclarationSyntax { ParameterList.Parameters: [], Initializer: null } only])
            return null;
        ExpressionSyntax? set = only.ExpressionBody?.Expression
            ?? (only.Body?.Statements is [ExpressionStatementSyntax statement] ? statement.Expression : null);
        if (set is not AssignmentExpressionSyntax { Left: var left, Right: var right } || !FormatNames.Contains(left.ToString())
            || model.GetConstantValue(right).Value is not string format)
            return null;
        string name = type.ToDisplayString();
        const string Culture = "System.Globalization.CultureInfo.CurrentCulture";
        // Its reader takes what is a date in the form of ISO 8601 for one, whatever the format is.
        return Class(
            node, type,
            $"reader.TryGet{type.Name}(out {name} date) && reader.GetString().IndexOf('T') == 10 ? date : {name}.ParseExact("
                + $"reader.GetString(), {CodeNames.Literal(format)}, {Culture}, System.Globalization.DateTimeStyles.RoundtripKind)",
            $"writer.WriteStringValue(value.ToString({CodeNames.Literal(format)}, {Culture}))", "");
    }

    private string? OfExpressions(ClassDeclarationSyntax node, ITypeSymbol type)
    {
        SemanticModel model = compilation.GetSemanticModel(node.SyntaxTree);
        MethodDeclarationSyntax[] methods = [.. node.Members.OfType<MethodDeclarationSyntax>()];
        // Constants and the like stay.
        MemberDeclarationSyntax[] kept = [.. node.Members.Where(one => one is not (MethodDeclarationSyntax or PropertyDeclarationSyntax))];
        string[] expected = ["WriteJson", "ReadJson", "CanConvert", "CanRead", "CanWrite"];
        if (node.Members.Any(one => NameOf(one) is { } name && !expected.Contains(name))
            || kept.Any(one => one is not FieldDeclarationSyntax)
            || Array.Find(methods, one => one.Identifier.Text == "WriteJson") is not { } write
            || Array.Find(methods, one => one.Identifier.Text == "ReadJson") is not { } read
            || OnlyExpression(write) is not InvocationExpressionSyntax { ArgumentList.Arguments: [var argument] } call
            || OnlyExpression(read) is not { } made)
            return null;
        string[] given = [.. write.ParameterList.Parameters.Select(one => one.Identifier.Text)];
        string[] taken = [.. read.ParameterList.Parameters.Select(one => one.Identifier.Text)];
        if (call.Expression.ToString() != $"{given[0]}.WriteValue" || Uses(argument, given[0]) || Uses(argument, given[^1])
            || model.GetTypeInfo(argument.Expression).Type is not { } written || !Written.TryGetValue(written.SpecialType, out string? how))
            return null;
        // Each use of the reader is a value of a type that it has.
        var rewriter = new ReaderCalls(model, taken[0]);
        SyntaxNode again = rewriter.Visit(made);
        return rewriter.IsWhole && !taken[1..].Any(name => Uses(made, name)) && !kept.Any(one => Uses(one, "JsonSerializer"))
            ? Class(node, type, again.ToString(), $"writer.{how}({argument})", string.Concat(kept.Select(one => $"    {one}\n")), given[1])
            : null;
    }

    private static string? NameOf(MemberDeclarationSyntax member) => member switch
    {
        MethodDeclarationSyntax method => method.Identifier.Text,
        PropertyDeclarationSyntax property => property.Identifier.Text,
        _ => null,
    };

    private static bool Uses(SyntaxNode node, string name) =>
        node.DescendantNodesAndSelf().OfType<IdentifierNameSyntax>().Any(one => one.Identifier.Text == name);

    /// <summary>What the method does, without a question about null before: System.Text.Json asks no converter for it.</summary>
    private static ExpressionSyntax? OnlyExpression(MethodDeclarationSyntax method)
    {
        if (method.ExpressionBody is { } arrow)
            return arrow.Expression;
        StatementSyntax[] all = [.. method.Body?.Statements ?? []];
        if (all is [IfStatementSyntax { Else: null } asked, ..] && asked.Condition.ToString() is var condition
            && (condition.EndsWith("== null", StringComparison.Ordinal) || condition.EndsWith("is null", StringComparison.Ordinal)
                || condition.EndsWith("TokenType == JsonToken.Null", StringComparison.Ordinal)))
            all = all[1..];
        return all switch
        {
            [ReturnStatementSyntax { Expression: { } returned }] => returned,
            [ExpressionStatementSyntax { Expression: var done }] => done,
            _ => null,
        };
    }

    private static string Class(
        ClassDeclarationSyntax node, ITypeSymbol type, string read, string write, string kept, string value = "value")
    {
        string name = Shape.CodeOf(type);
        string modifiers = string.Concat(node.Modifiers.Select(one => $"{one.Text} "));
        string options = $"global::{Json}.JsonSerializerOptions options";
        return $$"""
            {{modifiers}}class {{node.Identifier.Text}} : global::{{Json}}.Serialization.JsonConverter<{{name}}>
            {
            {{kept}}    public override {{name}} Read(ref global::{{Json}}.Utf8JsonReader reader, System.Type typeToConvert, {{options}}) =>
                    {{read}};

                public override void Write(global::{{Json}}.Utf8JsonWriter writer, {{name}} {{value}}, {{options}}) =>
                    {{write}};
            }
            """.ReplaceLineEndings("\n");
    }

    private sealed class ReaderCalls(SemanticModel model, string reader) : CSharpSyntaxRewriter
    {
        internal bool IsWhole { get; private set; } = true;

        public override SyntaxNode? VisitCastExpression(CastExpressionSyntax node) =>
            node.Expression.ToString() == $"{reader}.{Value}" && model.GetTypeInfo(node.Type).Type is { } type
            && Read.TryGetValue(type.SpecialType, out string? call)
                ? SyntaxFactory.ParseExpression($"reader.{call}")
                : base.VisitCastExpression(node);

        public override SyntaxNode? VisitIdentifierName(IdentifierNameSyntax node)
        {
            IsWhole &= node.Identifier.Text != reader;
            return base.VisitIdentifierName(node);
        }
    }
}
