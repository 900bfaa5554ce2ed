using System.Diagnostics;
using System.Globalization;
using System.Runtime;

namespace BenchTurns.Timed;

/// <summary>
/// The side of the process that is timed. It prepares its tasks, warms them up, and then makes as many calls of a task as it is told,
/// until it is told to end. It decides nothing: which task, how many calls and when is the other side's.
/// </summary>
/// <param name="orders">A line for each batch: the place of a task, how many slices, and of how many calls.</param>
public sealed class TurnServer(TextReader orders, TextWriter answers)
{
    private const int CostTries = 3;

    // On most machines a call that meets new memory is followed by one that does not after two or three.
    private const int MostAgain = 6;

    private static readonly TimeSpan CostTime = TimeSpan.FromMilliseconds(2);

    // A call that waits more than it works finds no end by the processor's time.
    private static readonly TimeSpan WaitingTime = TimeSpan.FromMilliseconds(200);

    // Each task gets as long, where the JIT finds no end on a busy machine.
    private static readonly TimeSpan LongestWarmUp = TimeSpan.FromSeconds(6);

    /// <summary>Takes orders from standard input until it is told to end.</summary>
    /// <param name="tasks">Each prepares its task, which may take time, or this process with it.</param>
    public static void Serve(IReadOnlyList<Func<TurnTask>> tasks)
    {
        TextReader orders = Console.In;
        // A type that reads the console would wait for an order, and take it.
        Console.SetIn(TextReader.Null);
        // A library that prints to the console must not come between two parts of a line.
        new TurnServer(orders, TextWriter.Synchronized(Console.Out)).Run(tasks);
    }

    /// <summary>The same, where orders come from elsewhere.</summary>
    public void Run(IReadOnlyList<Func<TurnTask>> tasks)
    {
        int collections = GC.CollectionCount(0);
        TurnTask[] prepared = [.. tasks.Select((prepare, place) => Prepare(place, prepare))];
        int[] able = [.. Enumerable.Range(0, prepared.Length).Where(place => prepared[place].Run is not null)];
        if (able.Length > 0)
            Warm(prepared, able, collections);
        Say(TurnWord.Ready, 0);
        while (orders.ReadLine() is { } order && order != TurnLine.NoMoreTurns)
        {
            answers.WriteLine(Obey(order, place => prepared[place].Run!));
            answers.Flush();
        }

        foreach (int place in able)
        {
            Say(TurnWord.Begins, place);
            if (prepared[place].Problem() is { } problem)
                Say(TurnWord.Wrong, place, text: problem);
        }

        Say(TurnWord.Checked, 0);
    }

    private TurnTask Prepare(int place, Func<TurnTask> prepare)
    {
        Say(TurnWord.Begins, place);
        TurnTask task = prepare();
        if (task.Refusal is { } reason)
            Say(TurnWord.Refuses, place, text: reason);
        return task;
    }

    private static TurnLine Obey(string order, Func<int, Action<long>> runOf)
    {
        int[] numbers = [.. order.Split(' ').Select(word => int.Parse(word, CultureInfo.InvariantCulture))];
        return new TurnLine(TurnWord.Timed, numbers[0], Measure(runOf(numbers[0]), numbers[1], numbers[2]).Figures, "");
    }

    /// <summary>All in turn: what they share is compiled as they all need it only when each of them has run.</summary>
    private void Warm(TurnTask[] tasks, int[] able, int collections)
    {
        // With this side's own code. Where calls are slow there are few turns, and the JIT compiled it in most of them, on the calls'
        // account.
        Action ownCode = () => _ = Obey("0 3 1", _ => _ => { }).ToString();
        Action[] calls = [.. able.Select<int, Action>(place => () => tasks[place].Run!(1)), ownCode];
        WarmUp.InTurn(LongestWarmUp * able.Length, next => Say(TurnWord.Begins, able[Math.Min(next, able.Length - 1)]), calls);
        ProcessorTime.Calibrate();
        _ = NewPages.PriceNs;
        foreach (int place in able)
        {
            TurnTask task = tasks[place];
            Say(TurnWord.Begins, place);
            WarmUp.UntilCollected(collections, () => task.Run!(1));
            IEnumerable<string?> notes = new[] { task.Note, ProcessorTime.Remark }.Where(text => text is { Length: > 0 });
            Say(TurnWord.Offers, place, [Cost(task.Run!)], $"{task.Facts}{TurnLine.BehindFacts}{string.Join("; ", notes)}");
        }
    }

