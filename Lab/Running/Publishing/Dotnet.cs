namespace JsonAot.Lab.Running.Publishing;

/// <summary>Calls the dotnet command so that its messages can be read and no process of it stays behind.</summary>
internal static class Dotnet
{
    /// <summary>The switches of every build and publish that this suite starts.</summary>
    internal static readonly string[] Quiet =
    [
        "-c", "Release", "--nologo", "-v:quiet", "-clp:NoSummary", "-p:RunAnalyzers=false",
        // They go into a file of their own, which nobody reads here; the program is the same without them.
        "-p:NativeDebugSymbols=false",
        // A build node that keeps running would hold memory that measurements need. A second node costs more to start than it saves.
        "-nodeReuse:false", "-m:1",
    ];

    // The suite reads the messages, so they must be in English. TieredPGO is off because a build ends before it would pay.
    private static readonly Dictionary<string, string> Variables = new() { ["DOTNET_CLI_UI_LANGUAGE"] = "en", ["DOTNET_TieredPGO"] = "0" };

    /// <summary>Of a build: enough for a native publish with an empty package cache on a small, busy machine.</summary>
    internal static readonly TimeSpan Limit = TimeSpan.FromMinutes(15);

    // With their switches; locked while one is built.
    private static readonly HashSet<string> Common = [];

    /// <summary>
    /// Builds the projects that several publishes share (Shared/BuiltOnce.props) once, before the first publish. Otherwise two
    /// publishes at the same time would write the same files. A failure here is a failure of the publishes too, and those report it.
    /// </summary>
    /// <param name="projects">Folders below the checkout's root.</param>
    /// <param name="switches">The switches of the publishes that also apply to these projects.</param>
    internal static void BuildCommon(IReadOnlyList<string> projects, IReadOnlyList<string> switches)
    {
        lock (Common)
        {
            foreach (string project in projects.Where(project => Common.Add($"{project} {string.Join(' ', switches)}")))
                RunAsync(["build", Path.Combine(Checkout.Root, project), .. Quiet, .. switches], Limit).GetAwaiter().GetResult();
        }
    }

    internal static Task<ChildRun> RunAsync(IEnumerable<string> arguments, TimeSpan limit) =>
        new ChildProcess("dotnet") { Folder = Checkout.Root, Environment = Variables, HasMemoryLimit = false }.RunAsync(arguments, limit);
}
