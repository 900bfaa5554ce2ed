using BenchmarkDotNet.Attributes;
using JsonAot.Payloads.CalibrationPoints;

namespace JsonAot.Benchmarks;

/// <summary>One benchmark under three names. What they differ by is noise, and so is any smaller difference elsewhere.</summary>
public class NoiseFloor() : PayloadBenchmark<CalibrationPoint[]>(new CalibrationPointsPayload())
{
    [GlobalSetup]
    public void AdmitSourceGen() => Admit("STJ source-gen");

    [Benchmark(Baseline = true), BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? First() => Codec.Deserialize(Utf8);

    [Benchmark, BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? Second() => Codec.Deserialize(Utf8);

    [Benchmark, BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? Third() => Codec.Deserialize(Utf8);
}
