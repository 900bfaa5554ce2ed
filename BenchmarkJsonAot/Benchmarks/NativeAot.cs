using BenchmarkDotNet.Attributes;
using JsonAot.Payloads.CalibrationPoints;

namespace JsonAot.Benchmarks;

/// <summary>
/// What is left to choose from once everything is compiled ahead of time, in UTF-8; what does not work keeps its row and its reason.
/// </summary>
public class NativeAot() : PayloadBenchmark<CalibrationPoint[]>(new CalibrationPointsPayload())
{
    [GlobalSetup(Targets = [nameof(ReflectionSerialize), nameof(ReflectionDeserialize)])]
    public void AdmitReflection() => Admit("STJ reflection");

    [GlobalSetup(Targets = [nameof(NewtonsoftSerialize), nameof(NewtonsoftDeserialize)])]
    public void AdmitNewtonsoft() => Admit("Newtonsoft.Json");

    [GlobalSetup(Targets = [nameof(SourceGenSerialize), nameof(SourceGenDeserialize)])]
    public void AdmitSourceGen() => Admit("STJ source-gen");

    [GlobalSetup(Target = nameof(FastPathSerialize))]
    public void AdmitFastPath() => Admit("STJ fast path");

    [GlobalSetup(Targets = [nameof(HandWrittenSerialize), nameof(HandWrittenDeserialize)])]
    public void AdmitHandWritten() => Admit("Hand-written");

    [GlobalSetup(Targets = [nameof(ManualSerialize), nameof(ManualDeserialize)])]
    public void AdmitManual() => Admit("Manual");

    [Benchmark, BenchmarkCategory("Serialize")]
    public int ReflectionSerialize() => SerializePooled();

    [Benchmark, BenchmarkCategory("Serialize")]
    public int NewtonsoftSerialize() => SerializePooled();

    [Benchmark(Baseline = true), BenchmarkCategory("Serialize")]
    public int SourceGenSerialize() => SerializePooled();

    [Benchmark, BenchmarkCategory("Serialize")]
    public int FastPathSerialize() => SerializePooled();

    [Benchmark, BenchmarkCategory("Serialize")]
    public int HandWrittenSerialize() => SerializePooled();

    [Benchmark, BenchmarkCategory("Serialize")]
    public int ManualSerialize() => SerializePooled();

    [Benchmark, BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? ReflectionDeserialize() => Codec.Deserialize(Utf8);

    [Benchmark, BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? NewtonsoftDeserialize() => Codec.Deserialize(Utf8);

    [Benchmark(Baseline = true), BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? SourceGenDeserialize() => Codec.Deserialize(Utf8);

    [Benchmark, BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? HandWrittenDeserialize() => Codec.Deserialize(Utf8);

    [Benchmark, BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? ManualDeserialize() => Codec.Deserialize(Utf8);
}
