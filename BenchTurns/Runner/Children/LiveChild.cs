using System.Diagnostics;

namespace BenchTurns.Children;

/// <summary>
/// A child from its start to its end. It is read until its end, or talked with, line by line; then each answer has a time limit.
/// Meanwhile its memory is watched.
/// </summary>
public sealed class LiveChild : IDisposable
{
    // Enough for any answer. A stack overflow prints megabytes, but its first line is enough.
    private const int MostOutput = 4 << 20;
    private const int MostErrors = 8 << 10;

    // A grandchild may keep a pipe open after its parent has ended. We do not wait longer for it.
    private static readonly TimeSpan PipeLimit = TimeSpan.FromSeconds(5);

    private readonly ChildProcess _program;
    private readonly Process _child;
    private readonly int _id;
    private readonly long _started;
    private readonly BoundedText _output = new(MostOutput);
    private readonly BoundedText _errors = new(MostErrors);
    private readonly Task _readingErrors;
    private readonly Watch _watch;
    private readonly Stopwatch _waiting = new();
    private TimeSpan _limit;
    private bool _hung;
    private bool _greedy;

    /// <summary>Starts it.</summary>
    public LiveChild(ChildProcess program, IEnumerable<string> arguments)
    {
        _program = program;
        _child = program.Start(arguments, out _started);
        _id = _child.Id;
        _readingErrors = ReadAsync(_child.StandardError, _errors);
        _watch = new Watch(EndWhereItMust);
    }

    /// <summary>Reads all that it says, until its end.</summary>
    public async Task<ChildRun> ReadToEndAsync(TimeSpan limit)
    {
        Begin(limit, _started);
        _child.StandardInput.Close();
        Task reading = ReadAsync(_child.StandardOutput, _output);
        await _child.WaitForExitAsync(CancellationToken.None).ConfigureAwait(false);
        StopWatching();
        Task pipes = Task.WhenAll(reading, _readingErrors);
        await Watch.IsOverIn(PipeLimit, pipes).ConfigureAwait(false);
        Interrupt.Token.ThrowIfCancellationRequested();
        ChildRun run = Ended();
        if (run.End == ChildEnd.Crashed)
            Interrupt.ThrowIfItWasStopped();
        return run;
    }

    /// <summary>Writes a line to its standard input.</summary>
    public void Write(string line)
    {
        try
        {
            _child.StandardInput.WriteLine(line);
            _child.StandardInput.Flush();
        }
        catch (IOException)
        {
            // It has ended, and the next line that is read tells how.
        }
    }

    /// <returns>Null where it ended, or was ended because it passed a limit; <see cref="End"/> says why.</returns>
    public string? ReadLine(TimeSpan limit)
    {
        Begin(limit);
        string? line = _child.StandardOutput.ReadLine();
        StopWatching();
        if (line is null)
            Interrupt.ThrowIfItWasStopped();
        return line;
    }

    /// <summary>Waits for its end, or brings it about.</summary>
    public ChildRun End()
    {
        if (!IsOverSoon(_child.WaitForExitAsync(CancellationToken.None)))
            ChildProcess.Kill(_child);
        _child.WaitForExit();
        IsOverSoon(_readingErrors);
        return Ended();
    }

    /// <summary>Ends it where it has not ended by itself.</summary>
    public void Dispose()
    {
        _watch.Dispose();
        ChildProcess.Kill(_child);
        ChildProcess.Forget(_child);
        _child.Dispose();
    }

    private async Task ReadAsync(StreamReader reader, BoundedText text)
    {
        if (_program.Line is not { } tell)
        {
            await text.ReadAsync(reader).ConfigureAwait(false);
            return;
        }

        while (await reader.ReadLineAsync().ConfigureAwait(false) is { } line)
        {
            text.Add($"{line}\n");
            tell(line);
        }
    }

    private static bool IsOverSoon(Task task) => Watch.IsOverIn(PipeLimit, task).GetAwaiter().GetResult();

    private void Begin(TimeSpan limit, long? since = null)
    {
        _limit = limit;
        _waiting.Restart();
        _watch.Start(limit, since);
    }

    private void StopWatching()
    {
        _waiting.Stop();
        _watch.Stop();
    }

    private void EndWhereItMust(bool isOver)
    {
        _greedy |= _program.HasMemoryLimit && ChildLimit.IsMemoryPassedBy(_id);
        // One that has answered and ended may only not have been noticed yet.
        _hung |= !_greedy && isOver && !_child.HasExited;
        if (_greedy || _hung)
            ChildProcess.Kill(_child);
    }

    private ChildRun Ended()
    {
        string? signal = _hung ? null
            : _greedy ? $"this program, because it took {ChildLimit.MemoryWords}"
            : CrashCode.Name(_child.ExitCode);
        ChildEnd end = _hung ? ChildEnd.Hung : signal is null ? ChildEnd.Exited : ChildEnd.Crashed;
        TimeSpan took = _hung ? _limit : _waiting.Elapsed;
        return new ChildRun(end, _hung ? -1 : _child.ExitCode, signal, _output.ToString(), _errors.ToString(), took)
        {
            Started = _started, Missed = _watch.Missed,
        };
    }
}
