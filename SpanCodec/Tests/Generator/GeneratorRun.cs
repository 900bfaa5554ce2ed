using System.Collections.Concurrent;
using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using SpanCodecs.Generator;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>The generator over a source text, as a compiler runs it.</summary>
internal sealed class GeneratorRun
{
    internal static readonly ImmutableArray<MetadataReference> References =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(
                path => Path.GetFileName(path).StartsWith("System.", StringComparison.Ordinal) || Path.GetFileName(path) == "SpanCodec.dll")
            .Select(path => MetadataReference.CreateFromFile(path)),
    ];

    // Reads the references once for all sources, as an editor does.
    private static readonly ConcurrentDictionary<NullableContextOptions, CSharpCompilation> s_empty = [];

    private readonly CSharpParseOptions _parseOptions;
    private readonly GeneratorDriver _driver;

    private GeneratorRun(CSharpCompilation input, CSharpParseOptions parseOptions, GeneratorDriver driver)
    {
        (Input, _parseOptions) = (input, parseOptions);
        _driver = driver.RunGeneratorsAndUpdateCompilation(
            input, out Compilation output, out ImmutableArray<Diagnostic> reported, TestContext.Current.CancellationToken);
        Output = output;
        Reported = [.. reported.Where(diagnostic => diagnostic.Severity != DiagnosticSeverity.Info)];
        Informed = [.. reported.Except(Reported)];
    }

    internal CSharpCompilation Input { get; }

    internal Compilation Output { get; }

    /// <summary>Errors and warnings of the generator itself.</summary>
    internal ImmutableArray<Diagnostic> Reported { get; }

    /// <summary>The rest of it, which a build does not show.</summary>
    internal ImmutableArray<Diagnostic> Informed { get; }

    internal GeneratorRunResult Result => _driver.GetRunResult().Results[0];

    /// <summary>Diagnostics of an analyzer in all the code, generated or not.</summary>
    internal Task<ImmutableArray<Diagnostic>> Analyze(DiagnosticAnalyzer analyzer) =>
        Output.WithAnalyzers([analyzer]).GetAnalyzerDiagnosticsAsync(TestContext.Current.CancellationToken);

    /// <summary>Everything a user's build would say: the compiler with every warning on, and the generator.</summary>
    internal IEnumerable<Diagnostic> All => Output.GetDiagnostics(TestContext.Current.CancellationToken).Concat(Reported);

    internal static GeneratorRun Of(
        string source,
        LanguageVersion language = LanguageVersion.CSharp12,
        NullableContextOptions nullable = NullableContextOptions.Enable,
        string[]? switchedOn = null,
        IEnumerable<MetadataReference>? references = null,
        params IIncrementalGenerator[] others) => OfFiles([source], language, nullable, switchedOn, references, others);

    internal static GeneratorRun OfFiles(
        IEnumerable<string> sources,
        LanguageVersion language,
        NullableContextOptions nullable = NullableContextOptions.Enable,
        string[]? switchedOn = null,
        IEnumerable<MetadataReference>? references = null,
        params IIncrementalGenerator[] others)
    {
        var parseOptions = new CSharpParseOptions(language, DocumentationMode.Diagnose);
        CSharpCompilation empty = references is null
            ? s_empty.GetOrAdd(nullable, _ => Empty(nullable, References))
            : Empty(nullable, references);
        CSharpCompilation compilation = empty.AddSyntaxTrees(
            sources.Select((source, i) => CSharpSyntaxTree.ParseText(source, parseOptions, i == 0 ? "User.cs" : $"User{i}.cs")));
        GeneratorDriver driver = CSharpGeneratorDriver.Create(
            [new SpanCodecGenerator().AsSourceGenerator(), .. others.Select(other => other.AsSourceGenerator())],
            parseOptions: parseOptions,
            optionsProvider: new ProjectProperties(switchedOn ?? []),
            driverOptions: new GeneratorDriverOptions(IncrementalGeneratorOutputKind.None, trackIncrementalGeneratorSteps: true));
        return new GeneratorRun(compilation, parseOptions, driver);
    }

    private static CSharpCompilation Empty(NullableContextOptions nullable, IEnumerable<MetadataReference> references) =>
        CSharpCompilation.Create(
        "User",
        references: references,
        options: new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: nullable, warningLevel: 9999)
            // Every SDK project has it: the assemblies here may be newer than those that SpanCodec was compiled with.
            .WithSpecificDiagnosticOptions([new("CS1701", ReportDiagnostic.Suppress)]));

    /// <summary>Runs the driver again, with one more file in the compilation.</summary>
    internal GeneratorRun WithFile(string source) =>
        new(Input.AddSyntaxTrees(CSharpSyntaxTree.ParseText(source, _parseOptions, "Other.cs")), _parseOptions, _driver);

    internal GeneratorRun WithChangedSource(string source) =>
        new(
            Input.ReplaceSyntaxTree(Input.SyntaxTrees.First(), CSharpSyntaxTree.ParseText(source, _parseOptions, "User.cs")),
            _parseOptions,
            _driver);

    internal string File(string name) => Result.GeneratedSources.Single(source => source.HintName == name).SourceText.ToString();
}
