using BenchmarkDotNet.Attributes;
using JsonAot.Lab.BenchmarkHost;

namespace JsonAot.Benchmarks;

/// <summary>
/// A document whose names are in lower case, as most are on the web. System.Text.Json, which looks for exact names, returns empty
/// objects from it, quickly: an article took that for speed. The setup checks that each reader returns what its name says.
/// </summary>
public class LowerCaseNames
{
    private Func<object?> _read = null!;

    [Params("Employee", "Employees2000")]
    public string Document { get; set; } = "";

    [GlobalSetup(Target = nameof(Newtonsoft))]
    public void AdmitNewtonsoft() => _read = LowerCaseReading.Admit("Newtonsoft.Json", Document, findsNames: true);

    [GlobalSetup(Target = nameof(CaseSensitive))]
    public void AdmitCaseSensitive() => _read = LowerCaseReading.Admit("STJ reflection", Document, findsNames: false);

    [GlobalSetup(Target = nameof(AnyCase))]
    public void AdmitAnyCase() => _read = LowerCaseReading.Admit("STJ reflection, any case", Document, findsNames: true);

    [GlobalCleanup]
    public void CheckAgain() => Admission.CheckAgain();

    [Benchmark(Baseline = true), BenchmarkCategory("Deserialize")]
    public object? Newtonsoft() => _read();

    [Benchmark, BenchmarkCategory("Deserialize")]
    public object? CaseSensitive() => _read();

    [Benchmark, BenchmarkCategory("Deserialize")]
    public object? AnyCase() => _read();
}
