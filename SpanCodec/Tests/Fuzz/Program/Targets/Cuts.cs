using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>How a byte of the input cuts a document: into pieces of a length, or of lengths up to one, the empty ones among them.</summary>
internal static class Cuts
{
    private static readonly int[] Longest = [1, 2, 5, 9, 17, 40, 130];

    internal static Func<int> Of(byte cut)
    {
        int longest = Longest[cut % Longest.Length];
        if (cut < Longest.Length)
            return () => longest;
        var random = new DeterministicRandom(cut);
        return () => random.Next(longest + 1);
    }
}
