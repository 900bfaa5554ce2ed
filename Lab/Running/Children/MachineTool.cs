using System.ComponentModel;
using System.Diagnostics;

namespace JsonAot.Lab.Running.Children;

/// <summary>Calls a tool that may or may not be on this machine.</summary>
internal static class MachineTool
{
    // The suite reads the messages, so they must be in English.
    private static readonly Dictionary<string, string> InEnglish = new()
    {
        ["DOTNET_CLI_UI_LANGUAGE"] = "en",
        ["LC_ALL"] = "C",
    };

    private static readonly TimeSpan Short = TimeSpan.FromSeconds(30);

    /// <returns>Its path; null where there is none.</returns>
    internal static string? Find(string tool) => (Environment.GetEnvironmentVariable("PATH") ?? "")
        .Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
        .Select(folder => Path.Combine(folder, tool))
        .FirstOrDefault(File.Exists);

    internal static ChildRun Run(string tool, IEnumerable<string> arguments, TimeSpan limit) =>
        new ChildProcess(tool) { Folder = Checkout.Root, Environment = InEnglish }.Run(arguments, limit);

    /// <returns>The first of these tools that does it; or null, and the reasons of all.</returns>
    internal static (string? Tool, string Refusals) FirstThatWorks(IEnumerable<string> tools, params IEnumerable<string> arguments)
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
    internal static (bool Succeeded, string Text) TryRun(string tool, params IEnumerable<string> arguments)
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

/// <summary>Uses the user's desktop. Its programs are not children of ours, so nobody watches them.</summary>
internal static class Desktop
{
    /// <summary>Opens a file with the program that the user has chosen for its kind.</summary>
    /// <returns>Why it could not be opened; null where it was.</returns>
    internal static string? Open(string path)
    {
        try
        {
            Process.Start(new ProcessStartInfo(path) { UseShellExecute = true })?.Dispose();
            return null;
        }
        catch (Exception problem) when (problem is Win32Exception or InvalidOperationException or PlatformNotSupportedException)
        {
            return $"{path} could not be opened: {problem.Message}";
        }
    }
}
