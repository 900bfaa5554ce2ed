using System.Diagnostics;
using System.Globalization;
using BenchmarkDotNet.EventProcessors;
using BenchmarkDotNet.Toolchains.Results;
using JsonAot.Lab.BenchmarkHost.Arguments;
using JsonAot.Lab.BenchmarkHost.Outcome;

namespace JsonAot.Lab.BenchmarkHost.Turns;

/// <summary>
/// Measures all benchmarks of all modes in turns, between BenchmarkDotNet's builds and its reports. BenchmarkDotNet itself would run one
/// process after the other, and what disturbs the machine for seconds would meet one benchmark alone.
/// </summary>
internal sealed class TurnRunner(HostArguments arguments) : EventProcessor, IDisposable
{
    // The rows that were measured are written, with BenchmarkDotNet's reports.
    private static readonly TimeSpan TimeToSave = TimeSpan.FromSeconds(10);

    private static readonly TimeSpan BetweenLines = TimeSpan.FromSeconds(20);

    private readonly List<BuiltRow> _built = [];
    private Journal<Generation>? _journal;
    private long _told;

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
        string key = KeyOf(rows);
        string path = Path.Combine(Checkout.Artifacts, "benchmarks", $"unfinished-{key[..12]}.jsonl");
        _journal = new Journal<Generation>(path, key, Random.Shared.Next(), Generation.Json);
        // A run that goes on keeps the seed that it began with.
        int seed = _journal.Seed;
        Console.WriteLine($"{rows.Length} rows in turns, in an order shuffled with the seed {seed}.");
        if (_journal.Entries.Count > 0)
        {
            Console.WriteLine($"Resuming a run that was stopped, with {_journal.Entries.Count} generations.");
            Console.WriteLine($"To begin anew, delete {path}.");
        }

        var turns = new TurnRun(arguments.Turns!, seed, _journal, Tell, Interrupt.Token);
        ILookup<string, BuiltRow> subjects = rows.ToLookup(row => row.Subject);
        IGrouping<string, BuiltRow>[] groups =
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

        Dictionary<string, BuiltRow> byName = rows.ToDictionary(row => row.Name);
        Generation[] done =
        [
            // A run that was stopped may have had other groups, of another free memory.
            .. turns.Done.Where(one => plans.Any(plan => plan.Title == one.Group))
                .Select(one => one with { Figures = [.. one.Figures.Select(PerOperation)] }),
        ];
        foreach (BuiltRow[] group in groups.Select(group => group.ToArray()))
            Keep(group, [.. done.Where(one => one.Figures.Any(figure => group.Any(row => row.Name == figure.Contender)))], seed);
        Console.WriteLine();

        TurnFigure PerOperation(TurnFigure figure) => figure.Per(byName[figure.Contender].Case.Descriptor.OperationsPerInvoke);
    }

    /// <summary>The run is complete, and its results are saved.</summary>
    internal void RemoveJournal() => _journal?.Remove();

    public void Dispose() => _journal?.Dispose();

    /// <summary>Of what must be the same for a run to go on with what an interrupted one has measured.</summary>
    private string KeyOf(BuiltRow[] rows) => SourceStamp.OfTexts(
    [
        Checkout.Commit,
        // The children are made of the same sources as the host.
        SourceStamp.OfThisProgram(),
        Machine.Current.Folder,
        arguments.Framework,
        arguments.ResultsFolder ?? "",
        // A row that was ended for it has that reason.
        arguments.ChildLimit.ToString("c", CultureInfo.InvariantCulture),
        .. arguments.Modes.SelectMany(mode => mode.Switches.Prepend(mode.Name)),
        .. arguments.Remaining,
        arguments.Job,
        .. rows.Select(row => row.Name).Order(StringComparer.Ordinal),
    ]);

    /// <param name="group">Rows that were compared with each other.</param>
    private static void Keep(BuiltRow[] group, Generation[] generations, int seed)
    {
        BuiltRow reference = ReferenceOf(group);
        TimesRow[] rows =
        [
            .. TurnRows.Of(generations, reference.Name, seed, figure => group.First(row => row.Name == figure.Contender).Identity)
                .Select(row => row with { Reference = group.First(one => one.Name == row.Reference).Identity.Name }),
        ];
        foreach (BuiltRow row in group)
        {
            TurnFigure[] figures =
            [
                .. generations.SelectMany(one => one.Figures).Where(figure => figure.Contender == row.Name && !figure.IsTwin),
            ];
            TimesRow? measured = rows.FirstOrDefault(one => !one.IsTwin && one.Name == row.Identity.Name);
            MeasuredRows.Keep(row.Case, MeasuredRow.Of(measured, figures));
        }

        MeasuredRows.KeepTwins(group[0].Case.Job.Id, rows.Where(row => row is { IsTwin: true, CpuNs: not null }));
    }

    private static BuiltRow ReferenceOf(BuiltRow[] rows) => rows.FirstOrDefault(row => row.Case.Descriptor.Baseline) ?? rows[0];

    private static IReadOnlyList<TurnPlan> PlansOf(string subject, BuiltRow[] rows)
    {
        BuiltRow reference = ReferenceOf(rows);
        return TurnPlan.For(
            subject, reference.Entrant, [.. rows.Where(row => row != reference).Select(row => row.Entrant)], ["call"], TurnPlan.FreeBytes(),
            MeasuredPayload.PayloadOf(reference.Case)?.CanonicalUtf8.Length ?? 0);
    }

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

        internal string Name { get; } = TimedRows.TitleOf(Benchmark.BenchmarkCase);

        /// <summary>Its row, without figures.</summary>
        internal TimesRow Identity { get; } = TimedRows.RowOf(Benchmark.BenchmarkCase);

        /// <summary>What is compared with each other, in one mode.</summary>
        internal string Subject => $"{Case.Job.Id}: {Identity.Subject}";

        /// <summary>Where nothing is compared with it, it shares a twin with others of its payload.</summary>
        internal string Alone => $"{Case.Job.Id}: {Identity.Benchmark!.Split('.')[0]} {Identity.Payload}";

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
                var all = new Dictionary<string, string>(Entrant.Variables);
                foreach (BenchmarkDotNet.Jobs.EnvironmentVariable variable in Case.Job.Environment.EnvironmentVariables ?? [])
                    all[variable.Key] = variable.Value;
                return all;
            }
        }
    }
}
