using System.Diagnostics;
using System.Globalization;
using BenchmarkDotNet.EventProcessors;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.Results;
using JsonAot.Hosting.Arguments;
using JsonAot.Hosting.Outcome;
using JsonAot.Processes.Journals;
using JsonAot.Processes.Turns;
using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Turns;

/// <summary>
/// Measures all benchmarks of all modes in turns, between BenchmarkDotNet's builds and its reports. BenchmarkDotNet itself would run one
/// process after
/// the other, and what disturbs the machine for seconds would meet one benchmark alone.
/// </summary>
internal sealed class TurnRunner(HostArguments arguments, TurnJournal journal) : EventProcessor
{
    // The rows that were measured are written, with BenchmarkDotNet's reports.
    private static readonly TimeSpan TimeToSave = TimeSpan.FromSeconds(10);

    private static readonly TimeSpan BetweenLines = TimeSpan.FromSeconds(20);

    private readonly List<BuiltRow> _built = [];
    private long _told;

    private TurnSettings Settings =>
        (arguments.Job == "quick" ? TurnSettings.Quick : TurnSettings.Full) with { Limit = arguments.ChildLimit };

    public override void OnBuildComplete(BuildPartition partition, BuildResult buildResult)
    {
        foreach (BenchmarkBuildInfo benchmark in partition.Benchmarks)
            MeasuredRows.Keep(benchmark.BenchmarkCase, buildResult);
        if (buildResult.IsBuildSuccess)
            _built.AddRange(partition.Benchmarks.Select(benchmark => new BuiltRow(benchmark, buildResult)));
    }

    public override void OnStartRunStage()
    {
        Interrupt.Patience = TimeToSave;
        BuiltRow[] rows = [.. _built.Where(row => TurnEngineFactory.IsOf(row.Case.Job))];
        if (rows.Length == 0)
            return;
        Journal<Generation> kept = journal.Begin(rows.Select(row => row.Case));
        Console.WriteLine($"{rows.Length} rows in turns, in an order shuffled with the seed {journal.Seed}.");
        if (kept.Entries.Count > 0)
        {
            Console.WriteLine($"Resuming a run that was stopped, with {kept.Entries.Count} generations.");
            Console.WriteLine($"To begin anew, delete {journal.Path}.");
        }

        var turns = new TurnRun(Settings, journal.Seed, kept, Tell, Interrupt.Token);
        TurnPlan[] plans = [.. rows.GroupBy(row => row.Subject).SelectMany(group => PlansOf(group.Key, [.. group]))];
        try
        {
            turns.Measure(plans);
        }
        catch (OperationCanceledException)
        {
            // What is whole is kept, and the other rows say so.
        }

        foreach (BuiltRow row in rows)
        {
            int perCall = row.Case.Descriptor.OperationsPerInvoke;
            MeasuredRows.Keep(row.Case, MeasuredRow.Of(row.Name, perCall, turns.Done, Settings.Generations));
        }

        foreach (IGrouping<string, BuiltRow> mode in rows.GroupBy(row => row.Case.Job.Id))
            MeasuredRows.KeepTwins(mode.Key, [.. TwinsOf(turns.Done, [.. mode.Select(row => row.Name)])]);
        Console.WriteLine();
    }

    private static IReadOnlyList<TurnPlan> PlansOf(string subject, BuiltRow[] rows)
    {
        BuiltRow reference = rows.FirstOrDefault(row => row.Case.Descriptor.Baseline)
            ?? rows.FirstOrDefault(row => MeasuredContender.Of(row.Case)?.Name == SteadyState.PreferredBaseline)
            ?? rows[0];
        return TurnPlan.For(
            subject, reference.Entrant, [.. rows.Where(row => row != reference).Select(row => row.Entrant)], ["call"], TurnPlan.FreeBytes(),
            MeasuredPayload.PayloadOf(reference.Case)?.CanonicalUtf8.Length ?? 0);
    }

    /// <summary>How many times as fast each twin was as its reference, one list for each group.</summary>
    private static IEnumerable<IReadOnlyList<double>> TwinsOf(IReadOnlyList<Generation> generations, HashSet<string> names) =>
        from generation in generations
        from twin in generation.Figures
        where twin is { IsTwin: true, CpuNs: > 0 } && names.Contains(twin.Contender)
        let reference = generation.Figures.First(figure => figure.Contender == twin.Contender && !figure.IsTwin)
        where reference.CpuNs > 0
        group reference.CpuNs!.Value / twin.CpuNs!.Value by generation.Group into quotients
        select (IReadOnlyList<double>)[.. quotients];

    private void Tell(TurnProgress progress)
    {
        if (Console.IsOutputRedirected)
        {
            // A log, or a run of everything, which shows the last line of this one.
            if (Stopwatch.GetElapsedTime(_told) < BetweenLines)
                return;
            Console.WriteLine($"Turns: {progress}");
        }
        else
        {
            string line = progress.ToString();
            int width = Math.Max(20, Console.WindowWidth - 1);
            Console.Write($"\r{(line.Length > width ? line[..width] : line.PadRight(width))}");
        }

        _told = Stopwatch.GetTimestamp();
    }

    /// <summary>A benchmark whose program is published.</summary>
    private sealed record BuiltRow(BenchmarkBuildInfo Benchmark, BuildResult Build)
    {
        internal BenchmarkCase Case => Benchmark.BenchmarkCase;

        internal string Name { get; } = TurnJournal.NameOf(Benchmark.BenchmarkCase);

        /// <summary>
        /// What is compared with each other: methods of one class and category, or contenders with the same payload in the same lane.
        /// </summary>
        internal string Subject
        {
            get
            {
                SteadyRow row = SteadyRows.RowOf(Case, default);
                IEnumerable<string> same = row.Parameters
                    .Where(parameter => parameter.Key != SteadyRow.ContenderParameter)
                    .Select(parameter => parameter.Value)
                    .Prepend($"{Case.Job.Id}: {row.Benchmark.Split('.')[0]} {row.Category}");
                return string.Join(", ", same);
            }
        }

        internal Entrant Entrant => new(Name, new ChildProcess(Build.ArtifactsPaths.ExecutablePath) { Environment = Variables }, [])
        {
            ArgumentsBehind =
            [
                "--benchmarkName", Name, "--job", Case.Job.Id,
                "--benchmarkId", Benchmark.Id.Value.ToString(CultureInfo.InvariantCulture),
            ],
        };

        private Dictionary<string, string> Variables
        {
            get
            {
                var all = new Dictionary<string, string>(JsonAot.Processes.Turns.Entrant.Variables);
                foreach (BenchmarkDotNet.Jobs.EnvironmentVariable variable in Case.Job.Environment.EnvironmentVariables ?? [])
                    all[variable.Key] = variable.Value;
                return all;
            }
        }
    }
}
