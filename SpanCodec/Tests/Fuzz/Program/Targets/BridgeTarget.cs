using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>JsonSerializer with the codec, beside JsonSerializer without. The first byte says in which lane, and what is around.</summary>
internal sealed class BridgeTarget(Subject subject)
    : FuzzTarget($"serializer/{subject.Name}", Controlled(subject.Samples, Seeded), subject.MemberNames, 1)
{
    private const int Places = 3;

    // Each lane, and each place in some lanes: which of them is of no matter.
    private static IEnumerable<byte[]> Seeded =>
        Enumerable.Range(0, BridgeLanes.Count).Select(lane => new[] { (byte)((lane * Places) + (lane % Places)) });

    protected override string? Compare(byte[] input)
    {
        byte[] document = input[1..];
        // The codec's own differences are found, and explained, where it is called.
        int lane = input[0] / Places % BridgeLanes.Count, place = input[0] % Places;
        string[] found = [.. subject.CompareBridge(document, lane, place).Select(Unexplained).OfType<string>()];
        return found.Length == 0 || subject.Compare(document) is not null ? null : found[0];
    }
}
