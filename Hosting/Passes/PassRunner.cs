using System.Collections.Immutable;
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
internal sealed class PassRunner(PassRules rules, int seed, TimeSpan childLimit, string logFile) : EventProcessor
{
    // The resolvers that BenchmarkDotNet itself asks.
    private static readonly IResolver Resolver = new CompositeResolver(EnvironmentResolver.Instance, InfrastructureResolver.Instance);

    private readonly List<(BenchmarkBuildInfo Benchmark, BuildResult Build)> _built = [];
    private readonly Executor _process = new();

    public override void OnBuildComplete(BuildPartition partition, BuildResult buildResult)
    {
        if (buildResult.IsBuildSuccess)
            _built.AddRange(partition.Benchmarks.Select(benchmark => (benchmark, buildResult)));
    }

    public override void OnStartRunStage()
    {
        if (_built.Count == 0)
            return;
        using var log = new StreamLogger(logFile);
        var results = _built.ToDictionary(row => row.Benchmark.BenchmarkCase, _ => new List<ExecuteResult>());
        var builds = _built.ToDictionary(row => row.Benchmark.BenchmarkCase, row => row);
        var schedule = new PassSchedule<BenchmarkCase>(
            rules,
            seed,
            benchmark =>
            {
                ExecuteResult result = Execute(builds[benchmark].Benchmark, builds[benchmark].Build, results[benchmark].Count + 1, log);
                results[benchmark].Add(result);
                return PassOf(result);
            },
            benchmark => benchmark.Job.Id,
            Tell,
            TimeProvider.System);
        Console.WriteLine($"{_built.Count} rows in passes, in an order shuffled with the seed {seed}. What the processes say is in {logFile}.");
        foreach ((BenchmarkCase benchmark, IReadOnlyList<SteadyPass> passes) in schedule.Run([.. builds.Keys]))
            MeasuredPasses.Keep(benchmark, new MeasuredRow(passes, Joined(passes, results[benchmark])));
        Console.WriteLine();
    }

    private ExecuteResult Execute(BenchmarkBuildInfo benchmark, BuildResult build, int launch, ILogger log)
    {
        var limit = new TimeLimit(childLimit);
        log.WriteLineHeader($"// Benchmark: {benchmark.BenchmarkCase.DisplayInfo}, process {launch}");
        ExecuteResult result = _process.Execute(new ExecuteParameters(
            build, benchmark.BenchmarkCase, benchmark.Id, log, Resolver, launch, new CompositeDiagnoser([MemoryDiagnoser.Default, limit])));
        return SlicedResult.Of(result, launch);
    }

    /// <returns>Null where the process has no figures, or says that they must not be used.</returns>
    private static MeasuredPass? PassOf(ExecuteResult result)
    {
        if (!result.IsSuccess || result.StandardOutput.Any(line => line.StartsWith(Admission.RefusedMark, StringComparison.Ordinal)))
            return null;
        double[] samples = [.. result.Measurements.Where(IsResult).Select(measurement => Math.Round(measurement.GetAverageTime().Nanoseconds, 3))];
        double[] speeds = [.. SlicedReport.Read(result.StandardOutput).Select(iteration => iteration.SpeedNs).Order()];
        return new MeasuredPass(samples, speeds.Length == 0 ? null : speeds[speeds.Length / 2]);
    }

    private static bool IsResult(Measurement measurement) => measurement.Is(IterationMode.Workload, IterationStage.Result);

    /// <summary>One result of the passes that count; for a row without figures that of its last process, which says why.</summary>
    private static ExecuteResult Joined(IReadOnlyList<SteadyPass> passes, List<ExecuteResult> results)
    {
        ExecuteResult[] counted = passes.Count == 0 ? [results[^1]] : [.. results.Where((_, index) => passes[index].Counts)];
        return new ExecuteResult(
            counted[^1].FoundExecutable,
            counted[^1].ExitCode,
            counted[^1].ProcessId,
            [.. counted.SelectMany(result => result.Results)],
            counted[^1].PrefixedLines,
            [.. counted.SelectMany(result => result.StandardOutput)],
            launchIndex: 1);
    }

    private static void Tell(PassProgress<BenchmarkCase> progress)
    {
        if (progress.Done > 0 && Console.IsOutputRedirected)
            return;
        string left = progress.Left is { } time ? string.Create(CultureInfo.InvariantCulture, $", about {Math.Ceiling(time.TotalSeconds):0} s of it left") : "";
        string line = $"Pass {progress.Pass}: {progress.Done} of {progress.Open} open rows measured{left}";
        if (Console.IsOutputRedirected)
            Console.WriteLine(line);
        else
            Console.Write($"\r{line.PadRight(Math.Max(line.Length, Console.WindowWidth - 1))}{(progress.Done + 1 == progress.Open ? Environment.NewLine : "")}");
    }
}
