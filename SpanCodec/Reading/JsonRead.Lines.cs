using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Generated;

// Indented documents. What separates two members or two elements is the same each time: a new line and the blanks of its depth. So it
// is foreseen, as names are: the position behind it follows from the depth, and comparing need not be over before reading goes on.
// Most documents indent by two blanks for each level, and generated code begins with that; where it was wrong, it goes by the line before.
public static partial class JsonRead
{
    private const ulong EightBlanks = 0x2020_2020_2020_2020;
    private const int BlanksInWord = 7;
    private const int MostBlanks = 2 * 16;

    /// <summary>Whether a new line stands at the position, and behind it as many blanks, and not the end of the document.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsLine(ReadOnlySpan<byte> json, int position, int blanks)
    {
        int behind = position + 1 + blanks;
        if ((uint)blanks > BlanksInWord || !BitConverter.IsLittleEndian)
            return IsLongLine(json, position, blanks);
        if ((uint)behind >= (uint)json.Length || behind < sizeof(ulong))
            return false;
        // Bound: the eight bytes before a position that is inside, and not one of the first eight. Of them only the last count.
        ulong last = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)(behind - sizeof(ulong))));
        return (last ^ EightBlanks) >> (8 * (BlanksInWord - blanks)) == (' ' ^ '\n');
    }

    /// <summary>Likewise behind one byte: a comma, or what begins an object or an array.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsLineBehind(ReadOnlySpan<byte> json, int position, byte first, int blanks) =>
        At(json, position, first) && IsLine(json, position + 1, blanks);

    /// <summary>Likewise before one byte: what ends an object or an array.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsLineBefore(ReadOnlySpan<byte> json, int position, int blanks, byte last) =>
        At(json, position, (byte)'\n') && IsLine(json, position, blanks) && json[position + 1 + blanks] == last;

    /// <summary>Whether a blank, or what is no JSON, stands at the position.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsBlank(ReadOnlySpan<byte> json, int position) => (uint)position < (uint)json.Length && json[position] <= (byte)' ';

    /// <summary>From behind a comma or a bracket to the next element, or to what else is no blank.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int SkipLine(ReadOnlySpan<byte> json, int position, int blanks)
    {
        if ((uint)position < (uint)json.Length && json[position] > (byte)' ')
            return position;
        return IsLine(json, position, blanks) && json[position + 1 + blanks] > (byte)' '
            ? position + 1 + blanks
            : SkipSomeBlanks(json, position);
    }

    // Sixteen blanks at once. What is less than that could lie at the document's end, and is compared with a constant.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool IsLongLine(ReadOnlySpan<byte> json, int position, int blanks)
    {
        int behind = position + 1 + blanks;
        if (blanks is < 0 or > MostBlanks || (uint)behind >= (uint)json.Length || (uint)position >= (uint)behind || json[position] != (byte)'\n')
            return false;
        ref byte start = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position + 1);
        if (!Vector128.IsHardwareAccelerated || blanks < sizeof(ulong))
            return json.Slice(position + 1, blanks).IndexOfAnyExcept((byte)' ') < 0;
        // Bounds: each load lies within the blanks, of which there are enough.
        if (blanks < Vector128<byte>.Count)
        {
            ulong first = Unsafe.ReadUnaligned<ulong>(ref start);
            ulong last = Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref start, blanks - sizeof(ulong)));
            return (first & last) == EightBlanks && (first | last) == EightBlanks;
        }

        Vector128<byte> space = Vector128.Create((byte)' ');
        return ((Vector128.LoadUnsafe(ref start) ^ space) | (Vector128.LoadUnsafe(ref start, (nuint)(blanks - Vector128<byte>.Count)) ^ space)) == Vector128<byte>.Zero;
    }
}
