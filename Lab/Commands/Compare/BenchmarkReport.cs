namespace JsonAot.Lab.Commands.Compare;

/// <summary>A file of BenchmarkDotNet, as far as a comparison needs it.</summary>
internal sealed record BenchmarkReport(HostEnvironment HostEnvironmentInfo, IReadOnlyList<ReportedBenchmark> Benchmarks);
