namespace JsonAot.Processes.Launching;

/// <summary>Ends a process and all that it started when its time is over; never one that is gone, whose number may be another's.</summary>
internal sealed class Watchdog : IDisposable
{
    private readonly Lock _lock = new();
    private readonly int _process;
    private readonly Timer _timer;
    private bool _isOver;
    private bool _isGone;

    internal Watchdog(int process, TimeSpan limit)
    {
        _process = process;
        _timer = new Timer(_ => Bite(because: true), null, limit, Timeout.InfiniteTimeSpan);
    }

    /// <summary>Now.</summary>
    internal void Bite() => Bite(because: false);

    /// <summary>The process is gone. Was it because of its time?</summary>
    internal bool IsOver()
    {
        lock (_lock)
        {
            _isGone = true;
            return _isOver;
        }
    }

    public void Dispose() => _timer.Dispose();

    private void Bite(bool because)
    {
        lock (_lock)
        {
            if (_isGone)
                return;
            _isOver |= because;
            _ = Posix.SendSignal(-_process, Posix.Kill);
        }
    }
}
