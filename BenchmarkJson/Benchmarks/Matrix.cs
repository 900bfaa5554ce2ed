using BenchmarkDotNet.Attributes;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.Libraries;

namespace JsonAot.Benchmarks;

/// <summary>Every contender on every payload. A cell is a figure or a reason; a lossy contender's figure is marked.</summary>
/// <remarks>Narrow it with --payload, --contender and --lane; the lane is UTF-8 bytes unless said otherwise.</remarks>
public class Matrix
{
    private Func<object?> _call = null!;

    [ParamsSource(nameof(Payloads))]
    public string Payload { get; set; } = "";

    [ParamsSource(nameof(Names))]
    public string Contender { get; set; } = "";

    [ParamsSource(nameof(Lanes))]
    public Lanes Lane { get; set; }

    public static IEnumerable<string> Payloads => MatrixScope.Payloads;

    public static IEnumerable<string> Names => MatrixScope.Contenders;

    public static IEnumerable<Lanes> Lanes => MatrixScope.Lanes;

    [GlobalSetup(Target = nameof(Serialize))]
    public void AdmitSerialize() => _call = LaneAdmission.Admit(Contenders.Named(Contender), Payload, Directions.Serialize, Lane);

    [GlobalSetup(Target = nameof(Deserialize))]
    public void AdmitDeserialize() => _call = LaneAdmission.Admit(Contenders.Named(Contender), Payload, Directions.Deserialize, Lane);

    [GlobalCleanup]
    public void CheckAgain() => Admission.CheckAgain();

    [Benchmark, BenchmarkCategory("Serialize")]
    public object? Serialize() => _call();

    [Benchmark, BenchmarkCategory("Deserialize")]
    public object? Deserialize() => _call();
}
