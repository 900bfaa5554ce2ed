using BenchmarkDotNet.Attributes;
using JsonAot.Benchmarks;
using JsonAot.Payloads.CalibrationPoints;

namespace JsonAot.TestHost;

/// <summary>One benchmark that works in every mode, and one whose contender only works under the JIT.</summary>
public class Sound() : PayloadBenchmark<CalibrationPoint[]>(new CalibrationPointsPayload())
{
    [GlobalSetup(Target = nameof(SourceGen))]
    public void AdmitSourceGen() => Admit("STJ source-gen");

    [GlobalSetup(Target = nameof(Reflection))]
    public void AdmitReflection() => Admit("STJ reflection");

    [Benchmark]
    public CalibrationPoint[]? SourceGen() => Codec.Deserialize(Utf8);

    [Benchmark]
    public CalibrationPoint[]? Reflection() => Codec.Deserialize(Utf8);
}
