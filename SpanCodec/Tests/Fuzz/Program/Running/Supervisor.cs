using System.Diagnostics;
using System.Globalization;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>Starts the workers, adds up what they tell, and keeps the input that ends one, or does not end.</summary>
internal sealed class Supervisor(FuzzFolder folder, int workers, RunLimits limits, string part)
{
    private static readonly TimeSpan BetweenLines = TimeSpan.FromSeconds(30);
    private static readonly TimeSpan LongestInput = TimeSpan.FromSeconds(20);
    private const int MostLooks = 300;

    private readonly FuzzTarget[] _targets = AllTargets.Named(part);
    private readonly Lock _lock = new();
    private readonly Progress[] _last = [.. Enumerable.Repeat(Progress.None, workers)];
    private readonly Findings _findings = new(folder.Findings);
    private readonly DateTime _end = DateTime.UtcNow + limits.Time;
    private readonly Stopwatch _watch = Stopwatch.StartNew();
    private long _executions;
    private TimeSpan _processor;

    /// <returns>0 where nothing was found.</returns>
    internal int Run()
    {
        if (_targets.Length == 0)
        {
            Console.WriteLine($"No target has '{part}' in its name.");
            return 2;
        }

        string program = Instrumented.Copy(folder.Program);
        Console.WriteLine($"{_targets.Length} targets, {workers} workers until {_end:u}; {folder.Path}");
        Thread[] threads = [.. Enumerable.Range(0, workers).Select(index => new Thread(() => Watch(program, index)))];
        foreach (Thread thread in threads)
            thread.Start();
        while (threads.Any(thread => thread.IsAlive))
        {
            for (long start = Stopwatch.GetTimestamp(); Stopwatch.GetElapsedTime(start) < BetweenLines;)
            {
                if (!threads.Any(thread => thread.IsAlive))
                    break;
                Thread.Sleep(200);
            }

            Tell();
        }

        // A part of the targets is fuzzed to look at something; the corpus is of all.
        int end = part.Length == 0 ? Minimized(program) : 0;
        foreach (string file in Directory.Exists(folder.Findings) ? Directory.GetFiles(folder.Findings) : [])
            Console.WriteLine($"found: {file}");
        return _findings.Count == 0 ? end : 1;
    }

    private int Minimized(string program)
    {
        using Process minimizer = Start(program, "--minimize", folder.Path);
        Console.Write(minimizer.StandardOutput.ReadToEnd());
        minimizer.WaitForExit();
        return minimizer.ExitCode;
    }

    private void Tell()
    {
        lock (_lock)
        {
            string line = string.Create(
                CultureInfo.InvariantCulture,
                $"{_watch.Elapsed:d\\.hh\\:mm\\:ss}  {_executions:N0} executions, "
                + $"{_executions / Math.Max(1, _processor.TotalSeconds):N0} in a second of a processor, "
                + $"{_last.Sum(one => one.Edges):N0} edges, {_last.Sum(one => one.Inputs):N0} inputs, {_findings.Count} findings");
            Console.WriteLine(line);
            File.AppendAllText(folder.Counts, line + "\n");
        }
    }

    private void Watch(string program, int index)
    {
        using var current = new CurrentInput(folder.Current(index));
        long begun = current.Count;
        while (Left(current.Count - begun) is { } left)
        {
            using Process worker = Start(
                program, "--worker", $"{index}", $"{workers}", left.Time.ToString("c", CultureInfo.InvariantCulture),
                left.Executions.ToString(CultureInfo.InvariantCulture), folder.Path, part);
            worker.OutputDataReceived += (_, line) => Add(index, line.Data);
            worker.BeginOutputReadLine();
            string? end = WaitFor(worker, current);
            if (end is null)
                continue;
            (int number, byte[] input) = current.Last;
            _findings.Add(_targets[number], input, end);
        }
    }

    /// <returns>What a worker still may; null where the run is over.</returns>
    private RunLimits? Left(long executions)
    {
        var left = new RunLimits(_end - DateTime.UtcNow, limits.IsUntilFound ? limits.Executions - executions : limits.Executions);
        bool isOver = left.Time <= TimeSpan.Zero || left.Executions <= 0 || limits.IsUntilFound && _findings.Count > 0;
        return isOver ? null : left;
    }

    /// <returns>What is wrong with how it ended; null if it ended well.</returns>
    private static string? WaitFor(Process worker, CurrentInput current)
    {
        long count = current.Count;
        TimeSpan processor = ProcessorOf(worker);
        int looks = 0;
        while (!worker.WaitForExit(TimeSpan.FromSeconds(1)))
        {
            if (current.Count != count)
                (count, processor, looks) = (current.Count, ProcessorOf(worker), 0);
            // Of a busy machine it may have got nothing; and who waits for what never comes needs none.
            else if (ProcessorOf(worker) - processor > LongestInput || ++looks > MostLooks)
            {
                worker.Kill();
                worker.WaitForExit();
                return "does not end";
            }
        }

        worker.WaitForExit();
        return worker.ExitCode == 0 ? null : $"ends the process: exit code {worker.ExitCode}";
    }

    /// <summary>A worker may end between two looks, and has no time then.</summary>
    private static TimeSpan ProcessorOf(Process worker)
    {
        try
        {
            return worker.TotalProcessorTime;
        }
        catch (InvalidOperationException)
        {
            return TimeSpan.Zero;
        }
    }

    private void Add(int index, string? line)
    {
        if (line is null)
            return;
        var progress = Progress.Parse(line);
        lock (_lock)
        {
            _executions += progress.Executions;
            _processor += progress.Processor;
            _last[index] = progress;
        }
    }

    private static Process Start(string program, params string[] arguments) =>
        Process.Start(new ProcessStartInfo("dotnet", [program, .. arguments]) { RedirectStandardOutput = true })!;
}
