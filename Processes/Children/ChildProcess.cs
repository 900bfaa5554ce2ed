using System.Collections.Concurrent;
using System.ComponentModel;
using System.Diagnostics;

namespace JsonAot.Processes.Children;

/// <summary>Runs a program that may crash or hang, with a time limit, and watches it until its end.</summary>
internal sealed record ChildProcess(string Program)
{
    // Enough for any answer. A stack overflow prints megabytes, but its first line is enough.
    private const int MostOutput = 4 << 20;
    private const int MostErrors = 8 << 10;

    // A grandchild may keep a pipe open after its parent has ended. We do not wait longer for it.
    internal static readonly TimeSpan PipeLimit = TimeSpan.FromSeconds(5);

    // Ctrl-C reaches a child in the same terminal too. It gets this time to save what it has.
    private static readonly TimeSpan StopLimit = TimeSpan.FromSeconds(20);

    internal static readonly ConcurrentDictionary<Process, bool> Running = new();

    // When this program is ended from outside, it must not leave a hanging child behind.
    static ChildProcess() => AppDomain.CurrentDomain.ProcessExit += (_, _) =>
    {
        foreach (Process child in Running.Keys)
            Kill(child);
    };

    internal string? Folder { get; init; }

    internal IReadOnlyDictionary<string, string> Environment { get; init; } = new Dictionary<string, string>();

    /// <summary>Receives each line as soon as it is printed, and whether it came from standard error.</summary>
    internal Action<string, bool>? Line { get; init; }

    /// <exception cref="ProcessException">The program could not be started at all.</exception>
    internal ChildRun Run(IEnumerable<string> arguments, TimeSpan limit) => RunAsync(arguments, limit).GetAwaiter().GetResult();

    /// <param name="stop">When it is cancelled, the child has 20 seconds more and is then ended.</param>
    /// <exception cref="ProcessException">The program could not be started at all.</exception>
    internal async Task<ChildRun> RunAsync(IEnumerable<string> arguments, TimeSpan limit, CancellationToken stop = default)
    {
        using Process child = Start(arguments, out long started);
        Running[child] = true;
        try
        {
            return await WatchAsync(child, limit, stop).ConfigureAwait(false) with { Started = started };
        }
        finally
        {
            Running.TryRemove(child, out _);
        }
    }

    private async Task<ChildRun> WatchAsync(Process child, TimeSpan limit, CancellationToken stop)
    {
        var watch = Stopwatch.StartNew();
        child.StandardInput.Close();
        var output = new BoundedText(MostOutput);
        var errors = new BoundedText(MostErrors);
        Task pipes = Task.WhenAll(
            ReadAsync(child.StandardOutput, output, isError: false), ReadAsync(child.StandardError, errors, isError: true));
        bool hung = false;
        bool greedy = false;
        using (var timer = new CancellationTokenSource(limit))
        using (stop.Register(() => timer.CancelAfter(StopLimit)))
        using (new Timer(_ => EndGreedy(child, ref greedy), null, MemoryLimit.Interval, MemoryLimit.Interval))
        {
            try
            {
                await child.WaitForExitAsync(timer.Token).ConfigureAwait(false);
            }
            catch (OperationCanceledException)
            {
                // It may have ended by itself at this moment.
                hung = !child.HasExited;
                Kill(child);
            }
        }

        TimeSpan took = watch.Elapsed;
        child.WaitForExit(PipeLimit);
        await Task.WhenAny(pipes, Task.Delay(PipeLimit, CancellationToken.None)).ConfigureAwait(false);
        string? signal = hung ? null : greedy ? $"this program, because it took {MemoryLimit.Words}" : CrashCode.Name(child.ExitCode);
        ChildEnd end = hung ? ChildEnd.Hung : signal is null ? ChildEnd.Exited : ChildEnd.Crashed;
        return new ChildRun(end, hung ? -1 : child.ExitCode, signal, output.ToString(), errors.ToString(), took);
    }

    private async Task ReadAsync(StreamReader reader, BoundedText text, bool isError)
    {
        if (Line is null)
        {
            await text.ReadAsync(reader).ConfigureAwait(false);
            return;
        }

        while (await reader.ReadLineAsync().ConfigureAwait(false) is { } line)
        {
            text.Add($"{line}\n");
            Line(line, isError);
        }
    }

    internal Process Start(IEnumerable<string> arguments, out long started)
    {
        var start = new ProcessStartInfo(Program, arguments)
        {
            WorkingDirectory = Folder ?? "",
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        // Variables that "dotnet run" or "dotnet test" sets for its own build must not reach a build that is started here.
        string[] ofMsBuild = [.. start.Environment.Keys.Where(name => name.StartsWith("MSBUILD", StringComparison.OrdinalIgnoreCase))];
        foreach (string name in ofMsBuild)
            start.Environment.Remove(name);
        foreach ((string name, string value) in Environment)
            start.Environment[name] = value;
        try
        {
            started = Stopwatch.GetTimestamp();
            return Process.Start(start)!;
        }
        catch (Win32Exception problem)
        {
            throw new ProcessException($"{Program} could not be started: {problem.Message}", problem);
        }
    }

    private static void EndGreedy(Process child, ref bool greedy)
    {
        try
        {
            child.Refresh();
            if (child.HasExited || !MemoryLimit.IsPassedBy(child.Id))
                return;
            greedy = true;
            Kill(child);
        }
        catch (InvalidOperationException)
        {
            // It ended meanwhile, and nobody waits for it any more.
        }
    }

    internal static void Kill(Process child)
    {
        try
        {
            child.Kill(entireProcessTree: true);
        }
        catch (Exception problem) when (problem is InvalidOperationException or Win32Exception or AggregateException)
        {
            // It has already ended.
        }
    }
}
