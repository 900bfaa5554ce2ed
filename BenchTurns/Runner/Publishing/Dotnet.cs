namespace BenchTurns.Publishing;

/// <summary>Calls the dotnet command so that its messages can be read, and no process of it stays behind.</summary>
public static class Dotnet
{
    /// <summary>The switches of every build and publish.</summary>
    public static readonly string[] Quiet =
    [
        "-c", "Release", "--nologo", "-v:quiet", "-clp:NoSummary", "-p:RunAnalyzers=false",
        // They go into a file of their own, which nobody reads here; the program is the same without them.
        "-p:NativeDebugSymbols=false",
        // A build node that keeps running would hold memory that measurements need. A second node costs more to start than it saves.
        "-nodeReuse:false", "-m:1",
    ];

    // Somebody reads the messages, so they must be in English. TieredPGO is off because a build ends before it would pay.
    private static readonly Dictionary<string, string> Variables = new() { ["DOTNET_CLI_UI_LANGUAGE"] = "en", ["DOTNET_TieredPGO"] = "0" };

    /// <summary>Of a build: enough for a native publish with an empty package cache on a small, busy machine.</summary>
    public static readonly TimeSpan Limit = TimeSpan.FromMinutes(15);

    /// <summary>Runs a command in a folder until its end.</summary>
    public static Task<ChildRun> RunAsync(IEnumerable<string> arguments, TimeSpan limit, string? folder = null) =>
        new ChildProcess("dotnet") { Folder = folder, Environment = Variables, HasMemoryLimit = false }.RunAsync(arguments, limit);
}
