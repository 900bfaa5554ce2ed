using System.Globalization;
using BenchmarkDotNet.Toolchains.Results;

namespace BenchTurns.Running;

/// <summary>A benchmark whose program is published.</summary>
/// <param name="Name">No other benchmark of the run has it.</param>
/// <param name="Subject">What is compared with it has the same.</param>
/// <param name="Alone">Its group where nothing is.</param>
public sealed record BuiltBenchmark(BenchmarkBuildInfo Benchmark, BuildResult Build, string Name, string Subject, string Alone)
{
    /// <summary>The benchmark itself.</summary>
    public BenchmarkCase Case => Benchmark.BenchmarkCase;

    /// <summary>How its process is started.</summary>
    public Entrant Entrant => new(Name, new ChildProcess(Build.ArtifactsPaths.ExecutablePath) { Environment = Variables }, [])
    {
        ArgumentsBehind = Arguments,
    };

    /// <summary>What its program is told behind the task.</summary>
    public IReadOnlyList<string> Arguments =>
    [
        "--benchmarkName", Name, "--job", Case.Job.Id,
        "--benchmarkId", Benchmark.Id.Value.ToString(CultureInfo.InvariantCulture),
    ];

    /// <summary>Variables of the environment that its program is started with.</summary>
    public IReadOnlyDictionary<string, string> Variables
    {
        get
        {
            var all = new Dictionary<string, string>(BenchTurns.Turns.Entrant.Variables);
            foreach (BenchmarkDotNet.Jobs.EnvironmentVariable variable in Case.Job.Environment.EnvironmentVariables ?? [])
                all[variable.Key] = variable.Value;
            return all;
        }
    }
}
