using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>
/// Families with a fallback: documents that are made as the input says come back as they were. The first byte says whether in pieces.
/// </summary>
internal sealed class FallbackTarget() : FuzzTarget("fallback/made", Controlled([new byte[100], Steps()], [[0], [1]]), [], 1)
{
    private static byte[] Steps() => [.. Enumerable.Range(0, 300).Select(i => (byte)(i * 41))];

    protected override string? Compare(byte[] input)
    {
        var tally = new Tally();
        FallbackChecks.One(tally, new InputRandom(input[1..]), isOdd: (input[0] & 1) != 0);
        return Failed(tally);
    }
}
