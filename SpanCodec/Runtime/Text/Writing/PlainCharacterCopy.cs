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
    private const nuint Step = 64;
    private const nuint Half = Step / 2;
    private const nuint Sixteen = 16;

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
        if (!VectorLookup.AreSupported)
            return CopyOneByOne(ref source, ref destination, length, isRelaxed);
        if (length >= 16)
            return CopyLong(ref source, ref destination, length, isRelaxed);
        return length >= 4
            ? CopyShort(ref source, ref destination, length, isRelaxed)
            : CopyFew(ref source, ref destination, length, isRelaxed);
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

    // Up to three: the first, the one in the middle and the last.
    private static int CopyFew(ref ushort source, ref byte target, nuint length, bool isRelaxed)
    {
        if (length == 0)
            return 0;
        var first = (char)source;
        var middle = (char)Unsafe.Add(ref source, length >> 1);
        var last = (char)Unsafe.Add(ref source, length - 1);
        target = (byte)first;
        Unsafe.Add(ref target, length >> 1) = (byte)middle;
        Unsafe.Add(ref target, length - 1) = (byte)last;
        bool areSpecial = AsciiEscapeLetters.IsSpecial(first, isRelaxed)
            | AsciiEscapeLetters.IsSpecial(middle, isRelaxed)
            | AsciiEscapeLetters.IsSpecial(last, isRelaxed);
        return areSpecial ? CopyOneByOne(ref source, ref target, length, isRelaxed) : (int)length;
    }

    // Four to fifteen: one way for all of these, because lengths of words cannot be foreseen. The first four, the last four, and between
    // them the second and the last but one, or where there are less than eight the last and the first once more.
    private static int CopyShort(ref ushort source, ref byte target, nuint length, bool isRelaxed)
    {
        nuint last = length - 4;
        nuint third = (length - 8) & (0 - (length >> 3));
        nuint second = last - third;
        uint specials = Specials(
            Vector128.Create(FourAt(ref source, 0), FourAt(ref source, second)).AsUInt16(),
            Vector128.Create(FourAt(ref source, third), FourAt(ref source, last)).AsUInt16(),
            isRelaxed,
            out Vector128<byte> bytes);
        ulong lower = bytes.AsUInt64().ToScalar();
        ulong upper = UpperHalf(bytes);
        Unsafe.WriteUnaligned(ref target, (uint)lower);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, second), (uint)(lower >> 32));
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, third), (uint)upper);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref target, last), (uint)(upper >> 32));
        if (specials == 0)
            return (int)length;
        uint all = (specials & 0xF) | (((specials >> 4) & 0xF) << (int)second) | (((specials >> 8) & 0xF) << (int)third)
            | ((specials >> 12) << (int)last);
        return BitOperations.TrailingZeroCount(all);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong FourAt(ref ushort source, nuint at) =>
        Unsafe.ReadUnaligned<ulong>(ref Unsafe.As<ushort, byte>(ref Unsafe.Add(ref source, at)));

    // Few steps, as nobody can foresee how many there are: of 64 characters, of which the last ones overlap those before.
    private static int CopyLong(ref ushort source, ref byte target, nuint length, bool isRelaxed)
    {
        Vector128<byte> table = SpecialsByHalf(isRelaxed);
        // A text of another alphabet has no plain beginning, and the blocks behind it would be made in vain.
        uint begin = CopySixteen(ref source, ref target, 0, table);
        if (begin != 0)
            return BitOperations.TrailingZeroCount(begin);
        if (length < Half)
        {
            // The last sixteen. What overlaps the first is known to be plain.
            nuint lastBlock = length - Sixteen;
            uint end = CopySixteen(ref source, ref target, lastBlock, table);
            return end == 0 ? (int)length : (int)lastBlock + BitOperations.TrailingZeroCount(end);
        }

        nuint at = 0;
        if (length < Step)
        {
            ulong first = CopyHalf(ref source, ref target, 0, table);
            ulong last = CopyHalf(ref source, ref target, length - Half, table);
            // A character of both halves has its bit in both, at the same place.
            ulong all = first | (last << (int)(length - Half));
            return all == 0 ? (int)length : BitOperations.TrailingZeroCount(all);
        }

        while (true)
        {
            ulong specials = CopyHalf(ref source, ref target, at, table)
                | ((ulong)CopyHalf(ref source, ref target, at + Half, table) << (int)Half);
            if (specials != 0)
                return (int)at + BitOperations.TrailingZeroCount(specials);
            if (at == length - Step)
                return (int)length;
            at = Math.Min(at + Step, length - Step);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint CopyHalf(ref ushort source, ref byte target, nuint at, Vector128<byte> table)
    {
        if (Avx2.IsSupported)
        {
            Vector256<byte> bytes = Avx2.Permute4x64(
                Avx2.PackUnsignedSaturate(
                    Vector256.LoadUnsafe(ref source, at).AsInt16(), Vector256.LoadUnsafe(ref source, at + 16).AsInt16()).AsUInt64(),
                0b11_01_10_00).AsByte();
            bytes.StoreUnsafe(ref target, at);
            return (Vector256.Equals(Avx2.Shuffle(Vector256.Create(table, table), bytes), bytes)
                | Vector256.Equals(bytes, Vector256.Create((byte)'\\'))
                | Vector256.LessThan(bytes.AsSByte(), Vector256.Create((sbyte)' ')).AsByte()).ExtractMostSignificantBits();
        }

        return CopySixteen(ref source, ref target, at, table) | (CopySixteen(ref source, ref target, at + 16, table) << 16);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint CopySixteen(ref ushort source, ref byte target, nuint at, Vector128<byte> table)
    {
        uint specials = Specials(
            Vector128.LoadUnsafe(ref source, at), Vector128.LoadUnsafe(ref source, at + 8), table, out Vector128<byte> bytes);
        bytes.StoreUnsafe(ref target, at);
        return specials;
    }

    /// <summary>
    /// Makes bytes of sixteen characters, and a bit for each that is special. Called only if <see cref="VectorLookup.AreSupported"/> is
    /// true.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint Specials(Vector128<ushort> first, Vector128<ushort> second, bool isRelaxed, out Vector128<byte> bytes) =>
        Specials(first, second, SpecialsByHalf(isRelaxed), out bytes);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Specials(Vector128<ushort> first, Vector128<ushort> second, Vector128<byte> table, out Vector128<byte> bytes)
    {
        bytes = Bytes(first, second);
        // As signed numbers, bytes beyond ASCII are below the blank, like control characters.
        return (Vector128.Equals(VectorLookup.LookByLowerHalf(table, bytes), bytes)
            | Vector128.Equals(bytes, Vector128.Create((byte)'\\'))
            | Vector128.LessThan(bytes.AsSByte(), Vector128.Create((sbyte)' ')).AsByte()).ExtractMostSignificantBits();
    }

    /// <summary>
    /// The low half of a byte chooses the one special character that ends in it, a backslash apart, which shares its half with '&lt;'.
    /// 0x80 equals no ASCII.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> SpecialsByHalf(bool isRelaxed) => isRelaxed
        ? Vector128.Create(0x80, 0x80, (byte)'"', 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x7F)
        : Vector128.Create(
            (byte)'`', 0x80, (byte)'"', 0x80, 0x80, 0x80, (byte)'&', (byte)'\'', 0x80, 0x80, 0x80, (byte)'+', (byte)'<', 0x80,
            (byte)'>', 0x7F);

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
