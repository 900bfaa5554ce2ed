using System.Text;
using BenchmarkDotNet.Attributes;
using JsonAot.Payloads.Person;

namespace JsonAot.Benchmarks;

/// <summary>UTF-8 for the wire: by way of a string, as many programs do it, and directly. The same person both ways.</summary>
public class StringThenBytes() : PayloadBenchmark<Person>(new PersonPayload())
{
    [GlobalSetup(Targets = [nameof(SerializeString), nameof(SerializeBytes), nameof(DeserializeString), nameof(DeserializeBytes)])]
    public void AdmitReflection() => Admit("STJ reflection");

    [GlobalSetup(Targets = [nameof(SerializeStringAot), nameof(SerializeBytesAot)])]
    public void AdmitFastPath() => Admit("STJ fast path");

    [GlobalSetup(Targets = [nameof(DeserializeStringAot), nameof(DeserializeBytesAot)])]
    public void AdmitSourceGen() => Admit("STJ source-gen");

    [GlobalSetup(Targets = [nameof(SerializeStringNewtonsoft), nameof(DeserializeStringNewtonsoft)])]
    public void AdmitNewtonsoft() => Admit("Newtonsoft.Json");

    [Benchmark, BenchmarkCategory("Serialize")]
    public byte[] SerializeStringNewtonsoft() => Encoding.UTF8.GetBytes(Codec.SerializeToString(Value));

    [Benchmark(Baseline = true), BenchmarkCategory("Serialize")]
    public byte[] SerializeString() => Encoding.UTF8.GetBytes(Codec.SerializeToString(Value));

    [Benchmark, BenchmarkCategory("Serialize")]
    public byte[] SerializeBytes() => Codec.SerializeToUtf8Bytes(Value);

    [Benchmark, BenchmarkCategory("Serialize")]
    public byte[] SerializeStringAot() => Encoding.UTF8.GetBytes(Codec.SerializeToString(Value));

    [Benchmark, BenchmarkCategory("Serialize")]
    public byte[] SerializeBytesAot() => Codec.SerializeToUtf8Bytes(Value);

    [Benchmark, BenchmarkCategory("Deserialize")]
    public Person? DeserializeStringNewtonsoft() => Codec.Deserialize(Encoding.UTF8.GetString(Utf8));

    [Benchmark(Baseline = true), BenchmarkCategory("Deserialize")]
    public Person? DeserializeString() => Codec.Deserialize(Encoding.UTF8.GetString(Utf8));

    [Benchmark, BenchmarkCategory("Deserialize")]
    public Person? DeserializeBytes() => Codec.Deserialize(Utf8);

    [Benchmark, BenchmarkCategory("Deserialize")]
    public Person? DeserializeStringAot() => Codec.Deserialize(Encoding.UTF8.GetString(Utf8));

    [Benchmark, BenchmarkCategory("Deserialize")]
    public Person? DeserializeBytesAot() => Codec.Deserialize(Utf8);
}
