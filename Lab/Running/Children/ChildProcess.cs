using System.Collections.Concurrent;
using System.ComponentModel;
using System.Diagnostics;

namespace JsonAot.Lab.Running.Children;

/// <summary>Runs a program that may crash or hang, with a time limit, and watches it until its end.</summary>
internal sealed record ChildProcess(string Program)
{
    // Enough for any answer. A stack overflow prints megabytes, but its first line is enough.
    private const int MostOutput = 4 << 20;
    private const int MostErrors = 8 << 10;

    // A grandchild may keep a pipe open after its parent has ended. We do not wait longer for it.
    internal static readonly TimeSpan PipeLimit = TimeSpan.FromSeconds(5);

    // Each, and whether it is guarded.
    private static readonly ConcurrentDictionary<Process, bool> Running = new();

    // A program that is stopped or ended leaves no child behind.
    static ChildProcess()
    {
        AppDomain.CurrentDomain.ProcessExit += (_, _) => KillAll();
        Interrupt.Token.Register(KillAll);
    }

    internal string? Folder { get; init; }

    internal IReadOnlyDictionary<string, string> Environment { get; init; } = new Dictionary<string, string>();

    /// <summary>Receives each line as soon as it is printed, and whether it came from standard error.</summary>
    internal Action<string, bool>? Line { get; init; }

    /// <summary>Whether the time until the child begins is measured: then nothing may come before it, or go on beside it.</summary>
    internal bool IsTimed { get; init; }

    /// <summary>Whether it may take no more than what is measured may take. A build takes what it needs.</summary>
    internal bool HasMemoryLimit { get; init; } = true;

    /// <exception cref="ProcessException">The program could not be started at all.</exception>
    /// <exception cref="OperationCanceledException">This program is stopped.</exception>
    internal ChildRun Run(IEnumerable<string> arguments, TimeSpan limit) => RunAsync(arguments, limit).GetAwaiter().GetResult();

    /// <exception cref="ProcessException">The program could not be started at all.</exception>
    /// <exception cref="OperationCanceledException">This program is stopped, so the child's end says nothing about it.</exception>
    internal async Task<ChildRun> RunAsync(IEnumerable<string> arguments, TimeSpan limit)
    {
        using Process child = Start(arguments, out long started);
        try
        {
            child.StandardInput.Close();
            ChildRun run = await WatchAsync(child, limit).ConfigureAwait(false);
            Interrupt.Token.ThrowIfCancellationRequested();
            if (run.End == ChildEnd.Crashed)
                Interrupt.ThrowIfItWasStopped();
            return run with { Started = started };
        }
        finally
        {
            Forget(child);
        }
    }

    private async Task<ChildRun> WatchAsync(Process child, TimeSpan limit)
    {
        var watch = Stopwatch.StartNew();
        var output = new BoundedText(MostOutput);
        var errors = new BoundedText(MostErrors);
        Task pipes = Task.WhenAll(
            ReadAsync(child.StandardOutput, output, isError: false), ReadAsync(child.StandardError, errors, isError: true));
        bool hung = false;
        bool greedy = false;
        using (var timer = new CancellationTokenSource(limit))
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

    /// <summary>Whoever starts it forgets it too, when it has ended.</summary>
    /// <exception cref="ProcessException">The program could not be started at all.</exception>
    /// <exception cref="OperationCanceledException">This program is stopped.</exception>
    internal Process Start(IEnumerable<string> arguments, out long started)
    {
        Interrupt.Token.ThrowIfCancellationRequested();
        string[] command = IsTimed ? [Program, .. arguments] : LeadingChild.Command(Program, arguments);
        var start = new ProcessStartInfo(command[0], command[1..])
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
            ChildGuard? guard = IsTimed ? null : ChildGuard.Own;
            started = Stopwatch.GetTimestamp();
            Process child = Process.Start(start)!;
            Running[child] = guard is not null;
            guard?.Begun(child.Id);
            if (guard is not null)
                LeadingChild.Begin(child);
            // A stop that came meanwhile did not know of it.
            if (Interrupt.IsRequested)
                Kill(child);
            return child;
        }
        catch (Win32Exception problem)
        {
            throw new ProcessException(
                $"{Program} could not be started: {Trouble.WithNext(problem.Message, "See that it is there, and may be run.")}", problem);
        }
    }

    internal static void Forget(Process child)
    {
        if (Running.TryRemove(child, out bool isGuarded) && isGuarded)
            ChildGuard.Own?.Ended(child.Id);
    }

    private void EndGreedy(Process child, ref bool greedy)
    {
        try
        {
            child.Refresh();
            if (!HasMemoryLimit || child.HasExited || !MemoryLimit.IsPassedBy(child.Id))
                return;
            greedy = true;
            Kill(child);
        }
        catch (InvalidOperationException)
        {
            // It ended meanwhile, and nobody waits for it any more.
        }
    }

    private static void KillAll()
    {
        foreach (Process child in Running.Keys)
            Kill(child);
    }

    internal static void Kill(Process child)
    {
        try
        {
            LeadingChild.Kill(child);
            child.Kill(entireProcessTree: true);
        }
        catch (Exception problem) when (problem is InvalidOperationException or Win32Exception or AggregateException)
        {
            // It has already ended.
        }
    }
}
