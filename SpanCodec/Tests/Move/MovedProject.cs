using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanCodecs.CodeFixes;
using SpanCodecs.Generator.Move;
using SpanCodecs.Tests.Documents;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Move;

/// <summary>A project of a web application, as an editor has it: what the analyzer says of it, and what the code fix makes of it.</summary>
internal sealed class MovedProject : IDisposable
{
    private readonly AdhocWorkspace _workspace = new();

    internal MovedProject(string source) => Project = _workspace.AddProject("User", LanguageNames.CSharp)
        .WithMetadataReferences(WebReferences.All)
        .WithParseOptions(new CSharpParseOptions(LanguageVersion.CSharp12))
        .WithCompilationOptions(
            new CSharpCompilationOptions(OutputKind.ConsoleApplication, nullableContextOptions: NullableContextOptions.Enable))
        .AddDocument("Usings.cs", $"""
            {ImplicitUsings.OfConsole}
            global using System.Net.Http; global using System.Net.Http.Json; global using System.Text.Json;
            global using System.Text.Json.Serialization; global using System.Text.Json.Serialization.Metadata; global using SpanCodecs;
            global using Microsoft.AspNetCore.Builder; global using Microsoft.AspNetCore.Http;
            global using Microsoft.AspNetCore.Http.HttpResults; global using Microsoft.AspNetCore.Mvc;
            """).Project
        .AddDocument("User.cs", source, filePath: "User.cs").Project;

    internal Project Project { get; private set; }

    private static CancellationToken Cancelled => TestContext.Current.CancellationToken;

    internal void Add(string source) => Project = Project.AddDocument("Other.cs", source).Project;

    internal async Task<Diagnostic?> Report()
    {
        Compilation compilation = (await Project.GetCompilationAsync(Cancelled))!;
        Assert.Empty(compilation.GetDiagnostics(Cancelled).Where(found => found.Severity == DiagnosticSeverity.Error));
        Diagnostic[] reports = [.. await compilation.WithAnalyzers([new MoveAnalyzer()]).GetAnalyzerDiagnosticsAsync(Cancelled)];
        Assert.InRange(reports.Length, 0, 1);
        return reports.FirstOrDefault();
    }

    /// <summary>The types that the message names.</summary>
    internal async Task<string> Types() => await Report() is { } report ? report.GetMessage().Split(": ", 2)[1] : "";

    /// <summary>The document that the fix changes.</summary>
    internal async Task<string> Fix(Diagnostic report)
    {
        var actions = new List<CodeAction>();
        Document document = Project.GetDocument(report.Location.SourceTree)!;
        var context = new CodeFixContext(document, report, (action, _) => actions.Add(action), Cancelled);
        await new DeclareCodecsFix().RegisterCodeFixesAsync(context);
        return await Apply(Assert.Single(actions));
    }

    /// <summary>Applies the fix to all that is reported, as a command line does.</summary>
    internal async Task<string> FixAll(Diagnostic report)
    {
        var fix = new DeclareCodecsFix();
        Document document = Project.GetDocument(report.Location.SourceTree)!;
        var context = new FixAllContext(
            document, fix, FixAllScope.Solution, nameof(DeclareCodecsFix), [MoveAnalyzer.Id], new One(report), Cancelled);
        return await Apply((await fix.GetFixAllProvider().GetFixAsync(context))!);
    }

    public void Dispose() => _workspace.Dispose();

    private async Task<string> Apply(CodeAction action)
    {
        Solution changed = (await action.GetOperationsAsync(Cancelled)).OfType<ApplyChangesOperation>().Single().ChangedSolution;
        ProjectChanges changes = changed.GetChanges(Project.Solution).GetProjectChanges().Single();
        Project = changed.GetProject(Project.Id)!;
        IEnumerable<string> texts = await Task.WhenAll(changes.GetChangedDocuments()
            .Select(async id => (await Project.GetDocument(id)!.GetTextAsync(Cancelled)).ToString()));
        return string.Join('\n', texts);
    }

    private sealed class One(Diagnostic report) : FixAllContext.DiagnosticProvider
    {
        public override Task<IEnumerable<Diagnostic>> GetAllDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            Task.FromResult<IEnumerable<Diagnostic>>([report]);

        public override Task<IEnumerable<Diagnostic>> GetDocumentDiagnosticsAsync(Document document, CancellationToken cancellationToken) =>
            Task.FromResult<IEnumerable<Diagnostic>>([report]);

        public override Task<IEnumerable<Diagnostic>> GetProjectDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            Task.FromResult<IEnumerable<Diagnostic>>([report]);
    }
}
