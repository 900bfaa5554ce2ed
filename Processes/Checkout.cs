using System.Reflection;
using JsonAot.ResultFiles;

namespace JsonAot.Processes;

/// <summary>The checkout that this program was built from, and with what.</summary>
internal static class Checkout
{
    internal static string Root { get; } = Metadata(typeof(Checkout).Assembly, "JsonAotRoot");

    internal static string Framework { get; } = Metadata(typeof(Checkout).Assembly, "JsonAotFramework");

    /// <summary>The selection of libraries in the running program, which says it of itself; empty for the default set.</summary>
    internal static string Libraries { get; } = Assembly.GetEntryAssembly() is { } program ? Metadata(program, "JsonAotLibraries") : "";

    /// <summary>The results that are committed.</summary>
    internal static string CommittedResults { get; } = Path.Combine(Root, ResultStore.FolderName);

    /// <summary>Everything else that is made: never committed.</summary>
    internal static string Artifacts { get; } = Path.Combine(Root, "artifacts");

    /// <summary>"unknown" in a source archive or without git: measuring goes on.</summary>
    internal static string Commit =>
        field ??= MachineTool.TryRun("git", "describe", "--always", "--dirty", "--abbrev=12") is (true, { Length: > 0 } commit) ? commit : "unknown";

    private static string Metadata(Assembly assembly, string key) => assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>()
        .FirstOrDefault(entry => entry.Key == key)?.Value ?? "";
}
