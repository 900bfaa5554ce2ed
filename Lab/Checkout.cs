using System.Reflection;
using JsonAot.Lab.Probes;
using JsonAot.ResultFiles;

namespace JsonAot.Lab;

/// <summary>The checkout that this Lab was built from, and with what.</summary>
internal static class Checkout
{
    internal static string Root { get; } = Metadata("JsonAotRoot");

    internal static string Framework { get; } = Metadata("JsonAotFramework");

    /// <summary>The selection of libraries in this build; empty for the default set.</summary>
    internal static string Libraries { get; } = Metadata("JsonAotLibraries");

    /// <summary>The results that are committed.</summary>
    internal static string CommittedResults { get; } = Path.Combine(Root, ResultStore.FolderName);

    /// <summary>Everything else that is made: never committed.</summary>
    internal static string Artifacts { get; } = Path.Combine(Root, "artifacts");

    /// <summary>"unknown" in a source archive or without git: measuring goes on.</summary>
    internal static string Commit => field ??= AskGit();

    private static string AskGit()
    {
        try
        {
            ChildRun run = new ChildProcess("git") { Folder = Root }.Run(["describe", "--always", "--dirty", "--abbrev=12"], TimeSpan.FromSeconds(30));
            return run is { End: ChildEnd.Exited, ExitCode: 0 } ? run.Output.Trim() : "unknown";
        }
        catch (LabException)
        {
            return "unknown";
        }
    }

    private static string Metadata(string key) => typeof(Checkout).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(entry => entry.Key == key).Value ?? "";
}
