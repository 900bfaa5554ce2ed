using System.Collections.Concurrent;
using BenchmarkDotNet.EventProcessors;
using BenchmarkDotNet.Toolchains.Results;
using BenchTurns.Child;
using BenchTurns.Compare;
using BenchTurns.Journals;

namespace BenchTurns.Running;

/// <summary>
/// Measures all benchmarks of all modes in turns, between BenchmarkDotNet's builds and its reports. BenchmarkDotNet itself would run one
/// process after the other, and what disturbs the machine for seconds would meet one benchmark alone.
/// </summary>
public sealed class BenchmarkTurns(TurnsOptions options) : EventProcessor, IDisposable
{
    // What was measured is written, with BenchmarkDotNet's reports.
    private static readonly TimeSpan TimeToSave = TimeSpan.FromSeconds(10);

    private readonly ConcurrentDictionary<BenchmarkCase, MeasuredBenchmark> _measured = new();
    private readonly ConcurrentDictionary<BenchmarkCase, BuildResult> _builds = new();
    private readonly List<BuiltBenchmark> _built = [];
    private readonly List<MeasuredBenchmark> _twins = [];
    private Journal<Generation>? _journal;

    /// <summary>Twins of references, by which a run checks itself.</summary>
    public IReadOnlyList<MeasuredBenchmark> Twins => _twins;

    /// <summary>What the run was shuffled with; null before it began.</summary>
    public int? Seed => _journal?.Seed;

    /// <summary>
    /// Benchmarks that could not be built. BenchmarkDotNet reports only the first one of a class where all builds of it failed.
    /// </summary>
    public IEnumerable<(BenchmarkCase Benchmark, BuildResult Build)> NotBuilt =>
        _builds.Where(one => !one.Value.IsBuildSuccess).Select(one => (one.Key, one.Value));

    /// <summary>What became of a benchmark; null where it is not measured in turns.</summary>
    public MeasuredBenchmark? Of(BenchmarkCase benchmark) => _measured.GetValueOrDefault(benchmark);

    /// <summary>Called by BenchmarkDotNet before it builds.</summary>
    public override void OnStartBuildStage(IReadOnlyList<BuildPartition> partitions)
    {
        int benchmarks = partitions.Sum(partition => partition.Benchmarks.Length);
        Console.WriteLine($"Building {partitions.Count} {(partitions.Count == 1 ? "program" : "programs")} with {benchmarks} "
            + $"{(benchmarks == 1 ? "benchmark" : "benchmarks")} ...");
    }

    /// <summary>Called by BenchmarkDotNet when a program is built: of one that is tried again alone the last time counts.</summary>
    public override void OnBuildComplete(BuildPartition partition, BuildResult buildResult)
    {
        foreach (BenchmarkBuildInfo benchmark in partition.Benchmarks)
            _builds[benchmark.BenchmarkCase] = buildResult;
        if (!buildResult.IsBuildSuccess)
            return;
        _built.AddRange(
            from benchmark in partition.Benchmarks
            let one = benchmark.BenchmarkCase
            select new BuiltBenchmark(
                benchmark, buildResult, options.NameOf(one), options.SubjectOf(one), options.AloneOf(one)));
    }

    /// <summary>Called by BenchmarkDotNet when all is built.</summary>
    public override void OnStartRunStage()
    {
        Interrupt.Patience = TimeToSave;
        BuiltBenchmark[] rows = [.. _built.Where(row => TurnEngineFactory.IsOf(row.Case.Job))];
        if (rows.Length == 0)
            return;
        if (options.InsteadOfMeasuring is { } instead)
            instead(rows);
        else
            Measure(rows);
    }

    /// <summary>The run is complete, and its results are saved.</summary>
    public void RemoveJournal() => _journal?.Remove();

    /// <summary>Closes the journal and keeps it.</summary>
    public void Dispose() => _journal?.Dispose();

