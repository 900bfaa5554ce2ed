using BenchmarkDotNet.Attributes;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.Libraries;
using JsonAot.Payloads;

namespace JsonAot.Benchmarks;

/// <summary>
/// One small document again and again, beside 64 documents of the same shape in turn. The processor learns the branches of the one; a
/// program that reads what others send it does not have that advantage.
/// </summary>
public class Varied
{
    private Func<object?>[] _one = null!;
    private Func<object?>[] _many = null!;

    [ParamsSource(nameof(Payloads))]
    public string Payload { get; set; } = "";

    [ParamsSource(nameof(Names))]
    public string Contender { get; set; } = "";

    public static IEnumerable<string> Payloads =>
        MatrixScope.Payloads.Where(name => MeasuredPayloads.Named(name).CanonicalUtf8.Length <= Variants.LargestDocument);

    public static IEnumerable<string> Names =>
        MatrixScope.Contenders.Intersect(["STJ source-gen", "STJ fast path", "Hand-written", "SpanCodec", "Newtonsoft.Json"]);

    [GlobalSetup(Targets = [nameof(WriteOne), nameof(WriteVaried)])]
    public void AdmitWriting() => Admit(Directions.Serialize);

    [GlobalSetup(Targets = [nameof(ReadOne), nameof(ReadVaried)])]
    public void AdmitReading() => Admit(Directions.Deserialize);

    [GlobalCleanup]
    public void CheckAgain() => Admission.CheckAgain();

    [Benchmark(Baseline = true, OperationsPerInvoke = Variants.Count), BenchmarkCategory("Serialize")]
    public object? WriteOne() => All(_one);

    [Benchmark(OperationsPerInvoke = Variants.Count), BenchmarkCategory("Serialize")]
    public object? WriteVaried() => All(_many);

    [Benchmark(Baseline = true, OperationsPerInvoke = Variants.Count), BenchmarkCategory("Deserialize")]
    public object? ReadOne() => All(_one);

    [Benchmark(OperationsPerInvoke = Variants.Count), BenchmarkCategory("Deserialize")]
    public object? ReadVaried() => All(_many);

    private void Admit(Directions direction)
    {
        (Func<object?> one, _many) = VariedAdmission.Admit(Contenders.Named(Contender), Payload, direction);
        // Called in the same way as the others.
        _one = [.. Enumerable.Repeat(one, Variants.Count)];
    }

    private static object? All(Func<object?>[] calls)
    {
        object? last = null;
        foreach (Func<object?> call in calls)
            last = call();
        return last;
    }
}
