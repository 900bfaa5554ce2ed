using System.Diagnostics;

namespace JsonAot.Tests.Lab;

/// <summary>
/// Everything that a machine may lack and everything wrong that may be given, with every verb and host: a sentence, the right exit code, no
/// trace of the stack, and nothing earlier lost.
/// </summary>
public sealed class TroubleTests : TestsInFolder
{
    private const string Kept = "what an earlier run has left";

    /// <summary>128 and the number of the signal that a process sends itself to end at once.</summary>
    private const int AbortedByRuntime = 134;

    private static readonly string[] Measuring = ["times", "startup", "size", "memory", "verify", "verdicts", "web", "build-cost", "run"];

    private static readonly string[] Hosts = ["BenchmarkJson", "BenchmarkJsonAot"];

    private static readonly Fault[] Faults =
    [
        new("no folder for temporary files", 3, "TMPDIR") { Variables = [("TMPDIR", "/nonexistent")] },
        new("a folder for temporary files where nobody may write", 3, "TMPDIR") { Variables = [("TMPDIR", "/proc")] },
        new("a file for temporary files", 3, "TMPDIR") { Variables = [("TMPDIR", "{kept}")] },
        new("an option that there is not", 2, "nonsense")
        {
            Arguments = ["--nonsense"],
            Verbs = [.. Measuring, "report", "doctor", .. Hosts],
        },
        new("an option without its value", 2, "--modes") { Arguments = ["--modes"], Verbs = [.. Measuring, "try"] },
        new("an option that is given twice", 2, "--modes")
        {
            Arguments = ["--modes", "jit", "--modes", "aot"],
            Verbs = [.. Measuring, "try"],
        },
        new("results where a file is", 3, "kept.txt") { Arguments = ["--results", "{kept}"], Verbs = Measuring },
        new("results where nobody may write", 3, "/proc/") { Arguments = ["--results", "/proc/results"], Verbs = Measuring },
        new("an environment variable that cannot be used", 2, "BENCHTURNS_CHILD_LIMIT")
        {
            Variables = [("BENCHTURNS_CHILD_LIMIT", "soon")],
        },
        new("no SDK", 3, "dotnet") { Variables = [("PATH", "{empty}")], Verbs = [.. Measuring.Except(["verify"])] },
        new("a full output", 3, "") { Redirection = ">/dev/full", Arguments = ["--help"] },
        new("a closed output", 3, "What this program prints") { Redirection = ">&-", Arguments = ["--help"] },
        new("a current folder that is gone", 3, "The current folder is gone")
            { Limit = "mkdir gone; cd gone; rmdir ../gone;", Arguments = ["--results", "mine"], Verbs = ["size", "run"] },
        new("a limit of open files that is soon reached", 3, "ulimit -n") { Limit = "ulimit -n 32;", Arguments = ["--help"] },
        new("a page that cannot be written", 3, "Name another file with --out")
        {
            Arguments = ["--out", "/proc/page.html"],
            Verbs = ["report"],
        },
        new("tables that cannot be written", 3, "Name another file with --data")
            { Arguments = ["--out", "{empty}/page.html", "--open", "no", "--data", "/proc/x.json"], Verbs = ["report"] },
        new("all outputs closed", 3, "") { Redirection = ">&- 2>&-", Arguments = ["--help"] },
        // With it the runtime makes a large file in memory.
        new("a limit on the size of files", 3, "ulimit -f")
        {
            Limit = "ulimit -f 1;",
            Variables = [("DOTNET_EnableWriteXorExecute", "0")],
            Arguments = ["--out", "{empty}/page.html", "--open", "no"],
            Verbs = ["report"],
        },
        // Each is reached at another file, also one that it takes to say so.
        .. (Thorough.IsAsked ? [54, 56, 58, 60, 62] : (int[])[58]).Select(files =>
            new Fault($"a limit of {files} open files", 3, "ulimit -n")
                { Limit = $"ulimit -n {files};", Arguments = ["--open", "no"], Verbs = ["report"] }),
        new("a framework that there is not", 2, "net10.0") { Arguments = ["--framework", "net"], Verbs = Hosts },
        new("a framework that is too old", 2, "needs net10.0") { Arguments = ["--framework", "net9.0"], Verbs = Hosts },
        new("a framework that the SDK does not know", 2, "install the SDK of .NET 99")
            { Arguments = ["--framework", "net99.0", "--filter", "*HighPerformance*"], Verbs = Hosts },
        new("no results", 3, "no") { Arguments = ["--results", "{empty}", "--open", "no"], Verbs = ["report"] },
        new("more results than can be read", 3, "64") { Arguments = ["--results", "{huge}"], Verbs = ["report"] },
        new("more results than can be compared", 3, "64") { Arguments = ["{huge}", "{huge}"], Verbs = ["compare"] },
        new("no such results", 2, "nonexistent") { Arguments = ["/nonexistent", "{kept}"], Verbs = ["compare"] },
        new("a text for results", 2, "kept.txt") { Arguments = ["{kept}", "{kept}"], Verbs = ["compare"] },
        new("no such document", 2, "nonexistent.json") { Arguments = ["/nonexistent.json"], Verbs = ["try"] },
        new("a text for a document", 2, "kept.txt") { Arguments = ["{kept}"], Verbs = ["try"] },
        new("a document without end", 2, "more than 32 MiB") { Arguments = ["/dev/zero"], Verbs = ["try"] },
        new("no compiler for native programs", 3, "clang or gcc")
        {
            Arguments = ["--filter", "*HighPerformance*", "--modes", "aot"],
            Variables = [("PATH", "{dotnet}")],
            Verbs = Hosts,
        },
    ];

