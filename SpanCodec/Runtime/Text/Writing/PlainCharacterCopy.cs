using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace SpanCodecs.Support;

/// <summary>Copies the characters of a string that JSON takes as they are: ASCII without what an encoder escapes.</summary>
internal static class PlainCharacterCopy
{
    /// <summary>
    /// Copies up to the first other character and returns its index, or the string's length. The destination has room for
    /// the whole string; what lies behind the result is undefined.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Copy(ReadOnlySpan<char> text, ref byte destination, bool isRelaxed)
    {
        // Bound of all that follows: every block lies within the text's length, and so within the destination's.
        ref ushort source = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text));
        nuint length = (nuint)text.Length;
        if (length < 4 || !VectorLookup.AreSupported)
            return CopyOneByOne(ref source, ref destination, length, isRelaxed);
        if (length >= 16)
            return CopyLong(ref source, ref destination, length, isRelaxed);
        return length >= 8
            ? CopyMedium(ref source, ref destination, length, isRelaxed)
            : CopyShort(ref source, ref destination, length, isRelaxed);
    }

    /// <summary>Whether <see cref="GoOn"/> can be called for a string of that length.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool CanGoOn(int length) => length >= 8 && VectorLookup.AreSupported;

    /// <summary>
    /// Copies from the middle of a string, after an escaped character, up to the next one that must be escaped. Returns its index,
    /// or the string's length. The destination has room for eight bytes at each character that is left.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int GoOn(ReadOnlySpan<char> text, int from, ref byte destination, bool isRelaxed)
    {
        // Bound of the loads: eight characters before the string's end.
        ref ushort source = ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text));
        int i = from;
        uint specials;
        ulong eight;
        for (; text.Length - i >= 8; i += 8)
        {
            specials = Eight(ref Unsafe.Add(ref source, i), isRelaxed, out eight);
            Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, i - from), eight);
            if (specials != 0)
                return i + BitOperations.TrailingZeroCount(specials);
        }

        if (i == text.Length)
            return i;
        // The string's last eight, without those that have been copied.
        int seen = 8 - (text.Length - i);
        specials = Eight(ref Unsafe.Add(ref source, text.Length - 8), isRelaxed, out eight) >> seen;
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref destination, i - from), eight >> (seen * 8));
        return specials == 0 ? text.Length : i + BitOperations.TrailingZeroCount(specials);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Eight(ref ushort source, bool isRelaxed, out ulong eight)
    {
        Vector128<ushort> characters = Vector128.LoadUnsafe(ref source);
        uint specials = Specials(characters, characters, isRelaxed, out Vector128<byte> bytes);
        eight = bytes.AsUInt64().ToScalar();
        return specials & 0xFF;
    }

    private static int CopyOneByOne(ref ushort source, ref byte target, nuint length, bool isRelaxed)
    {
        for (nuint i = 0; i < length; i++)
        {
            char value = (char)Unsafe.Add(ref source, i);
            if (AsciiEscapeLetters.IsSpecial(value, isRelaxed))
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
        ulong eight = bytes.AsUInt64().ToScalar();
        Unsafe.WriteUnaligned(ref target, (uint)eight);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, length - 4), (uint)(eight >> 32));
        return specials == 0 ? (int)length : FirstOfTwo(specials & 0xFF, 4, (int)length - 4);
    }

    // Eight to fifteen: likewise with eight.
    private static int CopyMedium(ref ushort source, ref byte target, nuint length, bool isRelaxed)
    {
        Vector128<ushort> first = Vector128.LoadUnsafe(ref source);
        Vector128<ushort> last = Vector128.LoadUnsafe(ref source, length - 8);
        uint specials = Specials(first, last, isRelaxed, out Vector128<byte> bytes);
        Unsafe.WriteUnaligned(ref target, bytes.AsUInt64().ToScalar());
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, length - 8), UpperHalf(bytes));
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

    /// <summary>
    /// Makes bytes of sixteen characters, and a bit for each that is special. Called only if <see cref="VectorLookup.AreSupported"/> is
    /// true.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint Specials(Vector128<ushort> first, Vector128<ushort> second, bool isRelaxed, out Vector128<byte> bytes)
    {
        bytes = Bytes(first, second);

        // The low half of a byte chooses the one special character that ends in it, a backslash apart, which shares its half with '<'.
        // 0x80 equals no ASCII. As signed numbers, bytes beyond ASCII are below the blank, like control characters.
        Vector128<byte> specials = isRelaxed
            ? Vector128.Create(0x80, 0x80, (byte)'"', 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x7F)
            : Vector128.Create(
                (byte)'`', 0x80, (byte)'"', 0x80, 0x80, 0x80, (byte)'&', (byte)'\'', 0x80, 0x80, 0x80, (byte)'+', (byte)'<', 0x80,
                (byte)'>', 0x7F);
        return (Vector128.Equals(VectorLookup.LookByLowerHalf(specials, bytes), bytes)
            | Vector128.Equals(bytes, Vector128.Create((byte)'\\'))
            | Vector128.LessThan(bytes.AsSByte(), Vector128.Create((sbyte)' ')).AsByte()).ExtractMostSignificantBits();
    }

    /// <summary>
    /// Saturated, what is beyond ASCII stays beyond it, or (from U+8000 on, where numbers are signed) becomes a control character: special
    /// either way.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static Vector128<byte> Bytes(Vector128<ushort> first, Vector128<ushort> second) => Sse2.IsSupported
        ? Sse2.PackUnsignedSaturate(first.AsInt16(), second.AsInt16())
        : AdvSimd.ExtractNarrowingSaturateUpper(AdvSimd.ExtractNarrowingSaturateLower(first), second);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong UpperHalf(Vector128<byte> bytes) => Sse2.IsSupported
        ? Sse2.UnpackHigh(bytes.AsUInt64(), bytes.AsUInt64()).ToScalar()
        : bytes.AsUInt64().GetElement(1);
}
