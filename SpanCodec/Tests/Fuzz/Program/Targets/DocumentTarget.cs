using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>A document in memory, read and written, beside System.Text.Json.</summary>
internal sealed class DocumentTarget(Subject subject) : FuzzTarget($"document/{subject.Name}", subject.Samples, subject.MemberNames, 0)
{
    protected override string? Compare(byte[] input) => Unexplained(subject.Compare(input));
}
