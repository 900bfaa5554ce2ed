using BenchmarkDotNet.Attributes;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.Libraries;

namespace JsonAot.Benchmarks;

/// <summary>Work on a document without a type: what reader, writer and document classes do alone. Compare within a task only.</summary>
/// <remarks>Narrow it with --payload.</remarks>
public class Documents
{
    private DocumentOperation _operation = null!;
    private byte[] _document = [];

    [ParamsSource(nameof(Payloads))]
    public string Payload { get; set; } = "";

    [ParamsSource(nameof(Operations))]
    public string Operation { get; set; } = "";

    public static IEnumerable<string> Payloads => ChosenPayloads.Names;

    public static IEnumerable<string> Operations =>
        OperationAdmission.All.OrderBy(operation => operation.Task).Select(operation => operation.Name);

    [GlobalSetup]
    public void Admit()
    {
        _document = MeasuredPayloads.Named(Payload).CanonicalUtf8;
        _operation = OperationAdmission.Admit(Operation, _document);
    }

    [GlobalCleanup]
    public void CheckAgain() => OperationAdmission.CheckAgain(_operation, _document);

    [Benchmark]
    public long Run() => _operation.Run(_document);
}
