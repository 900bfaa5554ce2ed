namespace SpanCodecs.Support;

/// <summary>
/// Each entry tells how to move up to twelve bytes so that every character gets two bytes. The index has a bit for each of thirteen bytes:
/// it is set where a character begins. Six characters where each of them is one or two bytes long, else four of up to three. Built once,
/// when such text is first read.
/// </summary>
internal static class DecodingTables
{
    public const int Window = 12;

    /// <summary>The window and the byte behind it, which says where the last character ends.</summary>
    public const int MaskBits = Window + 1;

    /// <summary>Two vectors: a character's last two bytes, and the first of three.</summary>
    public const int MoveSize = 32;

    public const int NumberMask = 0xFFF;
    public const int UsedShift = 12;

    private const int SixCharacters = 256;
    private const byte Nothing = 0x80;

    public static readonly byte[] Bytes = new byte[(SixCharacters + 64) * MoveSize];

    /// <summary>The number of the move for each mask of beginnings, and above it how many bytes are used up.</summary>
    public static readonly ushort[] Moves = MakeMoves();

    private static ushort[] MakeMoves()
    {
        Bytes.AsSpan().Fill(Nothing);
        var moves = new ushort[1 << MaskBits];
        Span<int> lengths = stackalloc int[Window];
        for (int beginnings = 0; beginnings < moves.Length; beginnings++)
        {
            int count = Lengths(beginnings, lengths);
            bool isSix = count >= 6 && !lengths[..6].Contains(3);
            moves[beginnings] = Move(lengths[..Math.Min(count, isSix ? 6 : 4)], isSix);
        }

        return moves;
    }

    // Whole characters of up to three bytes, as far as there are any.
    private static int Lengths(int beginnings, Span<int> lengths)
    {
        int count = 0;
        int start = 0;
        for (int at = 1; at <= Window && (beginnings & 1) != 0; at++)
        {
            if ((beginnings >> at & 1) == 0)
                continue;
            if (at - start > 3)
                break;
            lengths[count++] = at - start;
            start = at;
        }

        return count;
    }

    private static ushort Move(ReadOnlySpan<int> lengths, bool isSix)
    {
        int number = isSix ? SixCharacters : 0;
        for (int i = 0; i < lengths.Length; i++)
            number += isSix ? (lengths[i] - 1) << i : lengths[i] << (2 * i);
        Span<byte> move = Bytes.AsSpan(number * MoveSize, MoveSize);
        int used = 0;
        for (int i = 0; i < lengths.Length; i++)
        {
            used += lengths[i];
            move[2 * i] = (byte)(used - 1);
            if (lengths[i] > 1)
                move[(2 * i) + 1] = (byte)(used - 2);
            if (lengths[i] > 2)
                move[16 + (2 * i)] = (byte)(used - 3);
        }

        return (ushort)(number | (used << UsedShift));
    }
}
