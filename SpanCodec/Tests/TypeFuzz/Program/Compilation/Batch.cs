using System.Collections.Immutable;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;
using SpanCodecs.Generator;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>
/// Many scenarios in one assembly (two, where some declare types in another), as compiling each alone would take most of the time.
/// </summary>
internal sealed class Batch
{
    private static readonly CSharpParseOptions ParseOptions = new(LanguageVersion.Latest);

    private static readonly ImmutableArray<MetadataReference> References =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(
                path => Path.GetFileName(path).StartsWith("System.", StringComparison.Ordinal) || Path.GetFileName(path) == "SpanCodec.dll")
            .Select(path => MetadataReference.CreateFromFile(path)),
    ];

    // Not unloaded: a run of 5,500 types once ended with an access violation in reflection on a context that
    // could be unloaded. Nobody could repeat it. Without unloading, another one would point at the codec.
    private readonly AssemblyLoadContext _loaded = new("scenarios");
    private readonly List<Compiled> _compiled = [];

    private Batch()
    {
    }

    /// <summary>In the order of the scenarios.</summary>
    internal IReadOnlyList<Compiled> Compiled => _compiled;

    internal static Batch Of(IReadOnlyList<Scenario> scenarios)
    {
        var batch = new Batch();
        var problems = new Dictionary<Scenario, Problem>();
        while (true)
        {
            Scenario[] left = [.. scenarios.Where(scenario => !problems.ContainsKey(scenario))];
            if (left.Length == 0 || batch.TryCompile(left, problems))
                break;
        }

        foreach (Scenario scenario in scenarios)
        {
            if (problems.TryGetValue(scenario, out Problem? problem))
                batch._compiled.Add(new Compiled(scenario, problem, null, null));
        }

        return batch;
    }

    /// <summary>False where some scenario had to go, and the others are compiled again without it.</summary>
    private bool TryCompile(Scenario[] scenarios, Dictionary<Scenario, Problem> problems)
    {
        string number = Guid.NewGuid().ToString("N");
        CSharpCompilation library = Create($"Library{number}", scenarios, scenario => scenario.LibrarySource, References);
        using var libraryImage = new MemoryStream();
        // Without a library, those who need it would seem to be no C#.
        if (Invalid(library.Emit(libraryImage).Diagnostics, scenarios, problems))
            return false;
        CSharpCompilation application = Create(
            $"Application{number}",
            scenarios,
            scenario => scenario.ApplicationSource,
            References.Add(MetadataReference.CreateFromImage(libraryImage.ToArray())));
        GeneratorDriver driver = CSharpGeneratorDriver.Create([new SpanCodecGenerator().AsSourceGenerator()], parseOptions: ParseOptions);
        driver = driver.RunGeneratorsAndUpdateCompilation(application, out Compilation output, out ImmutableArray<Diagnostic> reported);
        GeneratorRunResult run = driver.GetRunResult().Results.Single();
        using var image = new MemoryStream();
        EmitResult? emitted = run.Exception is null ? output.Emit(image) : null;
        // Only where something went wrong: it is as much work as all that went right.
        if (emitted is not { Success: true } && Invalid(application.GetDiagnostics(), scenarios, problems))
            return false;
        if (run.Exception is { } crash)
        {
            if (scenarios.Length > 1)
            {
                FindCrashes(scenarios, problems);
                return false;
            }

            problems[scenarios[0]] = new Problem(ProblemKind.GeneratorDied, crash.ToString());
            return false;
        }

        if (Broken(emitted!.Diagnostics, scenarios, problems))
            return false;
        Load(libraryImage, image, scenarios, reported);
        return true;
    }

    private void Load(MemoryStream libraryImage, MemoryStream image, Scenario[] scenarios, ImmutableArray<Diagnostic> reported)
    {
        libraryImage.Position = 0;
        image.Position = 0;
        _loaded.LoadFromStream(libraryImage);
        System.Reflection.Assembly assembly = _loaded.LoadFromStream(image);
        foreach (Scenario scenario in scenarios)
        {
            Type context = assembly.GetType($"{scenario.Space}.{scenario.Context}")!;
            Diagnostic[] refusals =
            [
                .. reported.Where(
                    diagnostic => diagnostic.Severity == DiagnosticSeverity.Error && Owner(diagnostic, [scenario]) is not null),
            ];
            Problem? refusal = refusals.Length == 0 ? null : new Problem(ProblemKind.Refused, string.Join("\n", refusals.Select(Show)));
            _compiled.Add(
                new Compiled(scenario, refusal, context, refusal is null ? context.GetProperty(Scenario.Property)!.GetValue(null) : null));
        }
    }

    private static void FindCrashes(Scenario[] scenarios, Dictionary<Scenario, Problem> problems)
    {
        foreach (Scenario scenario in scenarios)
        {
            Batch alone = Of([scenario]);
            if (alone._compiled[0].Problem is { Kind: ProblemKind.GeneratorDied } problem)
                problems[scenario] = problem;
        }
    }

    private static CSharpCompilation Create(
        string name, Scenario[] scenarios, Func<Scenario, string> source, ImmutableArray<MetadataReference> references) =>
        CSharpCompilation.Create(
            name,
            scenarios.Select(scenario => CSharpSyntaxTree.ParseText(source(scenario), ParseOptions, scenario.Space + ".cs")),
            references,
            // Users publish so; it takes less time, too.
            new CSharpCompilationOptions(
                OutputKind.DynamicallyLinkedLibrary,
                optimizationLevel: OptimizationLevel.Release,
                nullableContextOptions: NullableContextOptions.Disable));

    private static bool Invalid(ImmutableArray<Diagnostic> diagnostics, Scenario[] scenarios, Dictionary<Scenario, Problem> problems) =>
        Collect(diagnostics, scenarios, problems, ProblemKind.Invalid);

    private static bool Broken(ImmutableArray<Diagnostic> diagnostics, Scenario[] scenarios, Dictionary<Scenario, Problem> problems) =>
        Collect(diagnostics, scenarios, problems, ProblemKind.DoesNotCompile);

    private static bool Collect(
        ImmutableArray<Diagnostic> diagnostics, Scenario[] scenarios, Dictionary<Scenario, Problem> problems, ProblemKind kind)
    {
        bool any = false;
        foreach (Diagnostic diagnostic in diagnostics.Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error))
        {
            Scenario owner = Owner(diagnostic, scenarios) ?? throw new InvalidOperationException(diagnostic.ToString());
            any = true;
            problems.TryAdd(owner, new Problem(kind, Show(diagnostic)));
        }

        return any;
    }

    private static Scenario? Owner(Diagnostic diagnostic, Scenario[] scenarios)
    {
        string file = Path.GetFileName(diagnostic.Location.GetLineSpan().Path ?? "");
        return scenarios.FirstOrDefault(scenario => file.StartsWith(scenario.Space + ".", StringComparison.Ordinal));
    }

    private static string Show(Diagnostic diagnostic)
    {
        string line = diagnostic.Location.SourceTree is { } tree
            ? tree.GetText().Lines[diagnostic.Location.GetLineSpan().StartLinePosition.Line].ToString().Trim() : "";
        return $"{diagnostic.Id}: {diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture)} {line}";
    }
}
