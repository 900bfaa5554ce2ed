using System.Numerics;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

// Where an object or an array ends that somebody else checks.
public static partial class JsonRead
{
    /// <summary>
    /// The position behind the bracket that belongs to the one at the given position; -1 where there is none. Nothing is checked: whoever
    /// reads what is between finds out whether it is JSON.
    /// </summary>
    [SkipLocalsInit]
    internal static int ContainerEnd(ReadOnlySpan<byte> json, int position)
    {
        Span<byte> copy = stackalloc byte[DocumentBlock.Length];
        ulong inside = 0;
        bool isEscaped = false;
        int open = 0;
        for (; position < json.Length; position += DocumentBlock.Length)
        {
            ref byte block = ref DocumentBlock.At(json, position, copy);
            ulong quotes = DocumentBlock.Equal(ref block, (byte)'"');
            ulong backslashes = DocumentBlock.Equal(ref block, (byte)'\\');
            if (backslashes != 0 || isEscaped)
                quotes &= ~DocumentBlock.BehindBackslash(backslashes, ref isEscaped);
            ulong structure = ~DocumentBlock.Texts(quotes, ref inside);
            // With the bit that is set, square brackets are the same as the others.
            ulong opening = DocumentBlock.Equal(ref block, (byte)'{', set: 0x20) & structure;
            ulong closing = DocumentBlock.Equal(ref block, (byte)'}', set: 0x20) & structure;
            int closed = BitOperations.PopCount(closing);
            if (closed < open)
            {
                open += BitOperations.PopCount(opening) - closed;
                continue;
            }

            for (ulong brackets = opening | closing; brackets != 0; brackets &= brackets - 1)
            {
                ulong first = brackets & (0 - brackets);
                open += (opening & first) != 0 ? 1 : -1;
                if (open == 0)
                    return position + BitOperations.TrailingZeroCount(first) + 1;
            }
        }

        return -1;
    }
}
