using JsonAot.Lab.BenchmarkHost;
using Xunit;

namespace JsonAot.Tests.BenchmarkHost;

public class OperationAdmissionTests
{
    private static readonly byte[] Document = InBox.PayloadNamed("Employee").CanonicalUtf8;

    public static TheoryData<string> Operations() => [.. OperationAdmission.All.Select(operation => operation.Name)];

    [Theory]
    [MemberData(nameof(Operations))]
    public void Every_operation_is_admitted(string name) =>
        Assert.Null(OperationAdmission.Problem(OperationAdmission.All.Single(operation => operation.Name == name), Document));

    [Fact]
    public void One_that_counts_wrongly_is_refused() =>
        Assert.Contains("counts 1 where there are", OperationAdmission.Problem(new Miscounting(), Document), StringComparison.Ordinal);

    [Fact]
    public void One_that_writes_something_else_is_refused() =>
        Assert.Contains("not the document", OperationAdmission.Problem(new Miswriting(), Document), StringComparison.Ordinal);

    private sealed class Miscounting() : DocumentOperation(DocumentTask.Walk)
    {
        public override string Name => "Miscounting";

        public override string Description => Name;

        public override long Run(byte[] utf8) => 1;
    }

    private sealed class Miswriting() : WritingDocumentOperation(DocumentTask.Copy)
    {
        public override string Name => "Miswriting";

        public override string Description => Name;

        public override ReadOnlySpan<byte> Write(byte[] utf8) => "{}"u8;
    }
}
