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

/// <summary>Adds, behind a JsonSerializerContext, a class of codecs that adopts its types and options.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AdoptContextFix))]
[Shared]
public sealed class AdoptContextFix : CodeFixProvider
{
    // ASP.NET Core puts a context into options of its own. Codecs for other options would not be used there, without a word.
    private static readonly (string Title, string Defaults, string Key)[] Fixes =
    [
        ("Declare codecs for the context's types", "", nameof(AdoptContextFix)),
        (
            "Declare codecs for the context's types, for ASP.NET Core", ", Defaults = System.Text.Json.JsonSerializerDefaults.Web",
            nameof(AdoptContextFix) + "Web"),
    ];

    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ImmutableArray.Create(ContextAnalyzer.Id);

    public override FixAllProvider GetFixAllProvider() => WellKnownFixAllProviders.BatchFixer;

    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        SyntaxNode? root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        if (root?.FindToken(context.Span.Start).Parent?.FirstAncestorOrSelf<ClassDeclarationSyntax>() is not { } declaration)
            return;
        foreach ((string title, string defaults, string key) in Fixes)
            context.RegisterCodeFix(
                CodeAction.Create(title, _ => Task.FromResult(Adopt(context.Document, root, declaration, defaults)), key),
                context.Diagnostics);
    }

    private static Document Adopt(Document document, SyntaxNode root, ClassDeclarationSyntax context, string defaults)
    {
        string name = CodecsName(context.Identifier.Text);
        string access = context.Modifiers.Any(SyntaxKind.PublicKeyword) ? "public"
            : context.Modifiers.Any(SyntaxKind.PrivateKeyword) ? "private" : "internal";
        var codecs = (ClassDeclarationSyntax)SyntaxFactory.ParseMemberDeclaration(
            $"\n[SpanCodecs.SpanCodecsOf(typeof({context.Identifier.Text}){defaults})]\n{access} static partial class {name}\n{{\n}}\n")!;
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
