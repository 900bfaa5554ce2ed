using System.Diagnostics;
using System.Text;

namespace JsonAot.Mutants;

/// <summary>How a process ended, and what it took.</summary>
/// <param name="Late">Why it was ended; null where it ended by itself.</param>
internal sealed record Ended(int Code, string Output, TimeSpan Took, TimeSpan Processor, string? Late);

/// <summary>
/// Runs a program with limits: of the processor time that it takes itself, and an ample one of time, for what waits for ever.
/// </summary>
internal static class Commands
{
    private static readonly TimeSpan Leftovers = TimeSpan.FromSeconds(10);

    internal static Ended Run(
        string folder, (string Name, string Value)[] variables, TimeSpan processor, TimeSpan time, params IEnumerable<string> command)
    {
        string[] parts = [.. command];
        var start = new ProcessStartInfo(parts[0], parts[1..])
        {
            WorkingDirectory = folder, RedirectStandardOutput = true, RedirectStandardError = true,
        };
        string[] own = [.. start.Environment.Keys.Where(key => key.StartsWith("MSBUILD", StringComparison.OrdinalIgnoreCase))];
        foreach (string variable in own)
            start.Environment.Remove(variable);
        start.Environment["DOTNET_TieredPGO"] = "0";
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        foreach ((string name, string value) in variables)
            start.Environment[name] = value;
        using var process = new Process { StartInfo = start };
        var output = new StringBuilder();
        // A line may come when nobody waits any more.
        var ends = new SemaphoreSlim(0);
        process.OutputDataReceived += (_, line) => Append(line.Data);
        process.ErrorDataReceived += (_, line) => Append(line.Data);
        var watch = Stopwatch.StartNew();
        process.Start();
        process.BeginOutputReadLine();
        process.BeginErrorReadLine();
        TimeSpan taken = TimeSpan.Zero;
        string? late = null;
        while (!process.WaitForExit(100))
        {
            taken = Taken(process) ?? taken;
            late = taken > processor ? $"it took {processor.TotalSeconds:0} s of processor time"
                : watch.Elapsed > time ? $"it did not end within {time.TotalSeconds:0} s" : null;
            if (late is null)
                continue;
            process.Kill(entireProcessTree: true);
            break;
        }

        // Its last lines come behind its end; and what it has left behind may hold its output open for ever.
        _ = ends.Wait(Leftovers) && ends.Wait(Leftovers);
        process.WaitForExit(Leftovers);
        lock (output)
            return new Ended(process.HasExited ? process.ExitCode : -1, output.ToString(), watch.Elapsed, taken, late);

        void Append(string? line)
        {
            lock (output)
                output.AppendLine(line);
            if (line is null)
                ends.Release();
        }
    }

    private static TimeSpan? Taken(Process process)
    {
        try
        {
            return process.TotalProcessorTime;
        }
        catch (Exception gone) when (gone is InvalidOperationException or System.ComponentModel.Win32Exception)
        {
            return null;
        }
    }}
