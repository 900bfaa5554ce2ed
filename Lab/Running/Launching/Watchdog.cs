namespace JsonAot.Lab.Running.Launching;

/// <summary>
/// Ends a process and everything that it started when its time is over, or when it takes too much memory. It never signals a process that
/// is gone, because its number may belong to another one by then.
/// </summary>
internal sealed class Watchdog : IDisposable
{
    private readonly Lock _lock = new();
    private readonly int _process;
    private readonly TimeSpan _limit;
    private readonly Watch _watch;
    private string? _reason;
    private bool _isGone;
    private bool _isGuarded;

    /// <param name="spawned">Just before the process was spawned, as <see cref="System.Diagnostics.Stopwatch"/> has it.</param>
    internal Watchdog(int process, long spawned, TimeSpan limit)
    {
        _process = process;
        _limit = limit;
        _watch = new Watch(Look);
        _watch.Start(limit, spawned);
    }

    /// <summary>From now on the process waits for us: its time does not go on, and its memory is watched all the same.</summary>
    internal void StopCounting() => _watch.Pause();

    internal void GoOnCounting() => _watch.GoOn();

    /// <summary>To be called when the process is gone: how much of its time this program was not there to look.</summary>
    internal TimeSpan Missed()
    {
        _watch.Stop();
        return _watch.Missed;
    }

    /// <summary>To be called when the process is gone.</summary>
    /// <returns>Why it was ended, as the second part of a sentence; null when its end was its own.</returns>
    internal string? WhyEnded()
    {
        lock (_lock)
        {
            _isGone = true;
            if (_isGuarded)
                ChildGuard.Own?.Ended(_process);
            return _reason;
        }
    }

    public void Dispose() => _watch.Dispose();

    private void Look(bool isOver)
    {
        lock (_lock)
        {
            if (_isGone)
                return;
            // A word to the guard at its start would be measured with it.
            if (!_isGuarded)
                ChildGuard.Own?.Begun(_process);
            _isGuarded = true;
            if (isOver)
                Kill($"did not come to its end within {_limit.TotalSeconds:0.#} s");
            else if (ChildLimit.IsMemoryPassedBy(_process))
                Kill($"took {ChildLimit.MemoryWords}");
        }
    }

    /// <param name="reason">As the second part of a sentence; null where this program ends it and has a reason of its own.</param>
    internal void Kill(string? reason = null)
    {
        lock (_lock)
        {
            if (_isGone)
                return;
            _reason ??= reason;
            Signals.Send(-_process, Signals.Kill);
        }
    }
}
