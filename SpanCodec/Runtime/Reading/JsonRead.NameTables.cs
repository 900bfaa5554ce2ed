using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace SpanCodecs.Support;

// The member of a name that is not the expected one, in a type with many. Two bytes of the name and its length say which one it must be.
// All of this is one call, and its result is a number that generated code jumps by: the position does not wait for what is loaded here.
public static partial class JsonRead
{
    /// <summary>The result of <see cref="FindMember"/> where there is no name right behind the separator.</summary>
    public const int Elsewhere = -2;

    /// <summary>What <see cref="FindMember"/> adds to its result where a blank is between the colon and the value.</summary>
    public const int BeforeBlank = 0x1_0000;

    private const int NoMember = -1;
    private const int LongestName = Limits.NameInTable - 2;
    private const int HeadOfNames = 2 * sizeof(ulong);

    /// <summary>A separator, a quote, what the table has of a name, and a blank.</summary>
    private const int Compared = 2 + Limits.NameInTable + 1;

    /// <summary>
    /// Returns the number of the name that is behind a separator, -1 if the table has none like it, or <see cref="Elsewhere"/>.
    /// </summary>
    /// <param name="json">The document.</param>
    /// <param name="position">Where the separator is expected.</param>
    /// <param name="separator">A comma or a brace, with a quote as the byte above it, and what else there may be above both; less than 0
    /// where one has been found, and what is at the position does not matter.</param>
    /// <param name="names">The generator's NameTable: where the two bytes are that a name's place is made of, with its length, the shift
    /// and the factor for it, the offset of the places, in bytes, 32 bytes for each name, the first name of each place, and the next one of
    /// those that share it.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int FindMember(ReadOnlySpan<byte> json, int position, int separator, ReadOnlySpan<ulong> names)
    {
        if (!Vector128.IsHardwareAccelerated || !BitConverter.IsLittleEndian || !Holds(json, position, Compared))
            return FindLastMember(json, position, separator, names);
        // Bound: the line above, for all that is compared.
        ref byte text = ref Unsafe.Add(ref MemoryMarshal.GetReference(json), (nint)(uint)position);
        int begin = Unsafe.ReadUnaligned<ushort>(ref text);
        return begin == (ushort)separator || (separator < 0 && begin >> 8 == '"') ? FindName(ref Unsafe.Add(ref text, 2), names)
            : NotFound(separator);
    }

    private static int NotFound(int separator) => separator < 0 ? NoMember : Elsewhere;

    /// <summary>Compares near the document's end, or without vectors.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int FindLastMember(ReadOnlySpan<byte> json, int position, int separator, ReadOnlySpan<ulong> names)
    {
        // No name has a zero.
        Span<byte> text = stackalloc byte[Compared];
        text.Clear();
        if ((uint)position < (uint)json.Length)
            json.Slice(position, Math.Min(Compared, json.Length - position)).CopyTo(text);
        int begin = text[0] | (text[1] << 8);
        return begin != (ushort)separator && (separator >= 0 || begin >> 8 != '"') ? NotFound(separator)
            : Vector128.IsHardwareAccelerated && BitConverter.IsLittleEndian ? FindName(ref text[2], names)
            : FindByBytes(text[2..], names);
    }

    /// <param name="name">What is behind the quote, and one byte more than the table has of a name.</param>
    /// <param name="names">The table.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int FindName(ref byte name, ReadOnlySpan<ulong> names)
    {
        var first = Vector128.LoadUnsafe(ref name);
        var second = Vector128.LoadUnsafe(ref name, 16);
        var quote = Vector128.Create((byte)'"');
        // One more bit, for names that are longer.
        int length = BitOperations.TrailingZeroCount(
            Vector128.Equals(first, quote).ExtractMostSignificantBits()
            | (Vector128.Equals(second, quote).ExtractMostSignificantBits() << 16)
            | (1U << LongestName));
        // Bound: the generator has made the table whole. A place has 32 bits less the shift, and what stands there is one of its names.
        ref uint head = ref Unsafe.As<ulong, uint>(ref MemoryMarshal.GetReference(names));
        ref byte table = ref Unsafe.As<uint, byte>(ref head);
        uint key = Unsafe.ReadUnaligned<ushort>(ref Unsafe.Add(ref name, Math.Min((uint)length, head))) | ((uint)length << 16);
        ref ushort places = ref Unsafe.As<byte, ushort>(ref Unsafe.Add(ref table, Unsafe.Add(ref head, 3)));
        uint found = Unsafe.Add(ref places, (key * Unsafe.Add(ref head, 2)) >> (int)Unsafe.Add(ref head, 1));
        while (found != Limits.NoName)
        {
            ref byte known = ref Unsafe.Add(ref table, HeadOfNames + (Limits.NameInTable * found));
            uint same = Vector128.Equals(first, Vector128.LoadUnsafe(ref known)).ExtractMostSignificantBits()
                | (Vector128.Equals(second, Vector128.LoadUnsafe(ref known, 16)).ExtractMostSignificantBits() << 16);
            // With the closing quote and the colon. Of a longer name all that the table has is compared.
            if (~same << (LongestName - length) == 0)
                return (int)found + (Unsafe.Add(ref name, length + 2) == (byte)' ' && length < LongestName ? BeforeBlank : 0);
            found = Unsafe.Add(ref places, (1U << (32 - (int)Unsafe.Add(ref head, 1))) + found);
        }

        return NoMember;
    }

    /// <summary>The same, by numbers as the table has them: the order of bytes in memory does not matter.</summary>
    internal static int FindByBytes(ReadOnlySpan<byte> name, ReadOnlySpan<ulong> names)
    {
        int length = name[..LongestName].IndexOf((byte)'"');
        if (length < 0)
            length = LongestName;
        int at = Math.Min(length, (int)(uint)names[0]);
        int bits = 32 - (int)(names[0] >> 32);
        uint key = name[at] | ((uint)name[at + 1] << 8) | ((uint)length << 16);
        int places = (int)(names[1] >> 32) / sizeof(ushort);
        int found = NumberAt(names, places + (int)((key * (uint)names[1]) >> (32 - bits)));
        for (; found != Limits.NoName; found = NumberAt(names, places + (1 << bits) + found))
        {
            int same = 0;
            while (same < length + 2 && name[same] == (byte)(names[2 + (4 * found) + (same >> 3)] >> (8 * (same & 7))))
                same++;
            if (same == length + 2)
                return found + (name[same] == (byte)' ' && length < LongestName ? BeforeBlank : 0);
        }

        return NoMember;
    }

    private static int NumberAt(ReadOnlySpan<ulong> names, int place) => (ushort)(names[place >> 2] >> (16 * (place & 3)));
}
