namespace BenchTurns.Children;

/// <summary>
/// The one time limit of everything that may hang. It looks at what it watches four times a second, and counts its own looks, each as at
/// most twice the time between two: while this program is suspended, or its machine is paused, the clock goes on, and an answer that has
/// come long ago has not been read yet.
/// </summary>
public sealed class Watch : IDisposable
{
    /// <summary>Between two looks. A program that does nothing but allocate takes a gigabyte in such a time.</summary>
    public static readonly TimeSpan Interval = TimeSpan.FromMilliseconds(250);

    private readonly Lock _lock = new();
    private readonly Action<bool> _look;
    private readonly TimeProvider _time;
    private readonly ITimer _timer;
    private TimeSpan _interval = Interval;
    private TimeSpan? _left;
    private long _last;
    private bool _isOn;
    private bool _isPaused;
    private bool _wasLate;

    /// <summary>Does not look yet.</summary>
    /// <param name="look">Is told whether the time is over. It is not called any more once <see cref="Stop"/> has returned.</param>
    public Watch(Action<bool> look, TimeProvider? time = null)
    {
        _look = look;
        _time = time ?? TimeProvider.System;
        _timer = _time.CreateTimer(_ => Look(), null, Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan);
    }

    /// <summary>What did not count, since the last start: the time in which this program was not there to look.</summary>
    public TimeSpan Missed { get; private set; }

    /// <summary>Begins anew.</summary>
    /// <param name="limit"><see cref="Timeout.InfiniteTimeSpan"/> to look alone.</param>
    /// <param name="since">When what is watched began, where that was before now: this program may have been suspended in between.</param>
    public void Start(TimeSpan limit, long? since = null)
    {
        lock (_lock)
        {
            _left = limit == Timeout.InfiniteTimeSpan ? null : limit;
            _interval = _left < Interval ? limit : Interval;
            _last = since ?? _time.GetTimestamp();
            _wasLate = _isPaused = false;
            Missed = TimeSpan.Zero;
            _isOn = true;
            LookLater();
        }
    }

    /// <summary>What is watched waits for this program: looks go on, and time does not.</summary>
    public void Pause()
    {
        lock (_lock)
        {
            Count();
            _isPaused = true;
        }
    }

    /// <summary>Time goes on after a pause.</summary>
    public void GoOn()
    {
        lock (_lock)
        {
            Count();
            _isPaused = false;
        }
    }

    /// <summary>Looks no more.</summary>
    public void Stop()
    {
        lock (_lock)
        {
            if (_isOn)
                Count();
            _isOn = false;
        }

        _timer.Change(Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan);
    }

    /// <summary>Stops for good.</summary>
    public void Dispose()
    {
        Stop();
        _timer.Dispose();
    }

    /// <returns>False where it was not over in time; it goes on then.</returns>
    public static async Task<bool> IsOverIn(TimeSpan limit, Task task, TimeProvider? time = null)
    {
        var over = new TaskCompletionSource();
        using var watch = new Watch(isOver =>
        {
            if (isOver)
                over.TrySetResult();
        }, time);
        watch.Start(limit);
        return await Task.WhenAny(task, over.Task).ConfigureAwait(false) == task;
    }

    private void Look()
    {
        lock (_lock)
        {
            if (!_isOn)
                return;
            _look(Count());
            LookLater();
        }
    }

    // Not by a period: after a suspension the next look would come at once, and nobody would have read the answer.
    private void LookLater() => _timer.Change(_interval, Timeout.InfiniteTimeSpan);

    /// <returns>Whether the time is over. A look that comes late does not say so yet, but the one after it, however late that is.</returns>
    private bool Count()
    {
        long now = _time.GetTimestamp();
        TimeSpan since = _time.GetElapsedTime(_last, now);
        TimeSpan most = 2 * _interval;
        bool isLate = since > most;
        bool isOver = !_isPaused && (_left -= isLate ? most : since) <= TimeSpan.Zero && !(isLate && !_wasLate);
        if (isLate)
            Missed += since - most;
        _last = now;
        _wasLate = isLate;
        return isOver;
    }
}
