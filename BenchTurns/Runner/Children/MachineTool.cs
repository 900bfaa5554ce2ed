using System.ComponentModel;
using System.Diagnostics;

namespace BenchTurns.Children;

/// <summary>Calls a tool that may or may not be on this machine.</summary>
public static class MachineTool
{
    // Somebody reads the messages, so they must be in English.
    private static readonly Dictionary<string, string> InEnglish = new()
    {
        ["DOTNET_CLI_UI_LANGUAGE"] = "en",
        ["LC_ALL"] = "C",
    };

    private static readonly TimeSpan Short = TimeSpan.FromSeconds(30);

    /// <returns>Its path; null where there is none.</returns>
    public static string? Find(string tool) => (Environment.GetEnvironmentVariable("PATH") ?? "")
        .Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
        .Select(folder => Path.Combine(folder, tool))
        .FirstOrDefault(File.Exists);

    /// <summary>Runs a tool in the current folder, or in another one.</summary>
    public static ChildRun Run(string tool, IEnumerable<string> arguments, TimeSpan limit, string? folder = null) =>
        new ChildProcess(tool) { Folder = folder, Environment = InEnglish }.Run(arguments, limit);

    /// <returns>The first of these tools that does it; or null, and the reasons of all.</returns>
    public static (string? Tool, string Refusals) FirstThatWorks(IEnumerable<string> tools, params IEnumerable<string> arguments)
    {
        var refusals = new List<string>();
        foreach (string tool in tools)
        {
            (bool succeeded, string problem) = TryRun(tool, arguments);
            if (succeeded)
                return (tool, "");
            refusals.Add($"{tool}: {problem}");
        }

        return (null, string.Join("; ", refusals));
    }

    /// <returns>What it printed, or the reason why it failed.</returns>
    public static (bool Succeeded, string Text) TryRun(string tool, params IEnumerable<string> arguments)
    {
        try
        {
            ChildRun run = Run(tool, arguments, Short);
            return run is { End: ChildEnd.Exited, ExitCode: 0 } ? (true, run.Output.Trim()) : (false, run.Describe());
        }
        catch (ProcessException)
        {
            return (false, "not found");
        }
    }
}
