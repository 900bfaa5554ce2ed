using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

// Indented documents. What separates two members or two elements is the same each time: a new line and the blanks of its depth. So it
// is foreseen, as names are: the position after it follows from the depth, and reading goes on before the comparison is done.
// Most documents indent by two blanks for each level, and generated code begins with that; if it was wrong, the line before is the guide.
public static partial class JsonRead
{
    private const ulong EightBlanks = 0x2020_2020_2020_2020;

    /// <summary>Whether a new line and that many blanks are at the position, with more of the document after them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsLine(ReadOnlySpan<byte> json, int position, int blanks)
    {
        int behind = position + 1 + blanks;
        if ((uint)behind >= (uint)json.Length || blanks < 0 || position < sizeof(ulong) || !BitConverter.IsLittleEndian)
            return IsUnusualLine(json, position, blanks);
        // Bound: "behind" is inside, and each load begins less than eight bytes before the position; these bytes exist.
        ref byte end = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)behind - sizeof(ulong));
        for (; blanks >= sizeof(ulong); blanks -= sizeof(ulong))
        {
            if (Unsafe.ReadUnaligned<ulong>(ref end) != EightBlanks)
                return false;
            end = ref Unsafe.Subtract(ref end, sizeof(ulong));
        }

        // The last eight bytes count only as far as blanks remain, and the new line before them, which is lowest then.
        return (Unsafe.ReadUnaligned<ulong>(ref end) ^ EightBlanks) >> (8 * (sizeof(ulong) - 1 - blanks)) == (' ' ^ '\n');
    }

    /// <summary>Whether a line begins after one byte: a comma, or the start of an object or an array.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static bool IsLineBehind(ReadOnlySpan<byte> json, int position, byte first, int blanks) =>
        At(json, position, first) && IsLine(json, position + 1, blanks);

    /// <summary>Whether a line ends before one byte: the end of an object or an array.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsLineBefore(ReadOnlySpan<byte> json, int position, int blanks, byte last) =>
        At(json, position, (byte)'\n') && IsLastLine(json, position, blanks, last);

    /// <summary>Whether a blank, or a byte that is not JSON, is at the position.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsBlank(ReadOnlySpan<byte> json, int position) => (uint)position < (uint)json.Length && json[position] <= (byte)' ';

    /// <summary>Skips from after a comma or a bracket to the next element, or to another byte that is not a blank.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int SkipLine(ReadOnlySpan<byte> json, int position, int blanks) =>
        IsBlank(json, position) ? PassFirstLine(json, position, blanks) : position;

    /// <summary>Skips such a line where a blank is known to be, inside the loop over elements.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int PassLine(ReadOnlySpan<byte> json, int position, int blanks) =>
        IsLine(json, position, blanks) && json[position + 1 + blanks] > (byte)' '
            ? position + 1 + blanks
            : SkipSomeBlanks(json, position);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int PassFirstLine(ReadOnlySpan<byte> json, int position, int blanks) => PassLine(json, position, blanks);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool IsLastLine(ReadOnlySpan<byte> json, int position, int blanks, byte last) =>
        IsLine(json, position, blanks) && json[position + 1 + blanks] == last;

    // The first line of a document.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool IsUnusualLine(ReadOnlySpan<byte> json, int position, int blanks) =>
        blanks >= 0
        && Holds(json, position, blanks + 2)
        && json[position] == (byte)'\n'
        && json.Slice(position + 1, blanks).IndexOfAnyExcept((byte)' ') < 0;
}
