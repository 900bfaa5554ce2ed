namespace BenchTurns.Tests;

/// <summary>Time that a limit counts, with a clock that a test turns.</summary>
public sealed class WatchTests : IDisposable
{
    private static readonly TimeSpan Limit = 8 * Watch.Interval;

    private readonly TurnedClock _clock = new();
    private readonly List<bool> _looks = [];
    private readonly Watch _watch;

    public WatchTests() => _watch = new Watch(_looks.Add, _clock);

    public void Dispose() => _watch.Dispose();

    [Fact]
    public void Looks_in_time_add_up_to_the_limit()
    {
        _watch.Start(Limit);
        Look(8);
        Assert.Equal([false, false, false, false, false, false, false, true], _looks);
    }

    [Fact]
    public void An_hour_in_which_this_program_was_suspended_is_two_looks()
    {
        _watch.Start(Limit);
        Look();
        _clock.Pass(TimeSpan.FromHours(1));
        Look(4);
        Assert.DoesNotContain(true, _looks);
        Look();
        Assert.True(_looks[^1]);
    }

    [Fact]
    public void What_does_not_count_is_known_also_after_the_last_look()
    {
        _watch.Start(Limit);
        Look(2);
        Assert.Equal(TimeSpan.Zero, _watch.Missed);
        _clock.Pass(TimeSpan.FromHours(1));
        _clock.Turn(TimeSpan.FromHours(1));
        _watch.Stop();
        Assert.Equal(2 * (TimeSpan.FromHours(1) - 2 * Watch.Interval), _watch.Missed);
        _watch.Start(Limit);
        Assert.Equal(TimeSpan.Zero, _watch.Missed);
    }

    /// <summary>A child is spawned, and before anybody watches it this program is suspended: the child's time is not known.</summary>
    [Fact]
    public void What_does_not_count_may_lie_before_the_first_look()
    {
        long spawned = _clock.GetTimestamp();
        _clock.Pass(TimeSpan.FromHours(1));
        _watch.Start(Limit, spawned);
        _watch.Stop();
        Assert.Equal(TimeSpan.FromHours(1) - (2 * Watch.Interval), _watch.Missed);
    }

    /// <summary>The answer has come meanwhile, and whoever reads it has had no time yet.</summary>
    [Fact]
    public void A_suspension_just_before_the_limit_leaves_one_more_look()
    {
        _watch.Start(Limit);
        Look(7);
        _clock.Pass(TimeSpan.FromHours(1));
        Assert.DoesNotContain(true, _looks);
        Look();
        Assert.True(_looks[^1]);
    }

    /// <summary>Of a machine so busy that every look is late, a child that hangs is ended all the same.</summary>
    [Fact]
    public void Looks_that_are_always_late_come_to_an_end()
    {
        _watch.Start(Limit);
        for (int looks = 1; looks <= 4; looks++)
            _clock.Pass(10 * Watch.Interval);
        Assert.Equal([false, false, false, true], _looks);
    }

    [Fact]
    public void It_begins_anew_with_each_answer()
    {
        _watch.Start(Limit);
        Look(7);
        _watch.Start(Limit);
        Look(7);
        Assert.DoesNotContain(true, _looks);
    }

    [Fact]
    public void Time_in_which_somebody_else_is_waited_for_does_not_count_and_looks_go_on()
    {
        _watch.Start(Limit);
        Look(4);
        _watch.Pause();
        Look(20);
        _watch.GoOn();
        Look(3);
        Assert.Equal(27, _looks.Count);
        Assert.DoesNotContain(true, _looks);
        Look();
        Assert.True(_looks[^1]);
    }

    [Fact]
    public void What_is_missed_while_somebody_else_is_waited_for_is_known_too()
    {
        _watch.Start(Limit);
        _watch.Pause();
        _clock.Turn(TimeSpan.FromHours(1));
        _watch.GoOn();
        _watch.Stop();
        Assert.Equal(TimeSpan.FromHours(1) - 2 * Watch.Interval, _watch.Missed);
    }

    [Fact]
    public void Nobody_looks_any_more_when_it_has_stopped()
    {
        _watch.Start(Limit);
        _watch.Stop();
        Look(20);
        Assert.Empty(_looks);
    }

    [Fact]
    public void Without_a_limit_it_only_looks()
    {
        _watch.Start(Timeout.InfiniteTimeSpan);
        Look(100);
        Assert.Equal(Enumerable.Repeat(false, 100), _looks);
    }

    [Fact]
    public void A_limit_that_is_shorter_than_a_look_has_shorter_looks()
    {
        _watch.Start(TimeSpan.FromMilliseconds(10));
        _clock.Pass(TimeSpan.FromMilliseconds(10));
        Assert.Equal([true], _looks);
    }

    [Fact]
    public async Task What_is_waited_for_is_over_in_time_or_not()
    {
        var never = new TaskCompletionSource();
        Assert.True(await Watch.IsOverIn(Limit, Task.CompletedTask, _clock));
        Task<bool> waiting = Watch.IsOverIn(Limit, never.Task, _clock);
        _clock.Pass(TimeSpan.FromHours(1));
        Look(5);
        Assert.False(waiting.IsCompleted);
        Look();
        Assert.False(await waiting);
    }

    private void Look(int times = 1)
    {
        for (int look = 1; look <= times; look++)
            _clock.Pass(Watch.Interval);
    }

    /// <summary>A timer fires once where its time has passed, as the system's does.</summary>
    private sealed class TurnedClock : TimeProvider
    {
        private readonly List<Turned> _timers = [];
        private long _now;

        public override long TimestampFrequency => TimeSpan.TicksPerSecond;

        public override long GetTimestamp() => _now;

        /// <summary>Before any timer has fired.</summary>
        internal void Turn(TimeSpan time) => _now += time.Ticks;

        internal void Pass(TimeSpan time)
        {
            Turn(time);
            foreach (Turned timer in _timers.Where(timer => timer.Due <= _now).ToArray())
                timer.Fire();
        }

        public override ITimer CreateTimer(TimerCallback callback, object? state, TimeSpan dueTime, TimeSpan period)
        {
            var timer = new Turned(this, callback);
            _timers.Add(timer);
            return timer;
        }

        private sealed class Turned(TurnedClock clock, TimerCallback callback) : ITimer
        {
            internal long Due { get; private set; } = long.MaxValue;

            public bool Change(TimeSpan dueTime, TimeSpan period)
            {
                Assert.Equal(Timeout.InfiniteTimeSpan, period);
                Due = dueTime == Timeout.InfiniteTimeSpan ? long.MaxValue : clock._now + dueTime.Ticks;
                return true;
            }

            internal void Fire()
            {
                Due = long.MaxValue;
                callback(null);
            }

            public void Dispose() => clock._timers.Remove(this);

            public ValueTask DisposeAsync() => default;
        }
    }
}
