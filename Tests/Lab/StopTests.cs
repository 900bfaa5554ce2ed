using System.Diagnostics;
using System.Text;
using JsonAot.Tests.Lab.Startup;

namespace JsonAot.Tests.Lab;

/// <summary>Ctrl-C and SIGTERM at any moment of any verb: a word at once, the end soon after, and nothing that goes on.</summary>
[Collection("Measuring")]
public sealed class StopTests : TestsInFolder
{
    // Each verb, and parts of the commands of children: one of them shows that it is at work. No native program is waited for.
    private static readonly (string[] Children, string[] Arguments)[] AtWork =
    [
        (["JsonAot.Probe turns "], ["times", "--payload", "Simple", "--contender", "STJ source-gen", "--modes", "jit"]),
        (["JsonAot.Probe memory "], ["memory", "--contender", "STJ source-gen", "--modes", "jit"]),
        (["JsonAot.Probe gate "], ["verify", "--payload", "Simple"]),
        (["JsonAot.Start start "], ["startup", "--contender", "STJ source-gen", "--modes", "jit"]),
        (["JsonAot.Probe gate "], ["run", "--quick", "--contender", "STJ source-gen", "--modes", "jit"]),
        // A program that nothing else of a usual run needs: where it is not there yet, it is published.
        (["JsonAot.Web serve", "dotnet publish"], ["web", "--quick", "--modes", "jit"]),
        (["JsonAot.Probe turns ", "dotnet publish"], ["try", "--modes", "jit"]),
        // Each has a program of its own. To wait for all is half a minute of two processors, and "startup" is stopped among starts.
        (["JsonAot.Start start ", "dotnet publish"], ["size", "--contender", "STJ*", "--modes", "jit"]),
        (["dotnet publish"], ["verdicts", "--payload", "Person", "--contender", "STJ source-gen"]),
        (["csc.dll", "dotnet restore"], ["build-cost", "--quick", "--modes", "jit"]),
        (["dotnet restore"], ["doctor"]),
    ];

    public static TheoryData<string> Working => new(AtWork.Select(verb => verb.Arguments[0]));

    /// <summary>Stops at any moment; a fast machine may have come to the end by then.</summary>
    public static TheoryData<string, int> Moments => new(
        from verb in AtWork.Select(verb => verb.Arguments[0])
        from moment in Enumerable.Range(0, 10)
        where Thorough.IsAsked || (verb, moment) == ("times", 0)
        select (verb, moment));

    [Theory]
    [MemberData(nameof(Working))]
    public void A_verb_that_is_stopped_at_work_says_so_ends_and_leaves_nothing(string verb)
    {
        (string[] children, string[] arguments) = AtWork.Single(one => one.Arguments[0] == verb);
        AssertStops(arguments, (program, lab) => SpinWait.SpinUntil(
            () => lab.HasExited || program.Running().Any(one => children.Any(child => one.Contains(child, StringComparison.Ordinal))),
            TimeSpan.FromMinutes(8)));
    }

    /// <summary>A pipe for a file of results: they wait for whoever writes it, for ever.</summary>
    [Theory]
    [InlineData("report", "--results", "{results}", "--open", "no")]
    [InlineData("compare", "{results}", "{results}")]
    public void A_verb_that_is_stopped_while_it_reads_says_so_and_ends(params string[] arguments)
    {
        using var pipe = new UnwrittenPipe(_folder["machine", "net10.0-jit", TimesResults.FileName]);
        AssertStops(
            [.. arguments.Select(word => word.Replace("{results}", _folder.Path, StringComparison.Ordinal))],
            (_, _) => pipe.WaitUntilSomebodyReads());
    }

    [Fact]
    public void A_verb_that_reads_a_pipe_which_nobody_writes_ends_too()
    {
        using var pipe = new UnwrittenPipe(_folder["sample.json"]);
        AssertStops(["try", _folder["sample.json"]], (_, _) => pipe.WaitUntilSomebodyReads());
    }

    [Theory]
    [MemberData(nameof(Moments))]
    public void A_verb_that_is_stopped_at_any_moment_says_so_ends_and_leaves_nothing(string verb, int moment)
    {
        Thorough.Require();
        AssertStops(
            AtWork.Single(one => one.Arguments[0] == verb).Arguments,
            (_, lab) => Assert.SkipWhen(lab.WaitForExit(TimeSpan.FromMilliseconds(300 << moment / 2)), "It was faster than that."));
    }

