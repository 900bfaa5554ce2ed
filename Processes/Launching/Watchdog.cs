namespace JsonAot.Processes.Launching;

/// <summary>
/// Ends a process and everything that it started when its time is over. It never signals a process that is gone, because its number may belong
/// to another one by then.
/// </summary>
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
        _timer = new Timer(_ => Kill(isOver: true), null, limit, Timeout.InfiniteTimeSpan);
    }

    /// <summary>Ends the process now, whatever time is left.</summary>
    internal void Kill() => Kill(isOver: false);

    /// <summary>To be called when the process is gone. Returns whether it was ended because its time was over.</summary>
    internal bool IsOver()
    {
        lock (_lock)
        {
            _isGone = true;
            return _isOver;
        }
    }

    public void Dispose() => _timer.Dispose();

    private void Kill(bool isOver)
    {
        lock (_lock)
        {
            if (_isGone)
                return;
            _isOver |= isOver;
            _ = Posix.SendSignal(-_process, Posix.Kill);
        }
    }
}
