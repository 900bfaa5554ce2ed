namespace BenchTurns.Tests;

/// <summary>What the collector does on a thread of its own, beside the calls that made it necessary.</summary>
[Collection("Alone")]
public class BackgroundCollectionTests
{
    private const int Calls = 400;

    private static byte[]? s_kept;

    private readonly object[] _live = [.. Enumerable.Range(0, 1_000_000).Select(number => new Node(number, new Node(number, null)))];

    /// <summary>A program that holds much and copies a large document to new arrays.</summary>
    private static TurnTask Copying() => TurnTask.Of(count =>
    {
        for (long i = 0; i < count; i++)
        {
            s_kept = GC.AllocateUninitializedArray<byte>(800_000);
            s_kept.AsSpan().Fill(1);
        }
    });

    /// <summary>The collector may be late, or out of a batch's sight: what a batch says is all that the process took.</summary>
    [Fact]
    public void It_is_counted_in_the_batch_that_caused_it()
    {
        int background = 0;
        for (int attempt = 0; attempt < 10 && background == 0; attempt++)
        {
            long last = GC.GetGCMemoryInfo(GCKind.Background).Index;
            (TurnBatch[] batches, double[] taken) = Measured(Copying, $"0 {Calls} 1", "1 1 1000", "0 8 50");
            background = GC.GetGCMemoryInfo(GCKind.Background).Index == last ? 0 : (int)(batches[0].Gen2 + batches[2].Gen2);
            AssertAllIsSaid(batches[0], 1, 0.9 * taken[0], 1.01 * taken[0]);
            AssertAllIsSaid(batches[2], 50, 0.9 * taken[2], 1.01 * taken[2]);
            // Nor does it go on in another task's turn.
            Assert.InRange(batches[1].CpuNs[0] + batches[1].CollectorNs, 0, 20_000);
            Assert.All(batches[0].CpuNs, ns => Assert.InRange(ns, 0, double.MaxValue));
        }

        GC.KeepAlive(_live);
        Assert.NotEqual(0, background);
    }

    /// <summary>Its thread works while the calls of two slices go on, and longer.</summary>
    [Fact]
    public void What_it_takes_is_in_no_slice_and_in_no_other_batch()
    {
        var own = new List<double>();
        (TurnBatch[] batches, double[] taken) = Measured(
            () => TurnTask.Of(count =>
            {
                if (count != 77)
                {
                    Thread.SpinWait((int)count * 100);
                    return;
                }

                double before = ProcessorTime.OfThisThread();
                if (own.Count == 2)
                    GC.Collect(2, GCCollectionMode.Forced, blocking: false);
                Thread.SpinWait(50_000);
                own.Add(ProcessorTime.OfThisThread() - before);
            }),
            "0 4 77", "1 1 1000");
        GC.KeepAlive(_live);
        Assert.Equal(4, own.Count);
        // Marking two million objects takes milliseconds, and most of them when the last slice is done.
        Assert.InRange(batches[0].CollectorNs * 4 * 77, 1e6, 1e9);
        // Where the collector stops the program between two looks at the clock, a slice has some of it.
        Assert.All(batches[0].CpuNs.Zip(own), slice => Assert.InRange(slice.First * 77, 0, (1.5 * slice.Second) + 100_000));
        Assert.InRange(batches[1].CpuNs[0] + batches[1].CollectorNs, 0, 20_000);
        AssertAllIsSaid(batches[0], 77, 0.7 * taken.Sum(), taken.Sum());
    }

    [Fact]
    public void Where_none_was_begun_nobody_waits()
    {
        BackgroundCollection.Settle();
        for (int attempt = 0; attempt < 100; attempt++)
        {
            int before = GC.CollectionCount(2);
            long start = System.Diagnostics.Stopwatch.GetTimestamp();
            bool isBackground = BackgroundCollection.Settle();
            TimeSpan waited = System.Diagnostics.Stopwatch.GetElapsedTime(start);
            if (GC.CollectionCount(2) != before)
                continue;
            Assert.False(isBackground);
            Assert.True(waited < TimeSpan.FromMilliseconds(500), $"{waited}");
            return;
        }

        Assert.Fail("somebody collects all the time");
    }

    /// <summary>The program itself made such a collection: it is over when the program goes on, and in the pauses.</summary>
    [Fact]
    public void A_collection_that_stopped_the_program_is_none_beside_it()
    {
        // It waits for one that still runs.
        GC.Collect(2, GCCollectionMode.Forced, blocking: true);
        BackgroundCollection.Settle();
        GC.Collect(2, GCCollectionMode.Forced, blocking: true);
        Assert.False(BackgroundCollection.Settle());
        GC.Collect(2, GCCollectionMode.Forced, blocking: false);
        Assert.True(BackgroundCollection.Settle());
        GC.KeepAlive(_live);
    }

    /// <summary>What a batch says that it took is no more than it took, and nothing is missing but the price of new memory.</summary>
    private static void AssertAllIsSaid(TurnBatch batch, int calls, double least, double most)
    {
        double said = batch.CpuNs.Sum(ns => calls * (ns + batch.CollectorNs));
        Assert.InRange(said, 0, most);
        Assert.InRange(said + (batch.NewPages.Sum() * calls * NewPages.PriceNs), least, double.MaxValue);
    }

    private static (TurnBatch[] Batches, double[] TakenNs) Measured(Func<TurnTask> task, params string[] orders)
    {
        using var input = new TimedOrders(orders);
        using var output = new StringWriter();
        new TurnServer(input, output).Run([task, () => TurnTask.Of(count => Thread.SpinWait((int)count))]);
        return (
            [
                .. output.ToString().Split('\n').Select(TurnLine.Parse).OfType<TurnLine>().Where(line => line.Word == TurnWord.Timed)
                    .Select(line => TurnBatch.Of(line.Figures)!.Value),
            ],
            [.. input.ReadAtNs.Zip(input.ReadAtNs.Skip(1), (read, next) => next - read)]);
    }

    private sealed record Node(int Number, Node? Next);

    /// <summary>Notes what the process had taken when each order was read.</summary>
    private sealed class TimedOrders(string[] orders) : TextReader
    {
        private int _next;

        internal List<double> ReadAtNs { get; } = [];

        public override string? ReadLine()
        {
            ReadAtNs.Add(ProcessorTime.Nanoseconds());
            return _next < orders.Length ? orders[_next++] : null;
        }
    }
}
