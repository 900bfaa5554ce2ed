namespace JsonAot.Lab.Running;

internal static class SdkVersion
{
    /// <summary>The version of the SDK that global.json selects here.</summary>
    internal static string Current => field ??= Ask();

    private static string Ask()
    {
        ChildRun run = new ChildProcess("dotnet") { Folder = Checkout.Root }.Run(["--version"], TimeSpan.FromMinutes(1));
        return run is { End: ChildEnd.Exited, ExitCode: 0 }
            ? run.Output.Trim()
            : throw new ProcessException($"There is no usable .NET SDK here: {ReasonOf(run)}");
    }

    /// <summary>The command speaks of many things at length; what is asked for, and by whom, it says in two lines.</summary>
    private static string ReasonOf(ChildRun run)
    {
        string[] beginnings = ["Requested SDK version:", "global.json file:"];
        string[] lines = (run.Output + run.Errors).Split('\n', StringSplitOptions.TrimEntries);
        string[] told = [.. lines.Where(line => beginnings.Any(beginning => line.StartsWith(beginning, StringComparison.Ordinal)))];
        return told.Length == 0
            ? $"dotnet --version {run.Describe()}."
            : $"{string.Join(", ", told)}. Install it, or change that file.";
    }
}