    private void Measure(BuiltBenchmark[] rows)
    {
        string key = KeyOf(rows);
        string path = UnfinishedRun.PathIn(options.Folder, key);
        _journal = new Journal<Generation>(path, key, Random.Shared.Next(), Generation.Json);
        // A run that goes on keeps the seed that it began with.
        string many = rows.Length == 1 ? "1 row" : $"{rows.Length} rows";
        Console.WriteLine($"{many} in turns, in an order shuffled with the seed {_journal.Seed}.");
        if (_journal.Entries.Count > 0)
        {
            Console.WriteLine($"Resuming a run that was stopped, with {_journal.Entries.Count} generations.");
            Console.WriteLine($"To begin anew, delete {path}.");
        }

        var progress = new StatusLine(Console.Out, !Console.IsOutputRedirected, "Turns: ");
        var turns = new TurnRun(options.Settings, _journal.Seed, _journal, told => progress.Show($"{told}"), Interrupt.Token);
        ILookup<string, BuiltBenchmark> subjects = rows.ToLookup(row => row.Subject);
        IGrouping<string, BuiltBenchmark>[] groups =
            [.. rows.GroupBy(row => subjects[row.Subject].Skip(1).Any() ? row.Subject : row.Alone)];
        TurnPlan[] plans = [.. groups.SelectMany(group => PlansOf(group.Key, [.. group]))];
        try
        {
            turns.Measure(plans);
        }
        catch (OperationCanceledException)
        {
            // What is whole is kept, and the other rows say so.
        }

        // A run that was stopped may have had other groups, of another free memory.
        Generation[] done = [.. turns.Done.Where(one => plans.Any(plan => plan.Title == one.Group))];
        foreach (BuiltBenchmark[] group in groups.Select(group => group.ToArray()))
            Keep(group, done);
        Console.WriteLine();
    }

    /// <param name="group">Those that were compared with each other.</param>
    private void Keep(BuiltBenchmark[] group, Generation[] done)
    {
        Dictionary<string, int> operations = group.ToDictionary(row => row.Name, row => row.Case.Descriptor.OperationsPerInvoke);
        Generation[] own =
        [
            .. from generation in done
               where generation.Figures.Any(figure => operations.ContainsKey(figure.Entrant))
               select generation with { Figures = [.. generation.Figures.Select(figure => figure.Per(operations[figure.Entrant]))] },
        ];
        Dictionary<string, BenchmarkCase> cases = group.ToDictionary(row => row.Name, row => row.Case);
        foreach (BuiltBenchmark row in group)
            _measured[row.Case] = new MeasuredBenchmark(row.Case, null, []);
        foreach (TurnResult result in TurnResults.Of(own, ReferenceOf(group).Name))
        {
            TurnFigure[] figures =
            [
                .. own.SelectMany(one => one.Figures)
                    .Where(figure => (figure.Entrant, figure.IsTwin) == (result.Entrant, result.IsTwin)),
            ];
            var measured = new MeasuredBenchmark(cases[result.Entrant], result, figures) { Reference = cases[result.Reference] };
            if (!result.IsTwin)
                _measured[measured.Benchmark] = measured;
            else if (result.CpuNs is not null)
                _twins.Add(measured);
        }
    }

    private static BuiltBenchmark ReferenceOf(BuiltBenchmark[] rows) => rows.FirstOrDefault(row => row.Case.Descriptor.Baseline) ?? rows[0];

    private IReadOnlyList<TurnPlan> PlansOf(string subject, BuiltBenchmark[] rows)
    {
        BuiltBenchmark reference = ReferenceOf(rows);
        return TurnPlan.For(
            subject, reference.Entrant, [.. rows.Where(row => row != reference).Select(row => row.Entrant)], [BuiltBenchmarks.Task],
            TurnPlan.FreeBytes(), options.BytesOf(reference.Case));
    }

    private string KeyOf(BuiltBenchmark[] rows) =>
        Fingerprint.OfTexts([.. options.Key, .. rows.Select(row => row.Name).Order(StringComparer.Ordinal)]);
}
