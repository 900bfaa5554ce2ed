using System.Diagnostics;
using System.Text;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>Ctrl-C and SIGTERM at any moment of any verb: a word at once, the end soon after, and nothing that goes on.</summary>
[Collection("Measuring")]
public sealed class StopTests : IDisposable
{
    // Two seconds, and what a busy machine adds.
    private static readonly TimeSpan Soon = TimeSpan.FromSeconds(10);

    private static readonly string[][] Verbs =
    [
        ["times", "--payload", "Simple"], ["memory", "--payload", "Simple"], ["verify"], ["size"], ["verdicts"], ["web", "--quick"],
        ["startup", "--quick"], ["build-cost", "--quick"], ["run", "--quick"], ["doctor"], ["report"],
    ];

    private readonly TemporaryFolder _folder = new();
    private readonly string _mark = $"stop-{Guid.NewGuid():N}";

    public void Dispose()
    {
        _folder.Dispose();
        foreach (string left in Directory.GetFiles(Path.Combine(Repository.Root, "artifacts"), $"{_mark}*"))
            File.Delete(left);
    }

    public static TheoryData<int, int, bool> Moments
    {
        get
        {
            var data = new TheoryData<int, int, bool>();
            for (int verb = 0; verb < Verbs.Length; verb++)
            {
                for (int moment = 0; moment < (Thorough.IsAsked ? 10 : 1); moment++)
                    data.Add(verb, Thorough.IsAsked ? 300 << moment / 2 : 500 + 150 * verb, moment % 2 == 1 || !Thorough.IsAsked && verb % 2 == 1);
            }

            return data;
        }
    }

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
        string[] results = arguments[0] is "doctor" or "try" ? [] : ["--results", _folder.Path];
        using Process lab = Start("Lab", [.. arguments, .. results]);
        Task<string> output = lab.StandardOutput.ReadToEndAsync();
        Task<string> errors = lab.StandardError.ReadToEndAsync();
        if (lab.WaitForExit(after))
        {
            Assert.SkipWhen(arguments[0] is "doctor" or "report", "It was faster than that.");
            Assert.Fail($"it ended with {lab.ExitCode} before it was stopped: {errors.Result}{output.Result}");
        }

        var watch = Stopwatch.StartNew();
        Repository.Run("kill", isTold ? ["-TERM", $"{lab.Id}"] : ["-INT", "--", $"-{lab.Id}"]);
        bool hasEnded = lab.WaitForExit(Soon);
        string said = $"{errors.Result} after {watch.Elapsed.TotalSeconds:0.0} s";
        if (!hasEnded)
            lab.Kill(entireProcessTree: true);
        Assert.True(hasEnded, said);
        Assert.True(lab.ExitCode == 130, $"exit code {lab.ExitCode}: {said}");
        Assert.Contains("Stopping ...", said, StringComparison.Ordinal);
        Assert.DoesNotContain("   at ", said, StringComparison.Ordinal);
        TestContext.Current.TestOutputHelper?.WriteLine(said);
        Assert.True(SpinWait.SpinUntil(() => Marked().Length == 0, TimeSpan.FromSeconds(2)), $"still there: {string.Join(", ", Marked())}");
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
        StopWhen(_ => (journal = Journals().FirstOrDefault(file => File.GetLastWriteTimeUtc(file) > begun && Entries(file) > 0)) is not null);
        int kept = Entries(journal!);
        StopWhen(said => said.Contains("Resuming a run that was interrupted", StringComparison.Ordinal));
        Assert.True(Entries(journal!) >= kept, "what was kept is gone");
        File.Delete(journal!);

        void StopWhen(Func<string, bool> isTime)
        {
            using Process lab = Start("Lab", arguments);
            var errors = new StringBuilder();
            lab.ErrorDataReceived += (_, line) => Said(line.Data);
            lab.BeginErrorReadLine();
            lab.BeginOutputReadLine();
            bool isThere = false;
            while (!isThere && !lab.WaitForExit(20))
                isThere = isTime(Said(null));
            var watch = Stopwatch.StartNew();
            Repository.Run("kill", "-INT", "--", $"-{lab.Id}");
            Assert.True(isThere && lab.WaitForExit(Soon) && lab.ExitCode == 130, $"{Said(null)} after {watch.Elapsed.TotalSeconds:0.0} s");
            TestContext.Current.TestOutputHelper?.WriteLine($"{verb}: {watch.Elapsed.TotalSeconds:0.0} s");

            string Said(string? line)
            {
                lock (errors)
                    return (line is null ? errors : errors.AppendLine(line)).ToString();
            }
        }

