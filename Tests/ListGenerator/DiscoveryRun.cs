using System.Collections.Immutable;
using JsonAot.ListGenerator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace JsonAot.Tests.ListGenerator;

/// <summary>The generator over a few files, as a compiler runs it.</summary>
internal sealed class DiscoveryRun
{
    private static readonly CSharpParseOptions ParseOptions = new(LanguageVersion.CSharp13);

    private static readonly ImmutableArray<MetadataReference> References =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => Path.GetFileName(path).StartsWith("System.", StringComparison.Ordinal)
                || Path.GetFileName(path) == "JsonAot.Shared.dll")
            .Select(path => MetadataReference.CreateFromFile(path)),
    ];

    /// <summary>Diagnostics of the generator.</summary>
    internal required ImmutableArray<Diagnostic> Reported { get; init; }

    /// <summary>Errors of the compiler in the code with what was generated.</summary>
    internal required ImmutableArray<Diagnostic> Errors { get; init; }

    internal required GeneratorRunResult Result { get; init; }

    internal static DiscoveryRun Of(params (string Path, string Text)[] files) => Of(files, []);

    internal static DiscoveryRun Of(
        (string Path, string Text)[] files, (string Name, string Value)[] properties, params LibraryFile[] libraries)
    {
        var compilation = CSharpCompilation.Create(
            "Suite",
            files.Select(file => CSharpSyntaxTree.ParseText(file.Text, ParseOptions, file.Path)),
            References,
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable, warningLevel: 9999)
                .WithSpecificDiagnosticOptions([new("CS1701", ReportDiagnostic.Suppress)]));
        GeneratorDriver driver = CSharpGeneratorDriver.Create(
            [new DiscoveryGenerator().AsSourceGenerator()],
            libraries,
            ParseOptions,
            new Options(properties.ToDictionary(property => $"build_property.{property.Name}", property => property.Value)));
        driver = driver.RunGeneratorsAndUpdateCompilation(
            compilation, out Compilation output, out ImmutableArray<Diagnostic> reported, Stop);
        return new DiscoveryRun
        {
            Result = driver.GetRunResult().Results.Single(),
            Reported = reported,
            Errors = [.. output.GetDiagnostics(Stop).Where(diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning)],
        };
    }

    private static CancellationToken Stop => TestContext.Current.CancellationToken;

    internal string File(string name) => Result.GeneratedSources.Single(source => source.HintName == name).SourceText.ToString();

    /// <summary>Objects that a generated file makes, in its order, without the names that all have in common.</summary>
    internal string[] Made(string name) => [.. File(name).Split('\n')
        .Select(line => line.Trim())
        .Where(line => line.StartsWith("new ", StringComparison.Ordinal) && line.EndsWith(','))
        .Select(line => line[4..^1].Replace("global::", "", StringComparison.Ordinal))];

    private sealed class Options(Dictionary<string, string> values) : AnalyzerConfigOptionsProvider
    {
        public override AnalyzerConfigOptions GlobalOptions { get; } = new Values(values);

        public override AnalyzerConfigOptions GetOptions(SyntaxTree tree) => new Values([]);

        public override AnalyzerConfigOptions GetOptions(AdditionalText textFile) =>
            new Values(new()
            {
                ["build_metadata.AdditionalFiles.LeftOut"] = ((LibraryFile)textFile).LeftOut,
                ["build_metadata.AdditionalFiles.FromFeed"] = ((LibraryFile)textFile).IsFromFeed ? "true" : "",
            });
    }

    private sealed class Values(Dictionary<string, string> values) : AnalyzerConfigOptions
    {
        public override bool TryGetValue(string key, out string value) => values.TryGetValue(key, out value!);
    }
}

/// <summary>A library.props, and what a build does with its folder.</summary>
internal sealed class LibraryFile(string folder, string text, string leftOut, bool isFromFeed = false) : AdditionalText
{
    public override string Path => $"{folder}/library.props";

    internal string LeftOut => leftOut;

    internal bool IsFromFeed => isFromFeed;

    public override SourceText GetText(CancellationToken cancellationToken = default) => SourceText.From(text);
}
