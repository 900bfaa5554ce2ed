namespace JsonAot.Processes;

internal static class SdkVersion
{
    /// <summary>The version of the SDK that global.json selects here.</summary>
    internal static string Current => field ??= Ask();

    private static string Ask()
    {
        ChildRun run = new ChildProcess("dotnet") { Folder = Checkout.Root }.Run(["--version"], TimeSpan.FromMinutes(1));
        return run is { End: ChildEnd.Exited, ExitCode: 0 }
            ? run.Output.Trim()
            : throw new ProcessException($"There is no usable .NET SDK here: dotnet --version {run.Describe()}.");
    }
}
