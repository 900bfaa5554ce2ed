using System.Diagnostics;
using System.Globalization;
using BenchmarkDotNet.Characteristics;
using BenchmarkDotNet.Diagnosers;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Environments;
using BenchmarkDotNet.EventProcessors;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.Parameters;
using BenchmarkDotNet.Toolchains.Results;
using JsonAot.Hosting.Slices;
using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Passes;

/// <summary>
/// Runs all benchmarks of all modes in passes, between BenchmarkDotNet's builds and its reports. BenchmarkDotNet itself would run the
/// processes of one benchmark one after the other, where a disturbance of seconds meets all of them.
/// </summary>
internal sealed class PassRunner(PassRules rules, TimeSpan childLimit, PassJournal journal, RunStop stop, string logFile) : EventProcessor
{
    // The resolvers that BenchmarkDotNet itself asks.
    private static readonly IResolver Resolver = new CompositeResolver(EnvironmentResolver.Instance, InfrastructureResolver.Instance);

    private static readonly TimeSpan BetweenLines = TimeSpan.FromSeconds(20);

    private readonly List<(BenchmarkBuildInfo Benchmark, BuildResult Build)> _built = [];
    private readonly Dictionary<BenchmarkCase, List<(ExecuteResult Result, MeasuredPass? Pass)>> _results = [];
    private readonly Executor _process = new();
    private long _told;

    public override void OnBuildComplete(BuildPartition partition, BuildResult buildResult)
    {
        foreach (BenchmarkBuildInfo benchmark in partition.Benchmarks)
            MeasuredPasses.Keep(benchmark.BenchmarkCase, buildResult);
        if (buildResult.IsBuildSuccess)
            _built.AddRange(partition.Benchmarks.Select(benchmark => (benchmark, buildResult)));
    }

    public override void OnStartRunStage()
    {
        if (_built.Count == 0)
            return;
        using var log = new StreamLogger(logFile);
        var builds = _built.ToDictionary(row => row.Benchmark.BenchmarkCase, row => row);
        foreach (BenchmarkCase benchmark in builds.Keys)
            _results[benchmark] = [];
        IReadOnlyList<JournaledPass> journaled = journal.Begin(builds.Keys);
        stop.BeginToKeep();
        var schedule = new PassSchedule<BenchmarkCase>(
            rules,
            journal.Seed,
            (benchmark, number) =>
            {
                long start = Stopwatch.GetTimestamp();
                ExecuteResult result = Execute(builds[benchmark].Benchmark, builds[benchmark].Build, _results[benchmark].Count + 1, log);
                TimeSpan took = Stopwatch.GetElapsedTime(start);
                // A process that was ended on request says nothing of its row.
                if (stop.IsRequested)
                    return null;
                journal.Add(JournaledPass.Of(benchmark, number, took, result));
                return Taken(benchmark, result, took);
            },
            benchmark => benchmark.Job.Id,
            Tell);
        Console.WriteLine($"{_built.Count} rows in passes, in an order shuffled with the seed {journal.Seed}. What the processes say is in {logFile}.");
        (BenchmarkCase, int, MeasuredPass?)[] earlier = [.. Earlier(journaled, builds.Keys.ToDictionary(PassJournal.NameOf))];
        if (earlier.Length > 0)
            Console.WriteLine($"Resuming a run that was stopped: {earlier.Length} processes were measured by it. To begin anew, delete {journal.Path}.");
        IReadOnlyDictionary<BenchmarkCase, IReadOnlyList<SteadyPass>> rows = schedule.Run([.. builds.Keys], earlier, stop.Token);
        foreach ((BenchmarkCase benchmark, IReadOnlyList<SteadyPass> passes) in rows)
        {
            bool isOpen = schedule.Open.Contains(benchmark);
            MeasuredRow row = isOpen && passes.Count == 0
                ? MeasuredRow.NotReached
                : new MeasuredRow(passes, Joined(passes, _results[benchmark], pass => schedule.Judge(benchmark, pass)), isOpen);
            MeasuredPasses.Keep(benchmark, row);
        }

        Console.WriteLine();
    }

    /// <summary>What a stopped run has journaled, as if it were measured now.</summary>
    private IEnumerable<(BenchmarkCase Row, int Number, MeasuredPass? Pass)> Earlier(IReadOnlyList<JournaledPass> journaled, Dictionary<string, BenchmarkCase> rows)
    {
        foreach (JournaledPass pass in journaled)
        {
            BenchmarkCase benchmark = rows[pass.Row];
            if (pass.Ended is { } reason)
                TimeLimit.Remember(benchmark, reason);
            yield return (benchmark, pass.Number, Taken(benchmark, pass.ToResult(_results[benchmark].Count + 1), pass.Took));
        }
    }

