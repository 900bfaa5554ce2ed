namespace JsonAot.Tests.ThirdParty;

/// <summary>
/// The checkout's projects, copied aside with a library's folder, a payload's file and a kind's
/// folder more, and a program that prints what it finds. Nothing that was there is edited.
/// </summary>
public sealed class CopiedTree : IDisposable
{
    private static readonly string[] NoRooms = [".git", ".github", ".ci", "Tests", "artifacts", "docs", "results"];

    private static readonly string[] Leftovers = ["bin", "obj"];

    // Set as a variable: a property of the command line does not reach what is
    // built once (Shared/BuiltOnce.props), and analyzers are half of the time.
    private static readonly (string Name, string Value)[] NoAnalyzers = [("RunAnalyzersDuringBuild", "false")];

    private static int s_made;

    // Below the checkout and not in the temporary folder, where analyzers and
    // caches behave differently. Two trees of one run may be there at once.
    private readonly string _root = Path.Combine(Repository.Root, "artifacts", $"additions{Interlocked.Increment(ref s_made)}");

    private readonly Lazy<string> _lab;

    public CopiedTree()
    {
        _lab = new(() => Build("Lab", "JsonAot.Lab"));
        Dispose();
        Directory.CreateDirectory(_root);
        foreach (string file in Directory.EnumerateFiles(Repository.Root, "*.props").Append(Path.Combine(Repository.Root, "global.json")))
            File.Copy(file, Path.Combine(_root, Path.GetFileName(file)));
        foreach (string room in Directory.EnumerateDirectories(Repository.Root).Select(room => Path.GetFileName(room)).Except(NoRooms))
            Copy(Path.Combine(Repository.Root, room), Path.Combine(_root, room));
        Copy(Path.Combine(Repository.Root, "Tests", "ThirdParty", "Additions"), _root);
    }

    public void Dispose()
    {
        if (Directory.Exists(_root))
            Directory.Delete(_root, recursive: true);
    }

    /// <summary>Output of the Lab.</summary>
    internal string Lab(params string[] arguments) => OutputOf(Repository.RunIn(_root, _lab.Value, arguments));

    internal string PathOf(string file) => Path.Combine(_root, file);

    /// <summary>Builds as far as the choice of libraries, which comes before anything is compiled.</summary>
    internal ProgramRun Select(string libraries) =>
        Repository.RunIn(_root, "dotnet", "msbuild", "Libraries", "-nologo", "-t:JsonAotSelectLibraries", $"-p:Libraries={libraries}");

    /// <summary>Output of the program.</summary>
    internal string BuildAndList() => OutputOf(Repository.RunIn(_root, Build("Program", "AdditionsProgram")));

    /// <summary>
    /// Builds it with no library but those of the platform, in a folder of its
    /// own: in the ordinary one all would be compiled anew for the next test.
    /// </summary>
    internal string ListWithoutLibraries() => OutputOf(Repository.RunWith(
        NoAnalyzers,
        _root,
        "dotnet",
        "run",
        "--project",
        "Program",
        "-c",
        "Release",
        "-p:Libraries=none",
        $"-p:JsonAotBuildFolder={PathOf("none")}"));

    /// <returns>The program that the build has made of the project.</returns>
    internal string Build(string project, string name, params string[] switches)
    {
        OutputOf(Repository.RunWith(NoAnalyzers, _root, "dotnet", ["build", project, "-c", "Release", .. switches]));
        return Repository.Built(PathOf(project), name);
    }

    private static string OutputOf(ProgramRun run)
    {
        Assert.True(run.ExitCode == 0, run.ToString());
        return run.Output;
    }

    private static void Copy(string from, string to)
    {
        Directory.CreateDirectory(to);
        foreach (string file in Directory.EnumerateFiles(from))
            File.Copy(file, Path.Combine(to, Path.GetFileName(file)));
        foreach (string folder in Directory.EnumerateDirectories(from).Where(folder => !Leftovers.Contains(Path.GetFileName(folder))))
            Copy(folder, Path.Combine(to, Path.GetFileName(folder)));
    }
}
