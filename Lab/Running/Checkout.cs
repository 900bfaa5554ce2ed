using System.Reflection;

namespace JsonAot.Lab.Running;

/// <summary>The checkout that this program was built from, and with what.</summary>
internal static class Checkout
{
    internal static string Root { get; } = Metadata(typeof(Checkout).Assembly, "JsonAotRoot");

    /// <summary>What is measured.</summary>
    internal static string Framework { get; } = Metadata(typeof(Checkout).Assembly, "JsonAotFramework");

    /// <summary>What that is compiled for.</summary>
    internal static string TargetFramework => FrameworkName.TargetOf(Framework);

    /// <summary>A framework that this checkout measures without its SDK: Lab/MeasuredPrograms/RuntimePacks.targets.</summary>
    internal static string FrameworkByPacks { get; } = Metadata(typeof(Checkout).Assembly, "JsonAotFrameworkByPacks");

    /// <summary>
    /// The libraries that the running program was built with, from its own metadata, joined as a command line needs them; empty for the
    /// default set.
    /// </summary>
    internal static string Libraries { get; } = Assembly.GetEntryAssembly() is { } program
        ? Metadata(program, "JsonAotLibraries").Replace(';', '+').Replace(',', '+')
        : "";

    /// <summary>What builds another program with the same libraries.</summary>
    internal static string[] LibrariesSwitch => Libraries.Length == 0 ? [] : [$"-p:Libraries={Libraries}"];

    internal static string CommittedResults { get; } = Path.Combine(Root, ResultStore.FolderName);

    /// <summary>The folder of everything else that is produced. It is never committed.</summary>
    internal static string Artifacts { get; } = Path.Combine(Root, "artifacts");

    /// <summary>The commit, or "unknown" where there is no git, or no repository of its own: a measurement goes on without it.</summary>
    internal static string Commit => field ??= CommitOf(Root);

    /// <summary>
    /// Marked as dirty where the sources differ from it. Results are none: a run that keeps them in results/ changes them from its first
    /// stage on.
    /// </summary>
    internal static string CommitOf(string root)
    {
        if (Git(root, "describe", "--always", "--abbrev=12") is not (true, { Length: > 0 } commit))
            return "unknown";
        string[] status = ["status", "--porcelain", "--untracked-files=no", "--", ".", $":(exclude){ResultStore.FolderName}"];
        bool isClean = Git(root, status) is (true, "");
        return isClean ? commit : $"{commit}-dirty";
    }

    /// <summary>
    /// Asks the repository whose top is this folder. Git itself would take one above it, which knows nothing of sources that somebody has
    /// unpacked in it, or one that a variable of the environment names.
    /// </summary>
    private static (bool Succeeded, string Text) Git(string root, params string[] command) =>
        MachineTool.TryRun("git", ["-C", root, $"--git-dir={Path.Combine(root, ".git")}", $"--work-tree={root}", .. command]);

    private static string Metadata(Assembly assembly, string key) => assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>()
        .FirstOrDefault(entry => entry.Key == key)?.Value ?? "";
}
