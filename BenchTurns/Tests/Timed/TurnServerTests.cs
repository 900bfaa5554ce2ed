namespace BenchTurns.Tests;

/// <summary>The side of the process that is timed, without a process.</summary>
[Collection("Alone")]
public class TurnServerTests
{
    private static string[] Answers(string orders, params Func<TurnTask>[] tasks)
    {
        using var input = new StringReader(orders);
        using var output = new StringWriter();
        new TurnServer(input, output).Run(tasks);
        return output.ToString().Split('\n', StringSplitOptions.RemoveEmptyEntries);
    }

    [Fact]
    public void It_makes_as_many_calls_as_it_is_told_and_says_what_they_allocate()
    {
        long last = 0;
        object? kept = null;
        string[] answers = Answers("0 1 1234\nend\n", () => TurnTask.Of(count =>
        {
            last = count;
            for (int i = 0; i < count; i++)
                kept = new byte[1000];
        }));
        Assert.Equal(1234, last);
        GC.KeepAlive(kept);
        Assert.InRange(BatchOf(answers).AllocatedBytes, 1000, 1100);
    }

    private static TurnBatch BatchOf(string[] answers) =>
        TurnBatch.Of(answers.Select(TurnLine.Parse).OfType<TurnLine>().Single(line => line.Word == TurnWord.Timed).Figures)!.Value;

    /// <summary>A neighbour is there in some slices and not in others, and those without him say what a call takes.</summary>
    [Fact]
    public void Each_slice_is_timed_by_itself()
    {
        var counts = new List<long>();
        TurnBatch batch = BatchOf(Answers("0 4 50\nend\n", () => TurnTask.Of(count =>
        {
            counts.Add(count);
            Work(count);
            if (counts.Count(one => one == 50) == 2)
                SpinFor(TimeSpan.FromMilliseconds(50));
        })));
        Assert.Equal([50, 50, 50, 50], counts[^4..]);
        Assert.Equal((4, 4), (batch.CpuNs.Count, batch.WallNs.Count));
        Assert.Equal(1, batch.WallNs.ToList().IndexOf(batch.WallNs.Max()));
        Assert.True(batch.WallNs[1] >= 1e6);
    }

    /// <summary>
    /// Few slices meet a collection. The quartile would leave it out, although every call had its share in making it necessary.
    /// </summary>
    [Fact]
    public void What_the_collector_does_is_shared_out_among_all_calls()
    {
        int batches = 0;
        byte[][] live = [.. Enumerable.Range(0, 100_000).Select(_ => new byte[20])];
        TurnBatch batch = BatchOf(Answers("0 20 50\nend\n", () => TurnTask.Of(count =>
        {
            Work(count);
            if (count == 50 && ++batches == 20)
                GC.Collect();
        })));
        GC.KeepAlive(live);
        Assert.True(batch.PauseNs > 0);
        // The slice with the collection: its pause, that of 50 calls of 1,000, is not in it once more.
        Assert.True(batch.CpuNs[^1] < 20 * batch.PauseNs, $"{batch.CpuNs[^1]} {batch.PauseNs}");
    }

    /// <summary>Such as a thread of the JIT, which is late: one call of nanoseconds was taken for a batch, and timed the clock.</summary>
    [Fact]
    public void What_the_runtime_does_once_is_no_cost_of_a_call()
    {
        int measured = 0;
        double cost = TurnServer.Cost(count =>
        {
            if (++measured <= 2)
                SpinFor(TimeSpan.FromMilliseconds(20));
            for (long i = 0; i < count; i++)
                Math.Sqrt(i);
        });
        Assert.InRange(cost, 0, 10_000);
    }

    /// <summary>A call that takes no time at all has no cost that could be found.</summary>
    private static void Work(long calls)
    {
        for (long i = 0; i < calls; i++)
            Thread.SpinWait(10);
    }

    // Without the collector's pauses, which are taken out of a slice.
    private static void SpinFor(TimeSpan time)
    {
        long start = System.Diagnostics.Stopwatch.GetTimestamp();
        TimeSpan paused = GC.GetTotalPauseDuration();
        while (System.Diagnostics.Stopwatch.GetElapsedTime(start) - (GC.GetTotalPauseDuration() - paused) < time)
            Thread.SpinWait(100);
    }

    [Fact]
    public void A_task_that_is_refused_has_its_reason_and_the_others_their_turns()
    {
        string[] answers = Answers("1 1 10\nend\n", () => TurnTask.Refused("it only writes"), () => TurnTask.Of(() => null));
        Assert.Contains("@turn Refuses 0  it only writes", answers);
        Assert.Contains(answers, line => line.StartsWith("@turn Timed 1 ", StringComparison.Ordinal));
    }

    [Fact]
    public void A_result_that_became_wrong_is_told_at_the_end()
    {
        string[] answers = Answers(
            "0 1 5\n", () => TurnTask.Of(() => null) with { Problem = () => "after it was timed,\nnothing is right" });
        Assert.Equal(["@turn Wrong 0  after it was timed, nothing is right", "@turn Checked 0  "], answers[^2..]);
    }

    [Fact]
    public void What_other_threads_allocate_counts_too()
    {
        string[] answers = Answers("0 1 20\nend\n", () => TurnTask.Of(() => Task.Run(() => new byte[100_000]).Result));
        Assert.InRange(BatchOf(answers).AllocatedBytes, 100_000, 110_000);
    }

    /// <summary>It takes no processor time by which the JIT's silence could be seen.</summary>
    [Fact]
    public void What_waits_is_warm_after_some_seconds_all_the_same()
    {
        int calls = 0;
        var watch = System.Diagnostics.Stopwatch.StartNew();
        WarmUp.InTurn(TimeSpan.FromMinutes(1), _ => { }, () =>
        {
            calls++;
            Thread.Sleep(5);
        });
        Assert.InRange(watch.Elapsed, TimeSpan.FromSeconds(1.5), TimeSpan.FromSeconds(20));
        Assert.InRange(calls, 64, 10_000);
    }

    [Fact]
    public void The_processor_clock_runs_while_this_process_works()
    {
        double before = ProcessorTime.Nanoseconds();
        Assert.True(WarmUp.RunFor(TimeSpan.FromMilliseconds(30), () => { }) > 0);
        Assert.InRange(ProcessorTime.Nanoseconds() - before, 1e5, 1e10);
    }

    [Fact]
    public void The_shortest_cycle_is_the_one_that_nobody_interrupted() =>
        Assert.Equal(0.4, ProcessorTime.PerCycle([(4e6, 1e7), (9e6, 1e7), (4.1e6, 1e7), (5, 0)]), 6);

    /// <summary>
    /// BenchmarkDotNet forces collections when it starts: with those a program was timed on memory that nobody had touched.
    /// </summary>
    [Fact]
    public void Collections_from_before_the_warm_up_do_not_end_it()
    {
        GC.Collect();
        int calls = 0;
        byte[]? kept = null;
        // Tests beside this one collect too: where one does so just before the first call, there is nothing to see.
        for (int attempt = 0; calls == 0 && attempt < 100; attempt++)
        {
            WarmUp.UntilCollected(GC.CollectionCount(0), () =>
            {
                calls++;
                kept = new byte[10_000];
            });
        }

        Assert.NotEqual(0, calls);
        GC.KeepAlive(kept);
    }
}
