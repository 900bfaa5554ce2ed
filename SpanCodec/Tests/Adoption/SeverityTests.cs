using System.Diagnostics.CodeAnalysis;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanCodecs.Generator.Adoption;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Adoption;

/// <summary>A suggestion that a project has not asked for must not stop its build.</summary>
public class SeverityTests
{
    private const string All = "dotnet_analyzer_diagnostic.severity = error";

    private static readonly string s_ofPackage = Path.Combine(Repository.Root, "Runtime", "buildTransitive", "SpanCodec.globalconfig");

    [Theory]
    [InlineData(All, false, DiagnosticSeverity.Error)]
    [InlineData(All, true, DiagnosticSeverity.Info)]
    [InlineData("", true, DiagnosticSeverity.Info)]
    [InlineData("dotnet_diagnostic.SPAN0103.severity = warning", true, DiagnosticSeverity.Warning)]
    [InlineData("dotnet_diagnostic.SPAN0103.severity = none", true, null)]
    public async Task The_offer_of_codecs_stays_a_suggestion(string settings, bool hasPackages, DiagnosticSeverity? severity)
    {
        GeneratorRun run = GeneratorRun.Of("""
            using System.Text.Json.Serialization;
            [JsonSerializable(typeof(int[]))] public abstract partial class AppContext() : JsonSerializerContext(null);
            """);
        List<AnalyzerConfig> files = [AnalyzerConfig.Parse($"root = true\n[*.cs]\n{settings}", "/project/.editorconfig")];
        if (hasPackages)
            files.Add(AnalyzerConfig.Parse(await File.ReadAllTextAsync(s_ofPackage, TestContext.Current.CancellationToken), s_ofPackage));
        var project = new Project(AnalyzerConfigSet.Create(files));
        Compilation compilation = run.Input.WithOptions(run.Input.Options.WithSyntaxTreeOptionsProvider(project))
            .ReplaceSyntaxTree(run.Input.SyntaxTrees[0], run.Input.SyntaxTrees[0].WithFilePath("/project/User.cs"));
        IEnumerable<Diagnostic> found = await compilation
            .WithAnalyzers([new ContextAnalyzer()], new AnalyzerOptions([], new Options(project)))
            .GetAnalyzerDiagnosticsAsync(TestContext.Current.CancellationToken);
        Assert.Equal(severity is null ? [] : [severity], found.Select(one => (DiagnosticSeverity?)one.Severity));
    }

    [Fact]
    public void Every_suggestion_of_the_package_stays_one()
    {
        string[] releases = File.ReadAllLines(Path.Combine(Repository.Root, "Generator", "AnalyzerReleases.Unshipped.md"));
        string[] suggestions =
            [.. releases.Where(line => line.Contains("| Info |", StringComparison.Ordinal)).Select(line => line.Split(' ')[0])];
        Assert.NotEmpty(suggestions);
        Assert.Equal(
            suggestions.Select(id => $"dotnet_diagnostic.{id}.severity = suggestion"),
            File.ReadAllLines(s_ofPackage).Where(line => line.StartsWith("dotnet_diagnostic.", StringComparison.Ordinal)));
    }

    /// <summary>The files as a compiler reads them.</summary>
    private sealed class Project(AnalyzerConfigSet files) : SyntaxTreeOptionsProvider
    {
        internal AnalyzerConfigOptionsResult Of(SyntaxTree tree) => files.GetOptionsForSourcePath(tree.FilePath);

        public override GeneratedKind IsGenerated(SyntaxTree tree, CancellationToken cancellationToken) => GeneratedKind.NotGenerated;

        public override bool TryGetDiagnosticValue(
            SyntaxTree tree, string diagnosticId, CancellationToken cancellationToken, out ReportDiagnostic severity) =>
            Of(tree).TreeOptions.TryGetValue(diagnosticId, out severity);

        public override bool TryGetGlobalDiagnosticValue(
            string diagnosticId, CancellationToken cancellationToken, out ReportDiagnostic severity) =>
            files.GlobalConfigOptions.TreeOptions.TryGetValue(diagnosticId, out severity);
    }

    private sealed class Options(Project project) : AnalyzerConfigOptionsProvider
    {
        public override AnalyzerConfigOptions GlobalOptions => new OfFile([]);

        public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => new OfFile(new(project.Of(tree).AnalyzerOptions));

        public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) => GlobalOptions;
    }

    private sealed class OfFile(Dictionary<string, string> settings) : AnalyzerConfigOptions
    {
        public override bool TryGetValue(string key, [NotNullWhen(true)] out string? value) => settings.TryGetValue(key, out value);
    }
}
