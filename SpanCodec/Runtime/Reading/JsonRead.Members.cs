using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

// The names of an object's members, where they are not what generated code expected.
public static partial class JsonRead
{
    /// <summary>Whether a brace or a comma is at the position, and right behind it the quote of a name.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsNameBehind(ReadOnlySpan<byte> json, int position, byte separator)
    {
        // Holds is not called: in large methods the JIT would keep the length as a long on the stack, and members in order would wait for
        // it.
        int quote = position + 1;
        if (quote <= 0 || (uint)quote >= (uint)json.Length)
            return false;
        // Bound: the line above, for both bytes.
        ref byte text = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position);
        return Unsafe.ReadUnaligned<ushort>(ref text) == (BitConverter.IsLittleEndian ? separator | ('"' << 8) : (separator << 8) | '"');
    }

    /// <summary>
    /// Eight bytes from the position on, the first one lowest. What would be behind the document's end is 0, which no name has.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong NameWord(ReadOnlySpan<byte> json, int position)
    {
        // Holds is not called, as above. Bound: the condition, for the first and the last byte.
        int last = position + sizeof(ulong) - 1;
        return last >= sizeof(ulong) - 1 && (uint)last < (uint)json.Length
            ? Ordered(Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position)))
            : LastNameWord(json, position);
    }

    /// <summary>
    /// Goes from after a value to the quote of the next name, which is mostly not right behind the comma; if the object ends, returns the
    /// complement of the position after it. The line before lets foresee how many blanks the line of a name begins with.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int NextName(ReadOnlySpan<byte> json, int position, bool allowTrailingComma, ref int blanks)
    {
        byte separator = Peek(json, position);
        if (separator == (byte)'}')
            return ~(position + 1);
        // Some write one blank between all members, and behind all colons.
        if (separator == (byte)',' && At(json, position + 1, (byte)' ') && At(json, position + 2, (byte)'"'))
            return position + 2;
        return NameBehindBlanks(json, position, allowTrailingComma, ref blanks);
    }

    /// <summary>Goes from after the brace to the quote of the first name.</summary>
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

    /// <summary>Goes from after a colon to after a blank, if there is one. The readers of values accept more of them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int PassBlank(ReadOnlySpan<byte> json, int position) => At(json, position, (byte)' ') ? position + 1 : position;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ulong LastNameWord(ReadOnlySpan<byte> json, int position)
    {
        ulong word = 0;
        for (int i = json.Length - 1; i >= position && position >= 0; i--)
            word = (word << 8) | json[i];
        return word;
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