    /// <returns>
    /// About the nanoseconds of a call. A batch of one call of nanoseconds would time the clock, and so the cost may not be too high: it
    /// is of processor time, because a busy machine takes milliseconds away, and the lowest of some tries, because a thread of the runtime
    /// may work in one of them.
    /// </returns>
    public static double Cost(Action<long> run)
    {
        for (long count = 1; ; count *= 2)
        {
            double lowest = double.PositiveInfinity;
            int tries = 0;
            while (tries < CostTries && Measure(run, 1, count) is var batch && IsEnough(batch, count))
            {
                lowest = Math.Min(lowest, CostOf(batch));
                tries++;
            }

            if (tries == CostTries)
                return lowest;
        }
    }

    private static bool IsEnough(TurnBatch batch, long count) =>
        CostOf(batch) * count >= CostTime.TotalNanoseconds
        || (batch.WallNs[0] + batch.PauseNs) * count >= WaitingTime.TotalNanoseconds;

    // With all that a call takes: it decides how long a turn is.
    private static double CostOf(TurnBatch batch) => batch.CpuNs[0] + batch.CollectorNs + (batch.NewPages[0] * NewPages.PriceNs);

    private static TurnBatch Measure(Action<long> run, int slices, long count)
    {
        BackgroundCollection.Settle();
        var timed = new List<Slice>(slices);
        long compiled = JitInfo.GetCompiledMethodCount();
        int gen0 = GC.CollectionCount(0), gen1 = GC.CollectionCount(1), gen2 = GC.CollectionCount(2);
        // Of all threads: a benchmark may share its work. Exactly, because an inexact count is of whole pages.
        long allocated = GC.GetTotalAllocatedBytes(precise: true);
        double others = ProcessorTime.OfOtherThreads();
        // One more for each that met new memory: there are some without, unless it always does.
        for (int clean = 0; clean < slices && timed.Count < slices * MostAgain;)
        {
            timed.Add(Slice.Of(run, count));
            clean += timed[^1].MetNewMemory ? 0 : 1;
        }

        allocated = GC.GetTotalAllocatedBytes(precise: true) - allocated;
        (gen0, gen1, gen2) = (GC.CollectionCount(0) - gen0, GC.CollectionCount(1) - gen1, GC.CollectionCount(2) - gen2);
        compiled = JitInfo.GetCompiledMethodCount() - compiled;
        // What collects beside the program has a thread of its own, which works between the slices and behind them, too. Without such a
        // collection other threads work for the task.
        bool isBackground = BackgroundCollection.Settle();
        others = ProcessorTime.OfOtherThreads() - others;
        // All that is in no slice is the collector's: nothing is lost between the two.
        double collector = isBackground
            ? timed.Sum(slice => slice.OwnNs - slice.FreeNs(slice.OwnNs)) + others
            : timed.Sum(slice => slice.AllNs - slice.FreeNs(slice.AllNs));
        double calls = (double)timed.Count * count;
        return new TurnBatch(
            [.. timed.Select(slice => slice.CallsNs(isBackground ? slice.OwnNs : slice.AllNs) / count)],
            [.. timed.Select(slice => slice.CallsNs(slice.WallNs) / count)],
            [.. timed.Select(slice => (double)slice.NewPages / count)],
            Math.Max(0, collector / calls), timed.Sum(slice => slice.PaidNs) / calls, allocated / calls,
            gen0 - gen1, gen1 - gen2, gen2, compiled);
    }

    private void Say(TurnWord word, int place, double[]? figures = null, string? text = null)
    {
        answers.WriteLine(new TurnLine(word, place, figures ?? [], (text ?? "").ReplaceLineEndings(" ")));
        answers.Flush();
    }
}
