using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace SpanCodecs.Generated;

/// <summary>Copies the characters of a string that JSON takes as they are: ASCII without what an encoder escapes.</summary>
internal static class PlainText
{
    /// <summary>
    /// Copies up to the first other character and gives back its index, or the string's length. The destination has room for
    /// the whole string; what lies behind the result is undefined.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Copy(ReadOnlySpan<char> text, ref byte destination, bool isRelaxed)
    {
        // Bound of all that follows: every block lies within the text's length, and so within the destination's.
        ref ushort source = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text));
        nuint length = (nuint)text.Length;
        if (!Vector128.IsHardwareAccelerated || length < 4)
            return CopyOneByOne(ref source, ref destination, length, isRelaxed);
        if (length >= 16)
            return CopyLong(ref source, ref destination, length, isRelaxed);
        return length >= 8
            ? CopyMedium(ref source, ref destination, length, isRelaxed)
            : CopyShort(ref source, ref destination, length, isRelaxed);
    }

    private static int CopyOneByOne(ref ushort source, ref byte target, nuint length, bool isRelaxed)
    {
        for (nuint i = 0; i < length; i++)
        {
            char value = (char)Unsafe.Add(ref source, i);
            if (AsciiEscapes.IsSpecial(value, isRelaxed))
                return (int)i;
            Unsafe.Add(ref target, i) = (byte)value;
        }

        return (int)length;
    }

    // Four to seven: the first four and the last four, which overlap, in one vector.
    private static int CopyShort(ref ushort source, ref byte target, nuint length, bool isRelaxed)
    {
        ulong first = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref source));
        ulong last = Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref source, length - 4)));
        Vector128<ushort> both = Vector128.Create(first, last).AsUInt16();
        uint specials = Specials(both, both, isRelaxed, out Vector128<byte> bytes);
        Unsafe.WriteUnaligned(ref target, bytes.AsUInt32().GetElement(0));
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, length - 4), bytes.AsUInt32().GetElement(1));
        return specials == 0 ? (int)length : FirstOfTwo(specials & 0xFF, 4, (int)length - 4);
    }

    // Eight to fifteen: likewise with eight.
    private static int CopyMedium(ref ushort source, ref byte target, nuint length, bool isRelaxed)
    {
        Vector128<ushort> first = Vector128.LoadUnsafe(ref source);
        Vector128<ushort> last = Vector128.LoadUnsafe(ref source, length - 8);
        uint specials = Specials(first, last, isRelaxed, out Vector128<byte> bytes);
        Unsafe.WriteUnaligned(ref target, bytes.AsUInt64().GetElement(0));
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, length - 8), bytes.AsUInt64().GetElement(1));
        return specials == 0 ? (int)length : FirstOfTwo(specials, 8, (int)length - 8);
    }

    /// <summary>The lower half's bits are those of a block at the start, the upper half's of one at the second position.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int FirstOfTwo(uint specials, int half, int second)
    {
        int found = BitOperations.TrailingZeroCount(specials);
        return found < half ? found : second + found - half;
    }

    private static int CopyLong(ref ushort source, ref byte target, nuint length, bool isRelaxed)
    {
        nuint last = length - 16;
        nuint at = 0;
        while (true)
        {
            uint specials = Specials(
                Vector128.LoadUnsafe(ref source, at), Vector128.LoadUnsafe(ref source, at + 8), isRelaxed, out Vector128<byte> bytes);
            bytes.StoreUnsafe(ref target, at);
            if (specials != 0)
                return (int)at + BitOperations.TrailingZeroCount(specials);
            if (at == last)
                return (int)length;
            // The last block overlaps the one before it.
            at = Math.Min(at + 16, last);
        }
    }

    /// <summary>Sixteen characters as bytes, and a bit for each that is special.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint Specials(Vector128<ushort> first, Vector128<ushort> second, bool isRelaxed, out Vector128<byte> bytes)
    {
        // Saturated, what is beyond ASCII stays beyond it, or (from U+8000 on, where numbers are signed) becomes a control
        // character: special either way.
        if (Sse2.IsSupported)
            bytes = Sse2.PackUnsignedSaturate(first.AsInt16(), second.AsInt16());
        else if (AdvSimd.IsSupported)
            bytes = AdvSimd.ExtractNarrowingSaturateUpper(AdvSimd.ExtractNarrowingSaturateLower(first), second);
        else
            bytes = Vector128.Narrow(Vector128.Min(first, Vector128.Create((ushort)0xFF)), Vector128.Min(second, Vector128.Create((ushort)0xFF)));
        return Escaped(bytes, isRelaxed).ExtractMostSignificantBits();
    }

    /// <summary>
    /// All bits set where a byte is escaped or beyond ASCII. Each half of a byte selects a set of bits, one bit for each row of the ASCII
    /// table that has such characters; a byte is escaped where both halves have a bit in common.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Escaped(Vector128<byte> bytes, bool isRelaxed)
    {
        if (!Ssse3.IsSupported && !AdvSimd.Arm64.IsSupported)
            return EscapedByComparison(bytes, isRelaxed);

        // Rows 0 and 1: control characters (bit 0). Row 2: " & ' + (1). Row 3: < > (2). Row 5: \ (3). Row 6: ` (4). Row 7: DEL (5).
        // Rows 8 to 15, beyond ASCII, share the control characters' bit, which every column has.
        Vector128<byte> columns = isRelaxed
            ? Vector128.Create((byte)0x01, 0x01, 0x03, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x09, 0x01, 0x01, 0x21)
            : Vector128.Create((byte)0x11, 0x01, 0x03, 0x01, 0x01, 0x01, 0x03, 0x03, 0x01, 0x01, 0x01, 0x03, 0x0D, 0x01, 0x05, 0x21);
        Vector128<byte> rows = Vector128.Create((byte)0x01, 0x01, 0x02, 0x04, 0x00, 0x08, 0x10, 0x20, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01);
        Vector128<byte> low = bytes & Vector128.Create((byte)0x0F);
        Vector128<byte> high = (bytes.AsUInt16() >>> 4).AsByte() & Vector128.Create((byte)0x0F);
        Vector128<byte> none = Vector128.Equals(Look(columns, low) & Look(rows, high), Vector128<byte>.Zero);
        return ~none;
    }

    // Vector128.Shuffle with indices that are no constants is not one instruction on every framework that this is built for.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Look(Vector128<byte> table, Vector128<byte> indices) =>
        Ssse3.IsSupported ? Ssse3.Shuffle(table, indices) : AdvSimd.Arm64.VectorTableLookup(table, indices);

    private static Vector128<byte> EscapedByComparison(Vector128<byte> bytes, bool isRelaxed)
    {
        Vector128<byte> found = Vector128.LessThan(bytes, Vector128.Create((byte)' '))
            | Vector128.Equals(bytes, Vector128.Create((byte)'"'))
            | Vector128.Equals(bytes, Vector128.Create((byte)'\\'))
            | Vector128.GreaterThan(bytes, Vector128.Create((byte)0x7E));
        if (isRelaxed)
            return found;
        return found
            | Vector128.Equals(bytes, Vector128.Create((byte)'&'))
            | Vector128.Equals(bytes, Vector128.Create((byte)'\''))
            | Vector128.Equals(bytes, Vector128.Create((byte)'+'))
            | Vector128.Equals(bytes, Vector128.Create((byte)'<'))
            | Vector128.Equals(bytes, Vector128.Create((byte)'>'))
            | Vector128.Equals(bytes, Vector128.Create((byte)'`'));
    }
}