        static int Entries(string file) => File.Exists(file) ? File.ReadLines(file).Count() - 1 : 0;

        // The long stage of a run is that of calls.
        string[] Journals() => Directory.CreateDirectory(Path.Combine(Repository.Root, "artifacts", verb == "run" ? "times" : verb))
            .GetFiles("unfinished-*.jsonl", SearchOption.AllDirectories).Select(file => file.FullName).ToArray();
    }

    /// <summary>As the system does where memory is short: nobody can say goodbye.</summary>
    [Theory]
    [InlineData("dotnet publish", "TestHost", "--filter", "*Sound*", "--modes", "jit")]
    [InlineData("ilc", "TestHost", "--filter", "*Sound*", "--modes", "aot")]
    [InlineData("TestHost-jit", "TestHost", "--filter", "*Hanging*", "--modes", "jit")]
    [InlineData("JsonAot.Probe", "Lab", "times", "--payload", "Simple", "--modes", "jit")]
    [InlineData("JsonAot.Probe", "Lab", "memory", "--payload", "Simple")]
    [InlineData("JsonAot.Probe", "Lab", "verify")]
    [InlineData("JsonAot.Web", "Lab", "web", "--quick", "--modes", "jit")]
    public void A_program_that_is_killed_leaves_nothing_that_goes_on(string child, string program, params string[] arguments)
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "It needs the tools of Linux.");
        if (child != "dotnet publish")
            Thorough.Require();
        using Process killed = Start(program, [.. arguments, "--results", _folder.Path]);
        Task<string> output = killed.StandardOutput.ReadToEndAsync();
        Task<string> errors = killed.StandardError.ReadToEndAsync();
        bool isThere = SpinWait.SpinUntil(
            () => killed.HasExited || Marked().Any(command => command.Contains(child, StringComparison.Ordinal)), TimeSpan.FromMinutes(5));
        killed.Kill();
        Assert.True(isThere && killed.WaitForExit(Soon) && killed.ExitCode == 137, $"{errors.Result}{output.Result}");
        Assert.True(SpinWait.SpinUntil(() => Marked().Length == 0, TimeSpan.FromSeconds(3)), $"still there: {string.Join(", ", Marked())}");
    }

    private Process Start(string program, string[] arguments)
    {
        // Whoever runs the tests in the background may have told them to ignore Ctrl-C, and all that they start with them.
        var start = new ProcessStartInfo("env", ["--default-signal=INT", "setsid", Repository.Built(program), .. arguments])
        {
            WorkingDirectory = Repository.Root,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        foreach (string variable in start.Environment.Keys.Where(key => key.StartsWith("MSBUILD", StringComparison.OrdinalIgnoreCase)).ToArray())
            start.Environment.Remove(variable);
        // All that it starts has it too, and so can be found.
        start.Environment["JSONAOT_LOCK"] = _mark;
        return Process.Start(start)!;
    }

    /// <summary>But for a compiler's server, which a publish that was over has left: it only waits for the next one.</summary>
    private string[] Marked() =>
    [
        .. Directory.EnumerateDirectories("/proc")
            .Where(folder => int.TryParse(Path.GetFileName(folder), out _) && Text(folder, "environ").Contains(_mark, StringComparison.Ordinal))
            .Select(folder => Text(folder, "cmdline").Replace('\0', ' '))
            .Where(command => !command.Contains("VBCSCompiler", StringComparison.Ordinal)),
    ];

    private static string Text(string folder, string file)
    {
        try
        {
            return File.ReadAllText(Path.Combine(folder, file));
        }
        catch (Exception gone) when (gone is IOException or UnauthorizedAccessException)
        {
            return "";
        }
    }
}
