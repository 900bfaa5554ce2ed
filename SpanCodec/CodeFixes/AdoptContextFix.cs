using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Formatting;
using SpanCodecs.Generator.Adoption;

namespace SpanCodecs.CodeFixes;

/// <summary>Behind a JsonSerializerContext, a class of codecs that adopts its types and options.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AdoptContextFix))]
[Shared]
public sealed class AdoptContextFix : CodeFixProvider
{
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ImmutableArray.Create(ContextAnalyzer.Id);

    public override FixAllProvider GetFixAllProvider() => WellKnownFixAllProviders.BatchFixer;

    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        SyntaxNode? root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        if (root?.FindToken(context.Span.Start).Parent?.FirstAncestorOrSelf<ClassDeclarationSyntax>() is not { } declaration)
            return;
        context.RegisterCodeFix(
            CodeAction.Create("Declare codecs for the context's types", _ => Task.FromResult(Adopt(context.Document, root, declaration)), nameof(AdoptContextFix)),
            context.Diagnostics);
    }

    private static Document Adopt(Document document, SyntaxNode root, ClassDeclarationSyntax context)
    {
        string name = CodecsName(context.Identifier.Text);
        string access = context.Modifiers.Any(SyntaxKind.PublicKeyword) ? "public" : context.Modifiers.Any(SyntaxKind.PrivateKeyword) ? "private" : "internal";
        var codecs = (ClassDeclarationSyntax)SyntaxFactory.ParseMemberDeclaration(
            $"\n[SpanCodecs.SpanCodecsOf(typeof({context.Identifier.Text}))]\n{access} static partial class {name}\n{{\n}}\n")!;
        return document.WithSyntaxRoot(root.InsertNodesAfter(context, [codecs.WithAdditionalAnnotations(Formatter.Annotation)]));
    }

    /// <summary>AppJsonContext, AppJsonSerializerContext and AppContext become AppCodecs.</summary>
    private static string CodecsName(string context)
    {
        foreach (string end in new[] { "JsonSerializerContext", "SerializerContext", "JsonContext", "Context" })
        {
            if (context.EndsWith(end, StringComparison.Ordinal))
                return context.Substring(0, context.Length - end.Length) + "Codecs";
        }

        return context + "Codecs";
    }
}
