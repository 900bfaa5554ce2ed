namespace BenchTurns.Tool;

/// <summary>What is built of either side.</summary>
/// <param name="Project">The benchmark project; null where it is to be found.</param>
/// <param name="Framework">Of a project that targets several; null where it targets one.</param>
/// <param name="Filters">Which benchmarks.</param>
/// <param name="Modes">The programs of each.</param>
internal sealed record BuildOrder(
    string? Project, string? Framework, IReadOnlyList<string> Filters, IReadOnlyList<DeploymentMode> Modes)
{
    /// <summary>By these words a build that is kept is found again.</summary>
    internal string[] Words => [Project ?? "", Framework ?? "", .. Filters, "", .. Modes.Select(mode => mode.Name)];
}

/// <summary>Makes builds of what a person names: commits, folders of sources, folders of programs.</summary>
internal sealed class Sources(BuildOrder order, Action<string> say)
{
    private const string Package = "BenchTurns.BenchmarkDotNet";
    private const int NameOfFolder = 16;

    // A native publish with an empty package cache on a small, busy machine, for each mode.
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(40);

    private const string BeforeTurns = "does not use TurnSwitcher, as no commit from before you took it up does. Compare commits that do: "
        + "take it up on a branch of its own, and put the change on top of that.";

    private readonly string _top = Git(Directory.GetCurrentDirectory(), "rev-parse", "--show-toplevel") is (true, var top) && top.Length > 0
        ? top : Directory.GetCurrentDirectory();

    /// <summary>
    /// Where builds, worktrees and unfinished runs are: not in the user's tree, and not below the folder for temporary files, where
    /// BenchmarkDotNet builds nothing.
    /// </summary>
    internal string Cache { get; } = Path.Combine(
        Environment.GetFolderPath(Environment.SpecialFolder.LocalApplicationData, Environment.SpecialFolderOption.Create), "bench-turns");

    /// <summary>What a person has named.</summary>
    internal BuiltSide Side(string name)
    {
        if (File.Exists(Path.Combine(name, BuiltBenchmarks.FileName)))
            return BuiltSide.Read(name, Path.GetFullPath(name));
        if (Directory.Exists(name))
            return Build(name, Path.GetFullPath(name), ProjectIn(Path.GetFullPath(name)), FolderOf($"folder {Path.GetFullPath(name)}"));
        return Commit(name);
    }

    /// <summary>What lies in the working tree, built where it is as any build does.</summary>
    internal BuiltSide WorkingTree() => Build("the working tree", _top, ProjectIn(_top), FolderOf($"tree {_top}"));

    private BuiltSide Commit(string name)
    {
        if (Git(_top, "rev-parse", "--verify", "--quiet", $"{name}^{{commit}}") is not (true, { Length: > 0 } commit))
        {
            throw Unusable($"'{name}' is no commit of {_top}, no folder of sources and no folder of programs. Name one of these; a commit "
                + "that is not here has to be fetched.");
        }

        string title = $"{name} ({commit[..10]})";
        string built = FolderOf($"commit {_top} {commit}");
        // A commit does not change, and neither does what was built of it.
        if (File.Exists(Path.Combine(built, BuiltBenchmarks.FileName)))
            return BuiltSide.Read(title, built);
        string tree = Path.Combine(Cache, "trees", Path.GetFileName(built));
        RemoveTree(tree);
        try
        {
            if (Git(_top, "worktree", "add", "--detach", tree, commit) is (false, var problem))
                throw new ProcessException($"A worktree of {title} cannot be made: {Trouble.WithStop(problem)} Correct that.");
            return Build(title, tree, ProjectIn(tree, title), built);
        }
        finally
        {
            RemoveTree(tree);
        }
    }

    private void RemoveTree(string tree)
    {
        if (Directory.Exists(tree))
            _ = Git(_top, "worktree", "remove", "--force", tree);
        _ = Git(_top, "worktree", "prune");
    }

    private BuiltSide Build(string title, string folder, string projectFile, string to)
    {
        say($"Building {title} ...");
        if (Directory.Exists(to))
            Directory.Delete(to, recursive: true);
        string[] framework = order.Framework is { } name ? ["--framework", name] : [];
        string[] command =
        [
            "run", "-c", "Release", "--project", projectFile, .. framework,
            "--", "--build-only", to, "--filter", .. order.Filters, "--modes", string.Join(',', order.Modes.Select(mode => mode.Name)),
        ];
        ChildRun run = Dotnet.RunAsync(command, Limit, folder).GetAwaiter().GetResult();
        if (File.Exists(Path.Combine(to, BuiltBenchmarks.FileName)))
            return BuiltSide.Read(title, to);
        throw new ProcessException($"{title} cannot be built: {WhyNot(run, command)}");
    }

    private static string WhyNot(ChildRun run, string[] command)
    {
        string said = run.Output + run.Errors;
        // BenchmarkDotNet's own switcher does not know the option.
        if (said.Contains("Option 'build-only' is unknown", StringComparison.Ordinal))
            return $"it {BeforeTurns}";
        if (said.Contains("targets multiple frameworks", StringComparison.Ordinal))
            return "its benchmark project targets several frameworks. Name one with --framework, such as --framework net10.0.";
        string why = run is { End: ChildEnd.Exited } ? BuildFailure.FirstError(said) : $"dotnet {run.Describe()}";
        return $"{Trouble.WithStop(why)} Check the sources out, and see what this says there: dotnet {string.Join(' ', command)}";
    }

    /// <param name="commit">Whose worktree the folder is; null where it is a folder of the user's.</param>
    private string ProjectIn(string folder, string? commit = null)
    {
        if (order.Project is { } project)
        {
            string given = Path.GetFullPath(project);
            string file = Path.GetRelativePath(_top, given) is var below && !below.StartsWith("..", StringComparison.Ordinal)
                ? Path.Combine(folder, below) : given;
            return Path.Exists(file) ? file
                : throw Unusable($"{commit ?? "The folder"} has no {below}. Name the benchmark project of both builds with --project.");
        }

        string[] found =
        [
            .. Directory.EnumerateFiles(folder, "*.*proj", SearchOption.AllDirectories)
                .Where(file => !IsMade(Path.GetRelativePath(folder, file)))
                .Where(file => File.ReadAllText(file).Contains(Package, StringComparison.Ordinal)),
        ];
        return found switch
        {
            [var one] => one,
            [] when commit is not null => throw Unusable($"{commit} {BeforeTurns}"),
            [] => throw Unusable($"No project below {folder} references the package {Package}. Name it with --project."),
            _ => throw Unusable($"Several projects below {folder} reference {Package}: "
                + $"{string.Join(", ", found.Select(file => Path.GetRelativePath(folder, file)))}. Name one with --project."),
        };
    }

    private static bool IsMade(string path) =>
        path.Split(Path.DirectorySeparatorChar).Any(part => part is "bin" or "obj" || part.StartsWith('.'));

    private static ProcessException Unusable(string message) => new(message) { ExitCode = ExitCodes.Usage };

    private string FolderOf(string what) => Path.Combine(Cache, "builds", Fingerprint.OfTexts([what, .. order.Words])[..NameOfFolder]);

    private static (bool Succeeded, string Text) Git(string folder, params string[] command) =>
        MachineTool.TryRun("git", ["-C", folder, .. command]);
}
