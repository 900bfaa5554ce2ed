using System.Diagnostics;

namespace JsonAot.Tests.Lab;

/// <summary>Starts a program of the suite with a mark which all that it starts has too, and so can be found.</summary>
internal sealed class MarkedProgram : IDisposable
{
    // The manual says two seconds.
    private static readonly TimeSpan Soon = TimeSpan.FromSeconds(3);
    private static readonly TimeSpan Look = TimeSpan.FromMilliseconds(20);

    private readonly string _mark = $"stop-{Guid.NewGuid():N}";

    /// <summary>For its results.</summary>
    internal TemporaryFolder Folder { get; } = new();

    /// <summary>
    /// Whether it ends within three seconds of a machine that has a processor for those who want one. They are counted by the looks of this
    /// test, each as at most twice the time between two: what the test itself has waited for a processor, the program has waited too.
    /// </summary>
    internal static bool EndsSoon(Process program)
    {
        TimeSpan counted = TimeSpan.Zero;
        while (counted < Soon)
        {
            long looked = Stopwatch.GetTimestamp();
            if (program.WaitForExit(Look))
                return true;
            TimeSpan passed = Stopwatch.GetElapsedTime(looked);
            counted += passed < 2 * Look ? passed : 2 * Look;
        }

        return false;
    }

    /// <param name="tools">A folder of programs that are found before those of the system.</param>
    internal Process Start(string program, string[] arguments, string? tools = null)
    {
        // A shell that runs the tests in the background may have them ignore Ctrl-C, and all that they start with them.
        var start = new ProcessStartInfo("env", ["--default-signal=INT", "setsid", Repository.Built(program), .. arguments])
        {
            WorkingDirectory = Repository.Root,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        string[] settings = [.. start.Environment.Keys.Where(key => key.StartsWith("MSBUILD", StringComparison.OrdinalIgnoreCase))];
        foreach (string variable in settings)
            start.Environment.Remove(variable);
        start.Environment["BENCHTURNS_LOCK"] = _mark;
        if (tools is not null)
            start.Environment["PATH"] = $"{tools}:{start.Environment["PATH"]}";
        return Process.Start(start)!;
    }

    /// <summary>But for a compiler's server, which a publish that was over has left: it only waits for the next one.</summary>
    internal string[] Running() =>
    [
        .. Directory.EnumerateDirectories("/proc")
            .Where(folder => int.TryParse(Path.GetFileName(folder), out _)
                && Text(folder, "environ").Contains(_mark, StringComparison.Ordinal))
            .Select(folder => Text(folder, "cmdline").Replace('\0', ' '))
            .Where(command => !command.Contains("VBCSCompiler", StringComparison.Ordinal)),
    ];

    /// <summary>Kills it, as the system does where memory is short: nobody can say goodbye.</summary>
    /// <param name="child">A part of the command of the child that is there by then.</param>
    internal void AssertLeavesNothing(string child, string program, string[] arguments)
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "It needs the tools of Linux.");
        using Process killed = Start(program, [.. arguments, "--results", Folder.Path]);
        Task<string> output = killed.StandardOutput.ReadToEndAsync();
        Task<string> errors = killed.StandardError.ReadToEndAsync();
        bool isThere = SpinWait.SpinUntil(
            () => killed.HasExited || Running().Any(command => command.Contains(child, StringComparison.Ordinal)), TimeSpan.FromMinutes(5));
        killed.Kill();
        Assert.True(isThere && EndsSoon(killed) && killed.ExitCode == 137, $"{errors.Result}{output.Result}");
        Assert.True(
            SpinWait.SpinUntil(() => Running().Length == 0, TimeSpan.FromSeconds(3)), $"still there: {string.Join(", ", Running())}");
    }

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

    public void Dispose()
    {
        Folder.Dispose();
        foreach (string left in Directory.GetFiles(Path.Combine(Repository.Root, "artifacts"), $"{_mark}*"))
            File.Delete(left);
    }
}
