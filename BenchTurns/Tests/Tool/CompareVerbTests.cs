using BenchTurns.Compare;

namespace BenchTurns.Tests;

/// <summary>
/// The tool as a person calls it, in a repository whose benchmark project is a stand-in: it writes a list of programs that are there.
/// </summary>
public sealed class CompareVerbTests : TestsInFolder
{
    private const string Project = """
        <Project Sdk="Microsoft.NET.Sdk">
          <!-- In place of the package BenchTurns.BenchmarkDotNet. -->
          <PropertyGroup>
            <OutputType>Exe</OutputType>
            <TargetFramework>net10.0</TargetFramework>
            <ImplicitUsings>enable</ImplicitUsings>
          </PropertyGroup>
        </Project>
        """;

    private const string WithoutTurns = """
        Console.WriteLine("ERROR(S):\n  Option 'build-only' is unknown.\n  --help   Display this help screen.");
        return 1;
        """;

    private const string Builds = """
        Directory.CreateDirectory(args[1]);
        File.Copy(Environment.GetEnvironmentVariable("BUILT_LIST")!, Path.Combine(args[1], "turns.json"));
        File.AppendAllText(Environment.GetEnvironmentVariable("BUILT_LIST") + ".told", string.Join(' ', args[2..]) + "\n");
        return 0;
        """;

    private readonly string _tool = Path.Combine(
        House.Root, "Tool", "bin", "Release", House.Framework, OperatingSystem.IsWindows() ? "bench-turns.exe" : "bench-turns");

    private void Write(string file, string text)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(In("tree", file))!);
        File.WriteAllText(In("tree", file), text);
    }

    private string Git(params string[] command)
    {
        ChildRun run = new ChildProcess("git") { HasMemoryLimit = false }.Run(
            ["-C", In("tree"), "-c", "user.name=a", "-c", "user.email=a@example.org", .. command], TimeSpan.FromMinutes(1));
        Assert.True(run.ExitCode == 0, run.Output + run.Errors);
        return run.Output.Trim();
    }

    private void Commit(string program)
    {
        Write("bench/Bench.csproj", Project);
        Write("bench/Program.cs", program);
        Git("add", "-A");
        Git("commit", "-q", "-m", "a state");
    }

    /// <summary>Builds and unfinished runs are kept in a folder of this test.</summary>
    private (int ExitCode, string Output, string Errors) Compare(params string[] arguments)
    {
        (string, string)[] variables = [("XDG_DATA_HOME", In("data")), ("BUILT_LIST", In("list")), ("BENCHTURNS_LOCK", _folder)];
        using var tool = new StartedProgram(_tool, ["compare", .. arguments], In("tree"), variables);
        return tool.Finish();
    }

    private void MakeTree()
    {
        Directory.CreateDirectory(In("tree"));
        Git("init", "-q", "-b", "main");
        Write(".gitignore", "bin/\nobj/\n");
        BuiltRow row = new(
            "Steady", "jit", "jit: Steady", false, 1, House.TimedScript(_folder, "sound"), [], new Dictionary<string, string>());
        new BuiltBenchmarks(BuiltBenchmarks.Format, House.Framework, "Bench", Commit: null, [row], []).Write(In("made"));
        File.Move(In("made", BuiltBenchmarks.FileName), In("list"));
    }

    [Fact]
    public void A_commit_and_the_working_tree_are_built_and_measured_and_neither_is_touched()
    {
        MakeTree();
        Commit(WithoutTurns);
        Commit(Builds);
        Write("bench/Notes.txt", "not committed");

        (int code, string output, string errors) =
            Compare("HEAD", "--filter", "*A*", "*B*", "--json", In("answer.json"), "--markdown", In("answer.md"));

        Assert.True(code == ExitCodes.Success, output + errors);
        Assert.Matches(@"^Base HEAD \([0-9a-f]{10}\), change the working tree, threshold 3 %; more is better\.", output);
        Assert.Matches(@"Steady \[jit\] .* (same|not known)", output);
        Assert.Contains("\"quotients\"", File.ReadAllText(In("answer.json")), StringComparison.Ordinal);
        Assert.Contains("| Steady [jit] |", File.ReadAllText(In("answer.md")), StringComparison.Ordinal);
        Assert.Equal("--filter *A* *B* --modes jit\n--filter *A* *B* --modes jit\n", File.ReadAllText(In("list.told")));
        Assert.Equal("?? bench/Notes.txt", Git("status", "--porcelain"));
        Assert.Single(Git("worktree", "list").Split('\n'));

        // A commit does not change: what was built of it is used again.
        (_, _, errors) = Compare("HEAD", "--filter", "*A*", "*B*");
        Assert.DoesNotContain("Building HEAD", errors, StringComparison.Ordinal);
        Assert.Contains("Building the working tree ...", errors, StringComparison.Ordinal);

        (code, _, errors) = Compare("HEAD~1");
        Assert.Equal(ExitCodes.CouldNotMeasure, code);
        Assert.Contains("cannot be built: it does not use TurnSwitcher, as no commit from before", errors, StringComparison.Ordinal);
        Assert.Single(Git("worktree", "list").Split('\n'));
    }

    [Fact]
    public void Of_several_frameworks_one_is_named()
    {
        MakeTree();
        Commit(Builds);
        Write("bench/Bench.csproj", Project.Replace("TargetFramework>", "TargetFrameworks>", StringComparison.Ordinal)
            .Replace("net10.0<", "net10.0;netstandard2.0<", StringComparison.Ordinal));
        (int code, _, string errors) = Compare(In("tree"));
        Assert.Equal(ExitCodes.CouldNotMeasure, code);
        Assert.Contains("Name one with --framework, such as --framework net10.0.", errors, StringComparison.Ordinal);
        (_, _, errors) = Compare(In("tree"), "--framework", "net9.0");
        Assert.Contains("--framework net9.0 -- --build-only", errors, StringComparison.Ordinal);
    }

    [Fact]
    public void What_cannot_be_built_is_told_with_its_first_error()
    {
        MakeTree();
        Commit("return nothing;");
        (int code, _, string errors) = Compare("HEAD");
        Assert.Equal(ExitCodes.CouldNotMeasure, code);
        Assert.Contains("cannot be built: ", errors, StringComparison.Ordinal);
        Assert.Contains("error CS0103", errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_name_of_nothing_and_a_tree_without_a_project_or_with_two_are_sentences()
    {
        MakeTree();
        Commit(Builds);
        (int code, _, string errors) = Compare("nothing");
        Assert.Equal(ExitCodes.Usage, code);
        Assert.Contains("'nothing' is no commit of ", errors, StringComparison.Ordinal);
        Write("other/Other.csproj", Project);
        Assert.Contains("Several projects below ", Compare(In("tree")).Errors, StringComparison.Ordinal);
        Directory.CreateDirectory(In("empty"));
        Assert.Contains("references the package BenchTurns.BenchmarkDotNet.", Compare(In("empty")).Errors, StringComparison.Ordinal);
        (_, _, errors) = Compare("HEAD", "--project", "bench/No.csproj");
        Assert.Contains(") has no bench/No.csproj. Name the benchmark project", errors, StringComparison.Ordinal);
        Assert.Equal(ExitCodes.Usage, Compare("HEAD", "--threshold", "3").ExitCode);
        Assert.Equal(ExitCodes.Usage, Compare("HEAD", "--modes", "jot").ExitCode);
        Assert.Equal(ExitCodes.Usage, Compare("HEAD", "--json", "").ExitCode);
    }
}