    private static void AssertStops(string[] arguments, Action<MarkedProgram, Process> waitUntilItWorks)
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "It needs the tools of Linux.");
        string verb = arguments[0];
        // Half of them by SIGTERM to the leader alone; the others by Ctrl-C, which goes to the group.
        bool isTold = verb.Length % 2 == 1;
        bool measures = verb is not ("report" or "compare" or "doctor" or "try");
        using var program = new MarkedProgram();
        using Process lab = program.Start("Lab", [.. arguments, .. measures ? (string[])["--results", program.Folder.Path] : []]);
        Task<string> output = lab.StandardOutput.ReadToEndAsync();
        Task<string> errors = lab.StandardError.ReadToEndAsync();
        try
        {
            waitUntilItWorks(program, lab);
            Assert.False(lab.HasExited, $"it ended before it was stopped: {(lab.HasExited ? errors.Result + output.Result : "")}");
            var watch = Stopwatch.StartNew();
            Repository.Run("kill", isTold ? ["-TERM", $"{lab.Id}"] : ["-INT", "--", $"-{lab.Id}"]);
            Assert.True(MarkedProgram.EndsSoon(lab), $"it goes on after {watch.Elapsed.TotalSeconds:0.0} s");
            string said = $"{errors.Result} after {watch.Elapsed.TotalSeconds:0.0} s";
            Assert.True(lab.ExitCode == 130, $"exit code {lab.ExitCode}: {said}");
            Assert.Contains("Stopping ...", said, StringComparison.Ordinal);
            // A verb that only reads has nothing to go on with.
            Assert.Contains(measures ? "Stopped. What was finished is kept" : "Stopped.", said, StringComparison.Ordinal);
            if (verb is "report" or "compare" or "doctor")
                Assert.DoesNotContain("kept", said, StringComparison.Ordinal);
            Assert.DoesNotContain("   at ", said, StringComparison.Ordinal);
            TestContext.Current.TestOutputHelper?.WriteLine(said);
        }
        finally
        {
            if (!lab.HasExited)
                lab.Kill(entireProcessTree: true);
        }

        Assert.True(
            SpinWait.SpinUntil(() => program.Running().Length == 0, TimeSpan.FromSeconds(2)),
            $"still there: {string.Join(", ", program.Running())}");
    }

    /// <summary>A server has a thread of its own here, which must not end the program.</summary>
    [Fact]
    public void Servers_under_load_end_with_a_command_that_is_stopped()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "It needs the tools of Linux.");
        Thorough.Require();
        FakeChildren.Write(_folder["wrk"], "sleep 100");
        using var program = new MarkedProgram();
        using Process lab = program.Start("Lab", ["web", "--quick", "--modes", "jit", "--results", program.Folder.Path], _folder.Path);
        Task<string> output = lab.StandardOutput.ReadToEndAsync();
        Task<string> errors = lab.StandardError.ReadToEndAsync();
        bool isLoaded = SpinWait.SpinUntil(
            () => lab.HasExited || program.Running().Any(one => one.Contains("wrk -t1", StringComparison.Ordinal)),
            TimeSpan.FromMinutes(5));
        Repository.Run("kill", "-INT", "--", $"-{lab.Id}");
        Assert.True(isLoaded && MarkedProgram.EndsSoon(lab) && lab.ExitCode == 130, $"{errors.Result}{output.Result}");
        Assert.DoesNotContain("   at ", errors.Result, StringComparison.Ordinal);
    }

    /// <summary>Stopped twice: what it has measured is there the second time, and is not measured again.</summary>
    [Theory]
    [InlineData("verify", "--modes", "jit")]
    [InlineData("times", "--payload", "Simple", "--modes", "jit")]
    [InlineData("memory", "--payload", "Simple", "--modes", "jit")]
    [InlineData("startup", "--quick", "--modes", "jit")]
    [InlineData("web", "--quick", "--modes", "jit")]
    [InlineData("run", "--quick", "--modes", "jit")]
    [InlineData("try", "--modes", "jit")]
    public void The_same_command_goes_on(string verb, params string[] options)
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "It needs the tools of Linux.");
        if (verb != "verify")
            Thorough.Require();
        string[] arguments = [verb, .. options, .. verb == "try" ? Array.Empty<string>() : ["--results", _folder.Path]];
        DateTime begun = DateTime.UtcNow;
        string? journal = null;
        StopWhen(said =>
            (journal = Journals(said).FirstOrDefault(file => File.GetLastWriteTimeUtc(file) > begun && Entries(file) > 0)) is not null);
        int kept = Entries(journal!);
        StopWhen(said => said.Contains("Resuming a run that was interrupted", StringComparison.Ordinal));
        Assert.True(Entries(journal!) >= kept, "what was kept is gone");
        File.Delete(journal!);

        void StopWhen(Func<string, bool> isTime)
        {
            using var program = new MarkedProgram();
            using Process lab = program.Start("Lab", arguments);
            var errors = new StringBuilder();
            lab.ErrorDataReceived += (_, line) => Said(line.Data);
            lab.BeginErrorReadLine();
            lab.BeginOutputReadLine();
            bool isThere = false;
            while (!isThere && !lab.WaitForExit(20))
                isThere = isTime(Said(null));
            var watch = Stopwatch.StartNew();
            Repository.Run("kill", "-INT", "--", $"-{lab.Id}");
            Assert.True(
                isThere && MarkedProgram.EndsSoon(lab) && lab.ExitCode == 130, $"{Said(null)} after {watch.Elapsed.TotalSeconds:0.0} s");
            TestContext.Current.TestOutputHelper?.WriteLine($"{verb}: {watch.Elapsed.TotalSeconds:0.0} s");

            string Said(string? line)
            {
                lock (errors)
                    return (line is null ? errors : errors.AppendLine(line)).ToString();
            }
        }

        static int Entries(string file) => File.Exists(file) ? File.ReadLines(file).Count() - 1 : 0;

        // The long stage of a run is that of calls. Other tests try types at the same time: each in the folder that it names.
        string[] Journals(string said) =>
            Directory.CreateDirectory(Path.Combine(Repository.Root, "artifacts", verb == "run" ? "times" : verb))
            .GetFiles("unfinished-*.jsonl", SearchOption.AllDirectories).Select(file => file.FullName)
            .Where(
                file => verb != "try" || said.Contains(Path.GetRelativePath(Repository.Root, file).Split('/')[2], StringComparison.Ordinal))
            .ToArray();
    }

    [Theory]
    [InlineData("JsonAot.Probe", "times", "--payload", "Simple", "--modes", "jit")]
    [InlineData("JsonAot.Probe", "memory", "--payload", "Simple")]
    [InlineData("JsonAot.Probe", "verify")]
    [InlineData("JsonAot.Web", "web", "--quick", "--modes", "jit")]
    public void A_command_that_is_killed_leaves_no_child(string child, params string[] arguments)
    {
        Thorough.Require();
        using var program = new MarkedProgram();
        program.AssertLeavesNothing(child, "Lab", arguments);
    }
}
