using System.Text;

namespace JsonAot.Tests.Malformed;

/// <summary>Faulty documents made from a good one, the same at every run.</summary>
internal static class Documents
{
    private const int SmallDocument = 2048;

    /// <summary>A position of a small document gets every ninth of the telling bytes.</summary>
    private const int Apart = 9;

    // One of every kind of byte that means something to a JSON reader, and some that mean nothing.
    private static readonly byte[] TellingBytes =
        [.. "\0\t\n !\"'+,-.09:@Ee[\\]ntux{}"u8, 0x7F, 0x80, 0xC3, 0xE2, 0xED, 0xF0, 0xFF];

    internal static IEnumerable<byte[]> Truncated(byte[] document) =>
        Positions(document).Select(length => document[..length]);

    internal static IEnumerable<byte[]> Mutated(byte[] document)
    {
        int turn = 0;
        // Each sampled position of a large document gets one byte, of a small one several, and the positions take turns.
        int apart = document.Length > SmallDocument ? TellingBytes.Length : Thorough.IsAsked ? 1 : Apart;
        foreach (int position in Positions(document))
        {
            for (int next = turn++ % apart; next < TellingBytes.Length; next += apart)
            {
                byte replacement = TellingBytes[next];
                if (document[position] == replacement)
                    continue;
                byte[] mutant = [.. document];
                mutant[position] = replacement;
                yield return mutant;
            }
        }
    }

    /// <summary>Puts a member in front of the members of the first object; documents without an object come back unchanged.</summary>
    internal static byte[] WithMember(byte[] document, ReadOnlySpan<byte> member)
    {
        int start = document.AsSpan().IndexOf((byte)'{') + 1;
        return start == 0 ? document : [.. document.AsSpan(0, start), .. member, (byte)',', .. document.AsSpan(start)];
    }

    internal static byte[] WithMember(byte[] document, string member) => WithMember(document, Encoding.UTF8.GetBytes(member));

    private static IEnumerable<int> Positions(byte[] document)
    {
        if (document.Length <= SmallDocument)
            return Enumerable.Range(0, document.Length);

        // The work is bounded, not the count: a document of megabytes gets few positions. The last bytes tell most.
        int count = Math.Clamp(4_000_000 / document.Length, Thorough.IsAsked ? 8 : 2, 400);
        var random = new Random(document.Length);
        return Enumerable.Range(document.Length - 4, 4)
            .Concat(Enumerable.Range(0, count).Select(_ => random.Next(document.Length)));
    }
}
