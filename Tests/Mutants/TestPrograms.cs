namespace JsonAot.Mutants;

/// <summary>A class of tests, and what it does without a mutant.</summary>
/// <param name="Program">The assembly of the tests.</param>
internal sealed record TestClass(string Program, string Name)
{
    internal TimeSpan Took { get; init; }

    internal TimeSpan Processor { get; init; }

    /// <summary>The mutants that it meets.</summary>
    internal IReadOnlySet<int> Reached { get; init; } = new HashSet<int>();

    /// <summary>Why it is not asked; null where it is.</summary>
    internal string? Unusable { get; init; }
}

/// <summary>The tests of a working copy, run by their own programs: those of some classes, each time in a process of its own.</summary>
internal sealed class TestPrograms(string root)
{
    private const string Active = "JSONAOT_MUTANT";
    private const string ReachedFolder = "JSONAOT_MUTANTS_REACHED";

    // Time for one class before it is known, and what all of them take more on a machine that does something else besides.
    private static readonly TimeSpan Ample = TimeSpan.FromSeconds(60);

    internal static IReadOnlyList<string> ProjectsOf(Options options) =>
        Options.HouseOf(options.Rooms[0]) is { Length: > 0 } house ? [$"{house}/Tests"] : ["Tests", "Tests/Report"];

    /// <param name="project">A folder: assemblies are called after theirs.</param>
    internal string ProgramOf(string project) =>
        Directory.EnumerateFiles(
            Path.Combine(root, project, "bin", "Release"), $"*{project.Replace('/', '.')}.dll", SearchOption.AllDirectories)
            .Single(file => File.Exists(Path.ChangeExtension(file, ".runtimeconfig.json")));

    internal IEnumerable<TestClass> ClassesOf(string program) =>
        Commands.Run(root, [], Ample, 4 * Ample, "dotnet", program, "-list", "classes", "-noLogo").Output
            .Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries)
            .Where(line => line.Contains('.') && !line.Contains(' ')).Select(name => new TestClass(program, name));

    /// <summary>Runs a class without a mutant, and writes down which it meets.</summary>
    /// <param name="longest">A class that takes longer is not asked.</param>
    internal TestClass Recorded(TestClass tests, TimeSpan longest)
    {
        string folder = Directory.CreateDirectory(Path.Combine(Path.GetTempPath(), $"mutants-{Guid.NewGuid():N}")).FullName;
        try
        {
            Ended run = Run([tests], (ReachedFolder, folder), longest, 3 * longest);
            var reached = Directory.EnumerateFiles(folder).SelectMany(File.ReadLines).Select(int.Parse).ToHashSet();
            return tests with
            {
                Took = run.Took, Processor = run.Processor, Reached = reached,
                Unusable = run.Late ?? (run.Code == 0 ? null : $"it fails without a mutant: {FirstFailure(run.Output)}"),
            };
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    /// <returns>The reason why the mutant died; null if it lives.</returns>
    internal string? Try(int mutant, IReadOnlyList<TestClass> classes)
    {
        TimeSpan processor = TimeSpan.FromTicks(classes.Sum(tests => tests.Processor.Ticks));
        TimeSpan took = TimeSpan.FromTicks(classes.Sum(tests => tests.Took.Ticks));
        Ended run = Run(classes, (Active, $"{mutant}"), (3 * processor) + (Ample / 2), (5 * took) + (2 * Ample));
        return run.Late is { } late ? $"time: {late}" : run.Code == 0 ? null : FirstFailure(run.Output);
    }

    private Ended Run(IReadOnlyList<TestClass> classes, (string, string) variable, TimeSpan processor, TimeSpan time) => Commands.Run(
        root, [variable], processor, time,
        [
            "dotnet", classes[0].Program, "-noLogo", "-noColor", "-stopOnFail",
            .. classes.SelectMany(tests => (string[])["-class", tests.Name]),
        ]);

    private static string FirstFailure(string output)
    {
        string[] lines = output.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        string? failed = lines.FirstOrDefault(line => line.EndsWith("[FAIL]", StringComparison.Ordinal));
        return failed?[..^6].Trim() ?? lines.LastOrDefault() ?? "without a word";
    }
}
