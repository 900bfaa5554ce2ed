using System.Collections.Immutable;
using System.Composition;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Formatting;
using Microsoft.CodeAnalysis.Text;
using SpanCodecs.Generator.Move;

namespace SpanCodecs.CodeFixes;

/// <summary>
/// A class of codecs for all types that a project gives to JSON: one that is there gets them, or a new one at the end of the file.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(DeclareCodecsFix))]
[Shared]
public sealed class DeclareCodecsFix : CodeFixProvider
{
    private const string Title = "Declare codecs for all types that are given to JSON";

    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ImmutableArray.Create(MoveAnalyzer.Id);

    public override FixAllProvider GetFixAllProvider() => new OfEachProject();

    public override Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        foreach (Diagnostic diagnostic in context.Diagnostics)
            context.RegisterCodeFix(
                CodeAction.Create(Title, cancellation => Declare(context.Document, diagnostic, cancellation), nameof(DeclareCodecsFix)),
                diagnostic);
        return Task.CompletedTask;
    }

    // No file is added: a command that applies fixes keeps changes of files alone.
    private static async Task<Solution> Declare(Document document, Diagnostic diagnostic, CancellationToken cancellation)
    {
        Project project = document.Project;
        foreach ((string name, string[] attributes, string[] left, string options) in CodecClasses.In(diagnostic))
        {
            Compilation? compilation = await project.GetCompilationAsync(cancellation).ConfigureAwait(false);
            AttributeListSyntax? existing = compilation?.Assembly.GetTypeByMetadataName(name)?.DeclaringSyntaxReferences
                .Select(reference => ((TypeDeclarationSyntax)reference.GetSyntax(cancellation)).AttributeLists.LastOrDefault())
                .FirstOrDefault(list => list is not null && project.GetDocument(list.SyntaxTree) is not null);
            project = existing is null
                ? await New(project.GetDocument(document.Id)!, name, attributes, left, options, cancellation).ConfigureAwait(false)
                : await Extended(project.GetDocument(existing.SyntaxTree)!, existing, attributes, cancellation).ConfigureAwait(false);
        }

        return project.Solution;
    }

    private static async Task<Project> New(
        Document document, string name, string[] attributes, string[] left, string options, CancellationToken cancellation)
    {
        var root = (CompilationUnitSyntax)(await document.GetSyntaxRootAsync(cancellation).ConfigureAwait(false))!;
        var text = new StringBuilder(root.GetLastToken().TrailingTrivia.Any(SyntaxKind.EndOfLineTrivia) ? "\n" : "\n\n");
        text.Append("// Types that are only members of these need not be named.\n");
        foreach (string comment in left)
            text.Append(comment).Append('\n');
        foreach (string attribute in options.Length == 0 ? attributes : [.. attributes, options])
            text.Append('[').Append(attribute).Append("]\n");
        text.Append("internal static partial class ").Append(name.Substring(name.LastIndexOf('.') + 1)).Append(";\n");
        MemberDeclarationSyntax codecs = SyntaxFactory.ParseMemberDeclaration(text.ToString())!
            .WithAdditionalAnnotations(Formatter.Annotation);
        return document.WithSyntaxRoot(CodecClasses.NamespaceAtEnd(root) is { } space
            ? root.ReplaceNode(space, space.AddMembers(codecs)) : root.AddMembers(codecs)).Project;
    }

    private static async Task<Project> Extended(
        Document document, AttributeListSyntax last, string[] attributes, CancellationToken cancellation)
    {
        SourceText text = await document.GetTextAsync(cancellation).ConfigureAwait(false);
        string line = text.Lines.GetLineFromPosition(last.SpanStart).ToString();
        string indentation = line.Substring(0, line.Length - line.TrimStart().Length);
        string added = string.Concat(attributes.Select(attribute => $"\n{indentation}[{attribute}]"));
        return document.WithText(text.WithChanges(new TextChange(new TextSpan(last.Span.End, 0), added))).Project;
    }

    /// <summary>Each project has one report; what one fix adds, no other changes.</summary>
    private sealed class OfEachProject : FixAllProvider
    {
        public override async Task<CodeAction?> GetFixAsync(FixAllContext context)
        {
            IEnumerable<ProjectId> projects = context.Scope == FixAllScope.Solution ? context.Solution.ProjectIds : [context.Project.Id];
            var found = new List<(DocumentId Document, Diagnostic Diagnostic)>();
            foreach (ProjectId id in projects)
            {
                Project project = context.Solution.GetProject(id)!;
                foreach (Diagnostic diagnostic in await context.GetAllDiagnosticsAsync(project).ConfigureAwait(false))
                {
                    if (context.Solution.GetDocumentId(diagnostic.Location.SourceTree) is { } document)
                        found.Add((document, diagnostic));
                }
            }

            return CodeAction.Create(Title, Apply, nameof(DeclareCodecsFix));

            async Task<Solution> Apply(CancellationToken cancellation)
            {
                Solution solution = context.Solution;
                foreach ((DocumentId document, Diagnostic diagnostic) in found)
                    solution = await Declare(solution.GetDocument(document)!, diagnostic, cancellation).ConfigureAwait(false);
                return solution;
            }
        }
    }
}
