
namespace SpanCodecs.Tests.Checks;

/// <summary>Documents made from a good one by small changes, the same at every run.</summary>
internal static class Mutations
{
    /// <summary>Documents up to this length get every telling byte at every position; longer ones a few, in turns.</summary>
    private const int Small = 200;

    private const int Long = 4_000;

    /// <summary>One of every kind of byte that means something to a JSON reader, and some that mean nothing.</summary>
    private static readonly byte[] TellingBytes =
        [.. "\0\t\n\r !\"'*+,-./0159:@AEN[\\]_aefnrtux{}~"u8, 0x7F, 0x80, 0xA0, 0xBF, 0xC0, 0xC3, 0xE2, 0xED, 0xEF, 0xF0, 0xF4, 0xFF];

    private static readonly byte[][] Pieces =
    [
        [.. "null"u8],
        [.. "true"u8],
        [.. "{}"u8],
        [.. "[]"u8],
        [.. "\"\""u8],
        [.. "0"u8],
        [.. "-1"u8],
        [.. "1e5"u8],
        [.. ",,"u8],
        [.. "  "u8],
        [.. "\"x\":1,"u8],
        [.. "\\u0041"u8],
        [.. "\\n"u8],
        [.. "\\ud83d"u8],
        [.. "/**/"u8],
        [.. "{\"a\":"u8],
        [.. "é"u8],
        [.. "🚀"u8],
        [0xFF],
        [.. "99999999999"u8],
    ];

    internal static IEnumerable<byte[]> EveryTruncation(byte[] document, int stride = 1)
    {
        for (int length = 0; length < document.Length; length += stride)
            yield return document[..length];
    }

    /// <summary>
    /// Every position with other bytes in it: of small documents all that tell something, of larger ones two, of long ones one.
    /// </summary>
    internal static IEnumerable<byte[]> EveryByte(byte[] document, int stride = 1)
    {
        int turn = 0;
        for (int position = 0; position < document.Length; position++)
        {
            int count = document.Length <= Small ? TellingBytes.Length : document.Length <= Long ? 2 : 1;
            for (int i = 0; i < count; i++)
            {
                byte replacement = TellingBytes[turn % TellingBytes.Length];
                if (turn++ % stride != 0 || document[position] == replacement)
                    continue;
                byte[] mutant = [.. document];
                mutant[position] = replacement;
                yield return mutant;
            }
        }
    }

    /// <summary>One to three changes of any kind: a byte, a piece, something left out, repeated or moved.</summary>
    internal static byte[] AtRandom(byte[] document, DeterministicRandom random)
    {
        byte[] changed = document;
        for (int changes = 1 + random.Next(3); changes > 0; changes--)
            changed = Change(changed, random);
        return changed;
    }

    private static byte[] Change(byte[] document, DeterministicRandom random)
    {
        int at = random.Next(document.Length + 1);
        int length = random.Next(Math.Min(12, document.Length - at) + 1);
        switch (random.Next(8))
        {
            case 0:
                return [.. document.AsSpan(0, at), .. document.AsSpan(at + length)];
            case 1:
                return [.. document.AsSpan(0, at), TellingBytes[random.Next(TellingBytes.Length)], .. document.AsSpan(at)];
            case 2:
                return [.. document.AsSpan(0, at), .. Pieces[random.Next(Pieces.Length)], .. document.AsSpan(at)];
            case 3:
                return [.. document.AsSpan(0, at), .. Pieces[random.Next(Pieces.Length)], .. document.AsSpan(at + length)];
            case 4:
                return [.. document.AsSpan(0, at + length), .. document.AsSpan(at)];
            case 5:
                int other = random.Next(document.Length + 1);
                return
                [
                    .. document.AsSpan(0, at),
                    .. document.AsSpan(other, Math.Min(length, document.Length - other)),
                    .. document.AsSpan(at),
                ];
            default:
                if (at == document.Length)
                    return document;
                byte[] mutant = [.. document];
                // Any byte at all, or one that differs in one bit, or one that tells something.
                mutant[at] = random.Next(3) switch
                {
                    0 => (byte)random.Next(256),
                    1 => (byte)(mutant[at] ^ (1 << random.Next(8))),
                    _ => TellingBytes[random.Next(TellingBytes.Length)],
                };
                return mutant;
        }
    }
}
