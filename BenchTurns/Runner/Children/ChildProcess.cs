using System.Collections.Concurrent;
using System.ComponentModel;
using System.Diagnostics;

namespace BenchTurns.Children;

/// <summary>A program that may crash or hang, and how it is started. It is run with a time limit, and watched until its end.</summary>
/// <remarks>
/// Where it cannot be started at all there is a <see cref="ProcessException"/>. Where this program is stopped, the child's end says nothing
/// about it: then there is an <see cref="OperationCanceledException"/>.
/// </remarks>
public sealed record ChildProcess(string Program)
{
    // Each, and whether it is guarded.
    private static readonly ConcurrentDictionary<Process, bool> Running = new();

    // A program that is stopped or ended leaves no child behind.
    static ChildProcess()
    {
        AppDomain.CurrentDomain.ProcessExit += (_, _) => KillAll();
        Interrupt.Token.Register(KillAll);
    }

    /// <summary>Where it runs; null for the current folder.</summary>
    public string? Folder { get; init; }

    /// <summary>Variables that it has besides those of this program.</summary>
    public IReadOnlyDictionary<string, string> Environment { get; init; } = new Dictionary<string, string>();

    /// <summary>Receives each line as soon as it is printed.</summary>
    public Action<string>? Line { get; init; }

    /// <summary>Whether the time until the child begins is measured: then nothing may come before it, or go on beside it.</summary>
    public bool IsTimed { get; init; }

    /// <summary>Whether it may take no more than what is measured may take. A build takes what it needs.</summary>
    public bool HasMemoryLimit { get; init; } = true;

    /// <summary>Runs it until its end, or until its time is over.</summary>
    public ChildRun Run(IEnumerable<string> arguments, TimeSpan limit) => RunAsync(arguments, limit).GetAwaiter().GetResult();

    /// <summary>Runs it until its end, or until its time is over.</summary>
    public async Task<ChildRun> RunAsync(IEnumerable<string> arguments, TimeSpan limit)
    {
        using var child = new LiveChild(this, arguments);
        return await child.ReadToEndAsync(limit).ConfigureAwait(false);
    }

    /// <summary>Whoever starts it forgets it too, when it has ended.</summary>
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

    private static void KillAll()
    {
        foreach (Process child in Running.Keys)
            Kill(child);
    }

    internal static void Kill(Process child)
    {
        try
        {
            // The number of one that has ended may be another's by now.
            if (child.HasExited)
                return;
            LeadingChild.Kill(child);
            child.Kill(entireProcessTree: true);
        }
        catch (Exception problem) when (problem is InvalidOperationException or Win32Exception or AggregateException)
        {
            // It has already ended.
        }
    }
}
