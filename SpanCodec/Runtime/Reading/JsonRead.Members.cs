using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

// The names of an object's members, where they are not what generated code expected. It tells them apart by two of their bytes.
public static partial class JsonRead
{
    /// <summary>
    /// From after a value to the quote of the next name; where the object ends, the complement of the position after it. How many blanks
    /// the line of a name begins with is foreseen from the line before.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int NextName(ReadOnlySpan<byte> json, int position, bool allowTrailingComma, ref int blanks)
    {
        byte separator = Peek(json, position);
        if (separator == (byte)'}')
            return ~(position + 1);
        if (separator == (byte)',')
        {
            int next = position + 1;
            byte first = Peek(json, next);
            if (first == (byte)'"')
                return next;
            // What some write between all members, and behind all colons.
            if (first == (byte)' ' && At(json, next + 1, (byte)'"'))
                return next + 1;
        }

        return NameBehindBlanks(json, position, allowTrailingComma, ref blanks);
    }

    /// <summary>The same from after the brace.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int FirstName(ReadOnlySpan<byte> json, int position, ref int blanks)
    {
        int line = position;
        bool isEnd = false;
        if (!At(json, position, (byte)'"'))
            position = FirstMember(json, position, out isEnd);
        blanks = position - line - 1;
        return isEnd ? ~position : position;
    }

    /// <summary>
    /// Whether a comma, a new line and that many blanks are at the position. A call, because every member of every type asks.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static bool IsLineBehindComma(ReadOnlySpan<byte> json, int position, int blanks) =>
        At(json, position, (byte)',') && IsLine(json, position + 1, blanks);

    /// <summary>From after a colon to after a blank, which is there or not. The readers of values accept more of them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int PassBlank(ReadOnlySpan<byte> json, int position) => At(json, position, (byte)' ') ? position + 1 : position;

    /// <summary>
    /// At the quote of a name: two of its bytes, or of what comes behind it, as a number below two to the power of 32 less the shift. The
    /// places are counted from behind the quote.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint NameHash(ReadOnlySpan<byte> json, int position, int first, int second, uint factor, int shift)
    {
        if (!Holds(json, position, Math.Max(first, second) + 2))
            return 0;
        // Bound: the line above.
        ref byte name = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position + 1);
        return ((Unsafe.Add(ref name, first) | ((uint)Unsafe.Add(ref name, second) << 8)) * factor) >> shift;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int NameBehindBlanks(ReadOnlySpan<byte> json, int position, bool allowTrailingComma, ref int blanks)
    {
        int line = position + 1;
        int ahead = blanks;
        if (At(json, position, (byte)',') && IsLine(json, line, ahead) && json[line + 1 + ahead] == (byte)'"')
            return line + 1 + ahead;
        position = NextMember(json, position, allowTrailingComma, out bool isEnd);
        blanks = position - line - 1;
        return isEnd ? ~position : position;
    }
}
