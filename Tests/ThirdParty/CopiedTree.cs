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

    private readonly Lazy<ProgramRun> _lab;

    public CopiedTree()
    {
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

    /// <summary>What the Lab prints, or why it was not built.</summary>
    internal ProgramRun Lab(params string[] arguments) =>
        _lab.Value.ExitCode == 0 ? Repository.RunIn(_root, Built("Lab", "JsonAot.Lab"), arguments) : _lab.Value;

    internal string PathOf(string file) => Path.Combine(_root, file);

    /// <summary>As far as the choice of libraries, which comes before anything is compiled.</summary>
    internal ProgramRun Select(string libraries) =>
        Repository.RunIn(_root, "dotnet", "msbuild", "Libraries", "-nologo", "-t:JsonAotSelectLibraries", $"-p:Libraries={libraries}");

    /// <summary>What the program prints, or why it was not built.</summary>
    internal ProgramRun BuildAndList()
    {
        ProgramRun build = Build("Program");
        return build.ExitCode == 0 ? Repository.RunIn(_root, Built("Program", "AdditionsProgram")) : build;
    }

    /// <summary>The same with no library but those of the platform, in a folder of its own: in the ordinary one all would be compiled anew for the next test.</summary>
    internal ProgramRun ListWithoutLibraries() => Repository.RunIn(
        _root, "dotnet", "run", "--project", "Program", "-c", "Release", "-p:RunAnalyzers=false", "-p:Libraries=none", $"-p:JsonAotBuildFolder={PathOf("none")}");

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
