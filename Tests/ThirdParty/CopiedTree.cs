namespace JsonAot.Tests.ThirdParty;

/// <summary>
/// The checkout's projects, copied aside with a library's folder, a payload's file and a kind's folder more, and a program that prints what it
/// finds. Nothing that was there is edited.
/// </summary>
public sealed class CopiedTree : IDisposable
{
    private static readonly string[] NoRooms = [".git", ".github", ".ci", "Tests", "artifacts", "docs", "results"];

    private static readonly string[] Leftovers = ["bin", "obj"];

    private static int s_made;

    // Below the checkout and not in the temporary folder, where analyzers and caches behave differently. Two trees of one run may be there at once.
    private readonly string _root = Path.Combine(Repository.Root, "artifacts", $"additions{Interlocked.Increment(ref s_made)}");

    private readonly Lazy<ProgramRun> _listed, _lab;

    public CopiedTree()
    {
        _listed = new(BuildAndList);
        _lab = new(() => Build("Lab"));
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

    /// <summary>What the program prints in its ordinary build, or why that failed.</summary>
    internal ProgramRun Listed => _listed.Value;

    /// <summary>What the Lab prints, or why it was not built.</summary>
    internal ProgramRun Lab(params string[] arguments) =>
        _lab.Value.ExitCode == 0 ? Repository.RunIn(_root, Built("Lab", "JsonAot.Lab"), arguments) : _lab.Value;

    /// <summary>What the program prints of these contenders and payloads, named by their types.</summary>
    internal ProgramRun Pairs(params string[] types) =>
        Listed.ExitCode == 0 ? Repository.RunIn(_root, Kept, types) : Listed;

    /// <summary>The same of the program with one contender and one payload.</summary>
    internal ProgramRun Alone(params string[] types) =>
        Listed.ExitCode == 0 ? Repository.RunIn(_root, Built("Alone", "AloneProgram"), types) : Listed;

    /// <summary>Builds one program with properties of its own, after the ordinary build of all, and returns what it prints, or why it was not built.</summary>
    internal ProgramRun RunWith(string project, params string[] switches) =>
        Listed.ExitCode != 0 ? Listed : Repository.RunIn(_root, "dotnet", ["run", "--project", project, "-c", "Release", "-p:RunAnalyzers=false", .. switches]);

    internal string PathOf(string file) => Path.Combine(_root, file);

    /// <summary>As far as the choice of libraries, which comes before anything is compiled.</summary>
    internal ProgramRun Select(string libraries) =>
        Repository.RunIn(_root, "dotnet", "msbuild", "Libraries", "-nologo", "-t:JsonAotSelectLibraries", $"-p:Libraries={libraries}");

    private string Kept => Path.Combine(_root, "listed", $"AdditionsProgram{Repository.ExecutableSuffix}");

    // The program is put aside at once: the next test builds it with other properties in the same place.
    private ProgramRun BuildAndList()
    {
        ProgramRun build = Build("Additions.slnx");
        if (build.ExitCode != 0)
            return build;
        Copy(Path.GetDirectoryName(Built("Program", "AdditionsProgram"))!, Path.GetDirectoryName(Kept)!);
        return Repository.RunIn(_root, Kept);
    }

    private ProgramRun Build(string what) => Repository.RunIn(_root, "dotnet", "build", what, "-c", "Release", "-p:RunAnalyzers=false");

    private string Built(string folder, string program) =>
        Path.Combine(_root, folder, "bin", "Release", Repository.Framework, program + Repository.ExecutableSuffix);

    private static void Copy(string from, string to)
    {
        Directory.CreateDirectory(to);
        foreach (string file in Directory.EnumerateFiles(from))
            File.Copy(file, Path.Combine(to, Path.GetFileName(file)));
        foreach (string folder in Directory.EnumerateDirectories(from).Where(folder => !Leftovers.Contains(Path.GetFileName(folder))))
            Copy(folder, Path.Combine(to, Path.GetFileName(folder)));
    }
}
