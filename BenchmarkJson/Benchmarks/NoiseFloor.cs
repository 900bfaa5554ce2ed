using BenchmarkDotNet.Attributes;
using JsonAot.Hosting;
using JsonAot.Libraries;

namespace JsonAot.Benchmarks;

/// <summary>
/// One benchmark under two names, in three sizes: about 100 ns, 10 µs and 1 ms. What the two differ by is noise, and so is any smaller
/// difference elsewhere. Every run of more than a minute measures it too.
/// </summary>
public class NoiseFloor
{
    private Func<object?> _call = null!;

    [Params("CalibrationPoints", "Complex", "Employees2000")]
    public string Payload { get; set; } = "";

    [GlobalSetup]
    public void Admit() => _call = LaneAdmission.Admit(Contenders.Named("STJ fast path"), Payload, Directions.Serialize, Lanes.Utf8);

    [GlobalCleanup]
    public void CheckAgain() => Admission.CheckAgain();

    [Benchmark(Baseline = true), BenchmarkCategory("Serialize")]
    public object? First() => _call();

    [Benchmark, BenchmarkCategory("Serialize")]
    public object? Second() => _call();
}
