using System.Diagnostics;

namespace JsonAot.Lab.Running.Turns;

/// <summary>
/// A child that stays alive and is talked with, line by line. Each answer has a time limit, and meanwhile its memory is watched.
/// </summary>
internal sealed class LiveChild : IDisposable
{
    private const int MostErrors = 8 << 10;

    private readonly Process _child;
    private readonly BoundedText _errors = new(MostErrors);
    private readonly Task _readingErrors;
    private readonly Timer _watch;
    private readonly Stopwatch _waiting = new();
    private TimeSpan _limit;
    private bool _hung;
    private bool _greedy;

    /// <exception cref="ProcessException">The program could not be started at all.</exception>
    internal LiveChild(ChildProcess program, IEnumerable<string> arguments)
    {
        _child = program.Start(arguments, out _);
        _readingErrors = _errors.ReadAsync(_child.StandardError);
        _watch = new Timer(_ => EndWhereItMust());
    }

    internal void Write(string line)
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
    /// <exception cref="OperationCanceledException">This program is stopped.</exception>
    internal string? ReadLine(TimeSpan limit)
    {
        _limit = limit;
        _waiting.Restart();
        _watch.Change(MemoryLimit.Interval, MemoryLimit.Interval);
        string? line = _child.StandardOutput.ReadLine();
        _watch.Change(Timeout.Infinite, Timeout.Infinite);
        if (line is null)
            Interrupt.ThrowIfItWasStopped();
        return line;
    }

    /// <summary>Waits for its end, or brings it about.</summary>
    internal ChildRun End()
    {
        if (!_child.WaitForExit(ChildProcess.PipeLimit))
            ChildProcess.Kill(_child);
        _child.WaitForExit();
        _readingErrors.Wait(ChildProcess.PipeLimit);
        string? signal = _hung ? null
            : _greedy ? $"this program, because it took {MemoryLimit.Words}"
            : CrashCode.Name(_child.ExitCode);
        ChildEnd end = _hung ? ChildEnd.Hung : signal is null ? ChildEnd.Exited : ChildEnd.Crashed;
        return new ChildRun(end, _hung ? -1 : _child.ExitCode, signal, "", _errors.ToString(), _waiting.Elapsed);
    }

    public void Dispose()
    {
        _watch.Dispose();
        ChildProcess.Kill(_child);
        ChildProcess.Forget(_child);
        _child.Dispose();
    }

    private void EndWhereItMust()
    {
        _greedy |= MemoryLimit.IsPassedBy(_child.Id);
        _hung |= !_greedy && _waiting.Elapsed > _limit;
        if (_greedy || _hung)
            ChildProcess.Kill(_child);
    }
}
