using System.Diagnostics;
using BenchTurns.Journals;

namespace BenchTurns.Turns;

/// <summary>
/// The stopwatch. The processes of a group take turns of a millisecond, in an order shuffled anew for each turn, so that what slows
/// the machine falls on all of them alike. Then all end and start anew, because one process may be slow by where its code and data lie.
/// </summary>
/// <param name="journal">Keeps each generation that is whole; null where nobody would go on with an interrupted run.</param>
public sealed class TurnRun(
    TurnSettings settings, int seed, Journal<Generation>? journal, Action<TurnProgress> tell, CancellationToken stop)
{
    // Most of a run is warming up. Nothing is timed then, and a process knows that it is warm by its own processor time, however many
    // share the machine: a base, its twin and a change are warm together sooner than two of them and then the third alone.
    private static readonly int AtATime = Math.Max(3, Environment.ProcessorCount / 2);

    private readonly Lock _told = new();
    private readonly List<Generation> _done = [.. journal?.Entries ?? []];
    private readonly Stopwatch _watch = Stopwatch.StartNew();

    /// <summary>Generations that are whole, those of an interrupted run among them.</summary>
    public IReadOnlyList<Generation> Done => _done;

    /// <param name="generations">How many for now; null for all.</param>
    public IReadOnlyList<Generation> Measure(IReadOnlyList<TurnPlan> plans, int? generations = null)
    {
        // Breadth first: the generations of a group lie as far apart as the run is long, and what drifts in between is in their interval.
        for (int number = 0; plans.Any(plan => IsWanted(plan, number)); number++)
        {
            foreach (TurnPlan plan in plans.Where(plan => IsWanted(plan, number) && Find(plan, number) is null))
            {
                long start = Stopwatch.GetTimestamp();
                Generation generation = Live(plan, number) with { Taken = Stopwatch.GetElapsedTime(start) };
                journal?.Add(generation);
                _done.Add(generation);
            }
        }

        return [.. _done.Where(one => plans.Any(plan => plan.Title == one.Group))];

        bool IsWanted(TurnPlan plan, int number) =>
            number < (generations ?? (Find(plan, 0) is { } first ? settings.GenerationsOf(first.Taken) : settings.Generations));
    }

    private Generation? Find(TurnPlan plan, int number) => _done.Find(one => one.Group == plan.Title && one.Number == number);

    private Generation Live(TurnPlan plan, int number)
    {
        // Of the generation: one that is resumed has the order that it would have had.
        var random = new Random(unchecked(31 * seed + number));
        List<TurnProcess> processes = [.. plan.Entrants.Select(entrant => new TurnProcess(entrant, settings))];
        try
        {
            var few = new ParallelOptions { MaxDegreeOfParallelism = AtATime, CancellationToken = stop };
            Parallel.ForEachAsync(processes, few, (process, _) =>
            {
                Start(process);
                return ValueTask.CompletedTask;
            }).GetAwaiter().GetResult();
            // A reference that cannot be timed, such as reflection in a native program, has no twin either. Then the first that can
            // gets one.
            if (!processes.Exists(process => process is { Entrant.IsTwin: true, IsAble: true })
                && processes.Find(process => process.IsAble) is { } first)
            {
                processes.Add(new TurnProcess(first.Entrant.Twin, settings));
                Start(processes[^1]);
            }

            Tell(plan, number, "turns");
            for (int round = 0; round < settings.Rounds; round++)
            {
                for (int task = 0; task < plan.Tasks.Count; task++)
                {
                    TurnProcess[] order = [.. processes];
                    random.Shuffle(order);
                    foreach (TurnProcess process in order)
                    {
                        process.Turn(task, round);
                        // Ctrl-C reaches the children too, and their end is no reason then.
                        stop.ThrowIfCancellationRequested();
                    }
                }
            }

            Tell(plan, number, "results are checked");
            foreach (TurnProcess process in processes)
            {
                process.Finish();
                stop.ThrowIfCancellationRequested();
            }

            return new Generation(plan.Title, number, [.. processes.SelectMany(process => process.Tasks).Select(task => task.Measured())]);
        }
        finally
        {
            foreach (TurnProcess process in processes)
                process.Dispose();
        }

        void Start(TurnProcess process)
        {
            Tell(plan, number, $"{process.Entrant.Name} warms up");
            process.Start(plan.Tasks, task => ReasonOf(plan, process.Entrant, task));
        }
    }

    /// <summary>What cannot be timed in one generation is not tried in the next.</summary>
    private string? ReasonOf(TurnPlan plan, Entrant entrant, string task) => _done
        .Where(one => one.Group == plan.Title)
        .SelectMany(one => one.Figures)
        .Where(figure => figure.Entrant == entrant.Name && figure.IsTwin == entrant.IsTwin && figure.Task == task)
        .Select(figure => figure.Reason)
        .FirstOrDefault(reason => reason is not null);

    private void Tell(TurnPlan plan, int number, string what)
    {
        stop.ThrowIfCancellationRequested();
        lock (_told)
            tell(new TurnProgress(plan.Title, number + 1, Math.Max(number + 1, settings.Generations), what, _watch.Elapsed));
    }
}
