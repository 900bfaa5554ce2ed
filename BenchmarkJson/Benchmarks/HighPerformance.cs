using BenchmarkDotNet.Attributes;
using JsonAot.Payloads.CalibrationPoints;

namespace JsonAot.Benchmarks;

/// <summary>
/// How close System.Text.Json comes to hand-written code, in UTF-8: reflection, source generation, and the reader and writer by hand.
/// </summary>
/// <remarks>"Aot" in a method's name is the articles' word for source generation; the mode says how it was compiled.</remarks>
public class HighPerformance() : PayloadBenchmark<CalibrationPoint[]>(new CalibrationPointsPayload())
{
    [GlobalSetup(Targets = [nameof(Serialize), nameof(Deserialize)])]
    public void AdmitReflection() => Admit("STJ reflection");

    [GlobalSetup(Targets = [nameof(SerializeAot), nameof(SerializeAotPooled)])]
    public void AdmitFastPath() => Admit("STJ fast path");

    [GlobalSetup(Target = nameof(DeserializeAot))]
    public void AdmitSourceGen() => Admit("STJ source-gen");

    [GlobalSetup(Target = nameof(SerializeUtf8Writer))]
    public void AdmitMemoryStream() => Admit("Hand-written, MemoryStream");

    [GlobalSetup(Targets = [nameof(SerializeUtf8WriterPooled), nameof(DeserializeUtf8Reader)])]
    public void AdmitHandWritten() => Admit("Hand-written");

    [Benchmark(Baseline = true), BenchmarkCategory("Serialize")]
    public byte[] Serialize() => Codec.SerializeToUtf8Bytes(Value);

    [Benchmark, BenchmarkCategory("Serialize")]
    public byte[] SerializeAot() => Codec.SerializeToUtf8Bytes(Value);

    /// <summary>Beside <see cref="SerializeUtf8WriterPooled"/>, which it must be compared with: the same lane.</summary>
    [Benchmark, BenchmarkCategory("Serialize")]
    public int SerializeAotPooled() => SerializePooled();

    [Benchmark, BenchmarkCategory("Serialize")]
    public byte[] SerializeUtf8Writer() => Codec.SerializeToUtf8Bytes(Value);

    [Benchmark, BenchmarkCategory("Serialize")]
    public int SerializeUtf8WriterPooled() => SerializePooled();

    [Benchmark(Baseline = true), BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? Deserialize() => Codec.Deserialize(Utf8);

    [Benchmark, BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? DeserializeAot() => Codec.Deserialize(Utf8);

    [Benchmark, BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? DeserializeUtf8Reader() => Codec.Deserialize(Utf8);
}
