using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>
/// A document that comes in pieces, as a value, a sequence and lines, by the codec and by JsonSerializer with it, beside System.Text.Json
/// with the same pieces. The first byte says how long they are.
/// </summary>
internal sealed class ArrivingTarget(Subject subject)
    : FuzzTarget($"arriving/{subject.Name}", Controlled(subject.Samples, [[0], [1], [3]]), subject.MemberNames, 1)
{
    // Each has options of its own, which are kept.
    private static readonly int[] Pieces = [1, 7, 16, 64];

    protected override string? Compare(byte[] input)
    {
        foreach (Disagreement found in subject.CompareStreams(input[1..], Pieces[input[0] % Pieces.Length]))
        {
            if (Unexplained(found) is { } difference)
                return difference;
        }

        return null;
    }
}
