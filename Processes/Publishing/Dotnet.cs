namespace JsonAot.Processes.Publishing;

/// <summary>The SDK's own command, called so that its messages can be read and nothing of it stays behind.</summary>
internal static class Dotnet
{
    /// <summary>The switches of every build and publish that this suite starts.</summary>
    internal static readonly string[] Quiet =
    [
        "-c", "Release", "--nologo", "-v:quiet", "-clp:NoSummary", "-p:RunAnalyzers=false",
        // A node left running would hold memory that the measurements need, and a second one costs more to start than it saves.
        "-nodeReuse:false", "-m:1",
    ];

    // The messages are read, so they must be in English. And a build ends before profile-guided code could pay for its instrumentation.
    private static readonly Dictionary<string, string> Variables = new() { ["DOTNET_CLI_UI_LANGUAGE"] = "en", ["DOTNET_TieredPGO"] = "0" };

    internal static Task<ChildRun> RunAsync(IEnumerable<string> arguments, TimeSpan limit) =>
        new ChildProcess("dotnet") { Folder = Checkout.Root, Environment = Variables }.RunAsync(arguments, limit);
}
