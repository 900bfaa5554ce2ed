using BenchmarkDotNet.Attributes;
using JsonAot.Payloads.CalibrationPoints;

namespace JsonAot.Benchmarks;

/// <summary>
/// The comparison that this suite grew from: a naive serializer, two libraries and hand-written string code, all to and from a string.
/// </summary>
public class Original() : PayloadBenchmark<CalibrationPoint[]>(new CalibrationPointsPayload())
{
    [GlobalSetup(Targets = [nameof(SimpleJsonSerializeTest), nameof(SimpleJsonDeserializeTest)])]
    public void AdmitSimpleJson() => Admit("SimpleJson");

    [GlobalSetup(Targets = [nameof(NewtonsoftJsonSerializeTest), nameof(NewtonsoftJsonDeserializeTest)])]
    public void AdmitNewtonsoft() => Admit("Newtonsoft.Json");

    [GlobalSetup(Targets = [nameof(SystemTextJsonSerializeTest), nameof(SystemTextJsonDeserializeTest)])]
    public void AdmitSystemTextJson() => Admit("STJ reflection");

    [GlobalSetup(Targets = [nameof(ManualSerializeTest), nameof(ManualDeserializeTest)])]
    public void AdmitManual() => Admit("Manual");

    [Benchmark, BenchmarkCategory("Serialize")]
    public string SimpleJsonSerializeTest() => Codec.SerializeToString(Value);

    [Benchmark, BenchmarkCategory("Serialize")]
    public string NewtonsoftJsonSerializeTest() => Codec.SerializeToString(Value);

    [Benchmark, BenchmarkCategory("Serialize")]
    public string SystemTextJsonSerializeTest() => Codec.SerializeToString(Value);

    [Benchmark(Baseline = true), BenchmarkCategory("Serialize")]
    public string ManualSerializeTest() => Codec.SerializeToString(Value);

    [Benchmark, BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? SimpleJsonDeserializeTest() => Codec.Deserialize(Text);

    [Benchmark, BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? NewtonsoftJsonDeserializeTest() => Codec.Deserialize(Text);

    [Benchmark, BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? SystemTextJsonDeserializeTest() => Codec.Deserialize(Text);

    [Benchmark(Baseline = true), BenchmarkCategory("Deserialize")]
    public CalibrationPoint[]? ManualDeserializeTest() => Codec.Deserialize(Text);
}
