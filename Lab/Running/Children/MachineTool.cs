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

    /// <exception cref="ProcessException">There is no such tool.</exception>
    internal static ChildRun Run(string tool, IEnumerable<string> arguments, TimeSpan limit) =>
        new ChildProcess(tool) { Folder = Checkout.Root, Environment = InEnglish }.Run(arguments, limit);

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
