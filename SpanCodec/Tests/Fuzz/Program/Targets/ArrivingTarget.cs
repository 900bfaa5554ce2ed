using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>
/// A document that comes in pieces, as a value, a sequence or lines, by the codec and by JsonSerializer with it, beside System.Text.Json
/// with the same pieces. The first byte says how long they are, and which of these it is.
/// </summary>
internal sealed class ArrivingTarget(Subject subject)
    : FuzzTarget($"arriving/{subject.Name}", Controlled(subject.Samples, Seeded), subject.MemberNames, 1)
{
    // Each has options of its own, which are kept.
    private static readonly int[] Pieces = [1, 7, 16, 64];

    private static IEnumerable<byte[]> Seeded =>
        from way in Enumerable.Range(0, Subject.StreamWays)
        from piece in new[] { 0, 1, 3 }
        select new[] { (byte)((way * Pieces.Length) + piece) };

    protected override string? Compare(byte[] input)
    {
        int piece = Pieces[input[0] % Pieces.Length], way = input[0] / Pieces.Length % Subject.StreamWays;
        foreach (Disagreement found in subject.CompareStreams(input[1..], piece, way))
        {
            if (Unexplained(found) is { } difference)
                return difference;
        }

        return null;
    }
}