    private static readonly string[] All = [.. Measuring, "try", "compare", "report", "doctor", .. Hosts];

    /// <summary>A tenth in every run, of each fault at least one.</summary>
    public static TheoryData<string, string> Cases => new(
        from fault in Faults.Index()
        let verbs = fault.Item.Verbs ?? All
        from verb in verbs
        where Thorough.IsAsked || verb == verbs[fault.Index % verbs.Length]
        select (fault.Item.Name, verb));

    [Theory]
    [MemberData(nameof(Cases))]
    public void It_is_told_in_a_sentence(string what, string verb)
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "It needs the tools of Linux.");
        Fault fault = Faults.Single(one => one.Name == what);
        Directory.CreateDirectory(_folder["empty"]);
        File.WriteAllText(_folder["kept.txt"], Kept);
        bool isHost = verb.StartsWith("Benchmark", StringComparison.Ordinal);
        string[] words = [.. isHost ? Array.Empty<string>() : [verb], .. fault.Arguments.Select(Filled)];
        (string, string)[] variables = [Repository.Lock("trouble"), .. fault.Variables.Select(one => (one.Name, Filled(one.Value)))];
        string[] shell = ["-c", $"{fault.Limit} exec \"$@\" {fault.Redirection}", "sh", Repository.Built(isHost ? verb : "Lab"), .. words];
        var watch = Stopwatch.StartNew();
        // A mistake in the words alone is answered before anything begins, which needs no process. Nor does what only reads results.
        bool isOfWords = fault is { Variables: [], Limit: "", Redirection: "" };
        bool isHere = isOfWords && !isHost && (fault.ExitCode == 2 || verb is "report" or "compare");
        ProgramRun run = isHere
            ? LabCommand.Run(words)
            : Repository.RunWith(variables, _folder.Path, "/bin/sh", shell);
        // Where no file can be opened, the runtime itself may end before a line of the program could say so.
        if (run.ExitCode == AbortedByRuntime && fault.Limit.StartsWith("ulimit -n", StringComparison.Ordinal))
            run = Repository.RunWith(variables, _folder.Path, "/bin/sh", shell);
        Assert.True(run.ExitCode == fault.ExitCode, run.ToString());
        Assert.Contains(fault.Word, run.Errors + run.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("   at ", run.Errors + run.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("Unhandled", run.Errors + run.Output, StringComparison.Ordinal);
        Assert.Equal(Kept, File.ReadAllText(_folder["kept.txt"]));
        Assert.InRange(watch.Elapsed, TimeSpan.Zero, TimeSpan.FromSeconds(60));
    }

    private string Filled(string argument) => argument
        .Replace("{kept}", _folder["kept.txt"], StringComparison.Ordinal)
        .Replace("{empty}", _folder["empty"], StringComparison.Ordinal)
        .Replace("{huge}", Huge(), StringComparison.Ordinal)
        .Replace("{dotnet}", DotnetAlone(), StringComparison.Ordinal);

    private string Huge()
    {
        Directory.CreateDirectory(_folder["huge"]);
        using FileStream file = File.Create(_folder["huge/times.json"]);
        file.SetLength(490_000_000);
        return _folder["huge"];
    }

    private string DotnetAlone()
    {
        string folder = _folder["alone"];
        if (Directory.CreateDirectory(folder).GetFileSystemInfos().Length == 0)
            File.CreateSymbolicLink(
                Path.Combine(folder, "dotnet"),
                Environment.ProcessPath is { } host && Path.GetFileName(host) == "dotnet" ? host : InstalledProgram.Find("dotnet")!);
        return folder;
    }

    /// <param name="Word">A word that the sentence names.</param>
    private sealed record Fault(string Name, int ExitCode, string Word)
    {
        internal (string Name, string Value)[] Variables { get; init; } = [];

        internal string[] Arguments { get; init; } = [];

        internal string Limit { get; init; } = "";

        internal string Redirection { get; init; } = "";

        /// <summary>The verbs that it concerns; null for all.</summary>
        internal string[]? Verbs { get; init; }
    }
}
