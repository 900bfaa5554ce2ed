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
    public Entrant Entrant => Entrant.Of(Name, Build.ArtifactsPaths.ExecutablePath, Variables, Arguments);

    /// <summary>What its program is told behind the task.</summary>
    public IReadOnlyList<string> Arguments =>
    [
        "--benchmarkName", Name, "--job", Case.Job.Id,
        "--benchmarkId", Benchmark.Id.Value.ToString(CultureInfo.InvariantCulture),
    ];

    /// <summary>Variables of the environment that its job asks for.</summary>
    public IReadOnlyDictionary<string, string> Variables =>
        (Case.Job.Environment.EnvironmentVariables ?? []).ToDictionary(variable => variable.Key, variable => variable.Value);
}