    private MeasuredPass? Taken(BenchmarkCase benchmark, ExecuteResult result, TimeSpan took)
    {
        MeasuredPass? pass = PassOf(result, took);
        _results[benchmark].Add((result, pass));
        return pass;
    }

    private ExecuteResult Execute(BenchmarkBuildInfo benchmark, BuildResult build, int launch, ILogger log)
    {
        var limit = new TimeLimit(childLimit, stop.Token);
        log.WriteLineHeader($"// Benchmark: {benchmark.BenchmarkCase.DisplayInfo}, process {launch}");
        ExecuteResult result = _process.Execute(new ExecuteParameters(
            build, benchmark.BenchmarkCase, benchmark.Id, log, Resolver, launch, new CompositeDiagnoser([MemoryDiagnoser.Default, limit])));
        return SlicedResult.Of(result, launch, SlicedEngineFactory.IsOf(benchmark.BenchmarkCase.Job));
    }

    /// <returns>Null where the process has no figures, or says that they must not be used.</returns>
    private static MeasuredPass? PassOf(ExecuteResult result, TimeSpan took)
    {
        if (!result.IsSuccess || result.StandardOutput.Any(line => line.StartsWith(Admission.RefusedMark, StringComparison.Ordinal)))
            return null;
        double[] samples = [.. result.Measurements.Where(IsResult).Select(measurement => Math.Round(measurement.GetAverageTime().Nanoseconds, 3))];
        return new MeasuredPass(samples, [.. SlicedReport.Read(result.StandardOutput).Select(iteration => iteration.SpeedNs)], took);
    }

    private static bool IsResult(Measurement measurement) => measurement.Is(IterationMode.Workload, IterationStage.Result);

    /// <summary>One result of the passes that count; for a row without figures that of its last process, which says why.</summary>
    /// <param name="measured">A signal may have come when a process was kept here and not yet among the passes.</param>
    internal static ExecuteResult Joined(
        IReadOnlyList<SteadyPass> passes, List<(ExecuteResult Result, MeasuredPass? Pass)> measured, Func<MeasuredPass, JudgedPass> judge)
    {
        (ExecuteResult Result, MeasuredPass? Pass)[] counted = passes.Count == 0 ? [measured[^1]] : [.. measured.Take(passes.Count).Where((_, index) => passes[index].Counts)];
        ExecuteResult last = counted[^1].Result;
        return new ExecuteResult(
            last.FoundExecutable,
            last.ExitCode,
            last.ProcessId,
            [.. counted.SelectMany(one => passes.Count == 0 ? one.Result.Results : Undisturbed(one.Result, judge(one.Pass!)))],
            last.PrefixedLines,
            [.. counted.SelectMany(one => one.Result.StandardOutput)],
            launchIndex: 1);
    }

    private static IEnumerable<string> Undisturbed(ExecuteResult result, JudgedPass pass)
    {
        ILookup<bool, string> lines = result.Results.ToLookup(line => IsResult(Measurement.Parse(line, processIndex: 1)));
        string[] results = [.. lines[true]];
        return lines[false].Concat(pass.Iterations.Select(iteration => Corrected(results[iteration], pass.Correction)));
    }

    private static string Corrected(string line, double correction)
    {
        Measurement one = Measurement.Parse(line, processIndex: 1);
        return correction == 1 ? line : new Measurement(1, one.IterationMode, one.IterationStage, one.IterationIndex, one.Operations, one.Nanoseconds * correction).ToString();
    }

    private void Tell(PassProgress<BenchmarkCase> progress)
    {
        // A log, or a run of everything, which shows the last line of this one.
        if (Console.IsOutputRedirected && progress.Done > 0 && Stopwatch.GetElapsedTime(_told) < BetweenLines)
            return;
        _told = Stopwatch.GetTimestamp();
        string left = progress.Left is { } time ? string.Create(CultureInfo.InvariantCulture, $", about {Math.Ceiling(time.TotalSeconds):0} s of it left") : "";
        string line = $"Pass {progress.Pass}: {progress.Done} of {progress.Open} open rows measured{left}";
        if (Console.IsOutputRedirected)
            Console.WriteLine(line);
        else
            Console.Write($"\r{line.PadRight(Math.Max(line.Length, Console.WindowWidth - 1))}{(progress.Done + 1 == progress.Open ? Environment.NewLine : "")}");
    }
}
