using System.Diagnostics;
using System.Text;
using JsonAot.Tests.Lab.Startup;

namespace JsonAot.Tests.Lab;

/// <summary>Ctrl-C and SIGTERM at any moment of any verb: a word at once, the end soon after, and nothing that goes on.</summary>
[Collection("Measuring")]
public sealed class StopTests : TestsInFolder
{
    private static readonly string[][] Verbs =
    [
        ["times", "--payload", "Simple"], ["memory", "--payload", "Simple"], ["verify"], ["size"], ["verdicts"], ["web", "--quick"],
        ["startup", "--quick"], ["build-cost", "--quick"], ["run", "--quick"], ["doctor"], ["report"],
    ];

    // All have one frame. These publish and measure, run other verbs, and make the page.
    private static readonly string[] UsualVerbs = ["times", "run", "report"];

    public static TheoryData<int, int, bool> Moments => new(
        from verb in Enumerable.Range(0, Verbs.Length)
        from moment in Enumerable.Range(0, Thorough.IsAsked ? 10 : 1)
        where Thorough.IsAsked || UsualVerbs.Contains(Verbs[verb][0])
        select (verb, Thorough.IsAsked ? 300 << moment / 2 : 500 + 150 * verb, moment % 2 == 1 || !Thorough.IsAsked && verb % 2 == 1));

    [Theory]
    [MemberData(nameof(Moments))]
    public void A_verb_that_is_stopped_says_so_ends_and_leaves_nothing(int verb, int afterMs, bool isTold) =>
        AssertStops(Verbs[verb], TimeSpan.FromMilliseconds(afterMs), isTold);

    [Fact]
    public void A_verb_that_reads_a_pipe_which_nobody_writes_ends_too()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "It needs the tools of Linux.");
        string pipe = _folder["sample.json"];
        Assert.Equal(0, Repository.Run("mkfifo", pipe).ExitCode);
        AssertStops(["try", pipe], TimeSpan.FromSeconds(1), isTold: true);
    }

    /// <param name="isTold">SIGTERM to the leader alone; else Ctrl-C, which goes to the group.</param>
    private void AssertStops(string[] arguments, TimeSpan after, bool isTold)
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "It needs the tools of Linux.");
        using var program = new MarkedProgram();
        string[] results = arguments[0] is "doctor" or "try" ? [] : ["--results", program.Folder.Path];
        using Process lab = program.Start("Lab", [.. arguments, .. results]);
        Task<string> output = lab.StandardOutput.ReadToEndAsync();
        Task<string> errors = lab.StandardError.ReadToEndAsync();
        if (lab.WaitForExit(after))
        {
            Assert.SkipWhen(arguments[0] is "doctor" or "report", "It was faster than that.");
            Assert.Fail($"it ended with {lab.ExitCode} before it was stopped: {errors.Result}{output.Result}");
        }

        var watch = Stopwatch.StartNew();
        Repository.Run("kill", isTold ? ["-TERM", $"{lab.Id}"] : ["-INT", "--", $"-{lab.Id}"]);
        bool hasEnded = lab.WaitForExit(MarkedProgram.Soon);
        string said = $"{errors.Result} after {watch.Elapsed.TotalSeconds:0.0} s";
        if (!hasEnded)
            lab.Kill(entireProcessTree: true);
        Assert.True(hasEnded, said);
        Assert.SkipWhen(
            arguments[0] is "doctor" or "report" && !said.Contains("Stopping", StringComparison.Ordinal), "It ended by itself in that very moment.");
        Assert.True(lab.ExitCode == 130, $"exit code {lab.ExitCode}: {said}");
        Assert.Contains("Stopping ...", said, StringComparison.Ordinal);
        Assert.Contains("Stopped. What was finished is kept", said, StringComparison.Ordinal);
        Assert.DoesNotContain("   at ", said, StringComparison.Ordinal);
        TestContext.Current.TestOutputHelper?.WriteLine(said);
        Assert.True(SpinWait.SpinUntil(() => program.Running().Length == 0, TimeSpan.FromSeconds(2)), $"still there: {string.Join(", ", program.Running())}");
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
            () => lab.HasExited || program.Running().Any(one => one.Contains("wrk -t1", StringComparison.Ordinal)), TimeSpan.FromMinutes(5));
        Repository.Run("kill", "-INT", "--", $"-{lab.Id}");
        Assert.True(isLoaded && lab.WaitForExit(MarkedProgram.Soon) && lab.ExitCode == 130, $"{errors.Result}{output.Result}");
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
        StopWhen(said => (journal = Journals(said).FirstOrDefault(file => File.GetLastWriteTimeUtc(file) > begun && Entries(file) > 0)) is not null);
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
            Assert.True(isThere && lab.WaitForExit(MarkedProgram.Soon) && lab.ExitCode == 130, $"{Said(null)} after {watch.Elapsed.TotalSeconds:0.0} s");
            TestContext.Current.TestOutputHelper?.WriteLine($"{verb}: {watch.Elapsed.TotalSeconds:0.0} s");

            string Said(string? line)
            {
                lock (errors)
                    return (line is null ? errors : errors.AppendLine(line)).ToString();
            }
        }

        static int Entries(string file) => File.Exists(file) ? File.ReadLines(file).Count() - 1 : 0;

        // The long stage of a run is that of calls. Other tests try types at the same time: each in the folder that it names.
        string[] Journals(string said) => Directory.CreateDirectory(Path.Combine(Repository.Root, "artifacts", verb == "run" ? "times" : verb))
            .GetFiles("unfinished-*.jsonl", SearchOption.AllDirectories).Select(file => file.FullName)
            .Where(file => verb != "try" || said.Contains(Path.GetRelativePath(Repository.Root, file).Split('/')[2], StringComparison.Ordinal)).ToArray();
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
