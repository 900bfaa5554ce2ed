using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>JsonSerializer with the codec, beside JsonSerializer without. The first byte says whether in every lane.</summary>
internal sealed class BridgeTarget(Subject subject)
    : FuzzTarget($"serializer/{subject.Name}", Controlled(subject.Samples, [[0], [7]]), subject.MemberNames, 1)
{
    protected override string? Compare(byte[] input)
    {
        byte[] document = input[1..];
        // The codec's own differences are found, and explained, where it is called.
        string[] found = [.. subject.CompareBridge(document, input[0] % 8 == 7).Select(Unexplained).OfType<string>()];
        return found.Length == 0 || subject.Compare(document) is not null ? null : found[0];
    }
}
