using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace SpanCodecs.Support;

/// <summary>
/// Writes digits as the framework's general format does, without a branch for each: sixteen of them as one vector, and one behind it. How
/// many closing zeros there are only decides where the text ends.
/// </summary>
internal static class GeneralFormat
{
    /// <summary>Digits of the vector. With as many before the point, and no more, the point is among them.</summary>
    private const int InVector = 16;

    private const int LargestPoint = InVector - 1;

    /// <summary>
    /// The number of zeros behind the point, before the first digit, that are written. With more of them there is an exponent.
    /// </summary>
    private const int MostZeros = 3;

    public static bool IsSupported
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => VectorLookup.AreSupported;
    }

    // The places of the digits, which stand backwards: from as many on as there are zeros before the first.
    private static ReadOnlySpan<byte> Places => [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0xFF, 0xFF];

    // The numbers that are added to these places: nothing before the point, no place for the point, and one behind it, as each digit is a
    // place further.
    private static ReadOnlySpan<byte> BehindPoint =>
    [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x80,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    ];

    /// <summary>Writes a number if <see cref="IsSupported"/> is true. Returns the position after it. Stores at most 23 bytes.</summary>
    /// <param name="first">The byte where the first digit goes.</param>
    /// <param name="at">The position of that.</param>
    /// <param name="digits">Sixteen digits; there may be up to two zeros at the beginning.</param>
    /// <param name="last">The seventeenth.</param>
    /// <param name="zeros">The number of zeros at the beginning.</param>
    /// <param name="places">How many of the sixteen are behind the point.</param>
    /// <param name="largestPoint">A number with up to so many digits before the point is no whole one.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Write(ref byte first, int at, ulong digits, uint last, uint zeros, int places, int largestPoint)
    {
        int behind = (int)zeros + places - 1;
        if ((uint)(behind - (LargestPoint - largestPoint)) > (uint)(largestPoint + MostZeros))
            return WriteOutside(ref first, at, digits, last, LargestPoint - behind, largestPoint);

        Vector128<byte> backwards = Backwards(digits, Sse2.IsSupported);
        uint others = (NotZero(backwards) * 2) + ((last + 15) >> 4);
        int end = at - (int)zeros - BitOperations.TrailingZeroCount(others);
        backwards |= Vector128.Create((byte)'0');
        last += '0';
        Vector128<byte> order = Vector128.LoadUnsafe(ref MemoryMarshal.GetReference(Places), (nuint)zeros);
        if (behind >= LargestPoint)
        {
            Unsafe.WriteUnaligned(ref first, 0x3030_3030_3030_2E30UL);
            first = ref Unsafe.Add(ref first, (nuint)(uint)(behind - LargestPoint + 2));
            VectorLookup.Look(backwards, order).StoreUnsafe(ref first);
            Unsafe.Add(ref first, (nuint)(InVector - zeros)) = (byte)last;
            return end + behind - LargestPoint + 2 + InVector + 1;
        }

        // The point comes last: where the vector's last digit is the last before it, the second store of that digit is in its place.
        order += Vector128.LoadUnsafe(ref MemoryMarshal.GetReference(BehindPoint), (nuint)(uint)behind);
        VectorLookup.Look(backwards, order).StoreUnsafe(ref first);
        ref byte rest = ref Unsafe.Add(ref first, (nuint)(InVector - zeros));
        rest = backwards.ToScalar();
        Unsafe.Add(ref rest, 1) = (byte)last;
        Unsafe.Add(ref first, (nuint)(uint)(LargestPoint - behind)) = (byte)'.';
        return end + InVector + 2;
    }

    /// <summary>Whole numbers, and those with an exponent.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int WriteOutside(ref byte first, int at, ulong digits, uint last, int point, int largestPoint)
    {
        Vector128<byte> backwards = Backwards(digits, Sse2.IsSupported);
        uint others = (NotZero(backwards) * 2) + (last == 0 ? 0U : 1U);
        int zeros = BitOperations.LeadingZeroCount(others) - (31 - InVector);
        int count = InVector + 1 - zeros - BitOperations.TrailingZeroCount(others);
        Vector128<byte> forwards = VectorLookup.Look(
            backwards | Vector128.Create((byte)'0'), Vector128.LoadUnsafe(ref MemoryMarshal.GetReference(Places), (nuint)(uint)zeros));
        if (point > largestPoint && point <= largestPoint + 2)
        {
            forwards.StoreUnsafe(ref first);
            ref byte rest = ref Unsafe.Add(ref first, InVector - zeros);
            rest = (byte)('0' + last);
            Unsafe.Add(ref rest, 1) = (byte)'0';
            if (count <= point)
                return at + point;
            // The one digit that is behind the point.
            Unsafe.Add(ref rest, 1) = rest;
            rest = (byte)'.';
            return at + count + 1;
        }

        forwards.StoreUnsafe(ref Unsafe.Add(ref first, 1));
        Unsafe.Add(ref first, InVector + 1 - zeros) = (byte)('0' + last);
        first = forwards.ToScalar();
        Unsafe.Add(ref first, 1) = (byte)'.';
        return at + Exponent(ref first, count > 1 ? count + 1 : 1, point - 1);
    }

    /// <summary>Writes an exponent with at least two digits.</summary>
    internal static int Exponent(ref byte first, int at, int exponent)
    {
        Unsafe.Add(ref first, at) = (byte)'E';
        Unsafe.Add(ref first, at + 1) = exponent < 0 ? (byte)'-' : (byte)'+';
        uint size = (uint)Math.Abs(exponent);
        if (size < 100)
        {
            Digits.WriteTwo(ref Unsafe.Add(ref first, at + 2), size);
            return at + 4;
        }

        return at + 2 + Digits.Write(ref Unsafe.Add(ref first, at + 2), size);
    }

    /// <summary>The digits of a number below 10^16, one in each byte, the last one first: by halves, from eight of them to one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static Vector128<byte> Backwards(ulong value, bool isByVector)
    {
        ulong upper = value / 100_000_000;
        ulong lower = value - (upper * 100_000_000);
        return isByVector ? ByVector(Vector128.Create(lower, upper)) : Vector128.Create(ByWord(lower), ByWord(upper)).AsByte();
    }

    /// <summary>A bit for each digit that is not zero.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint NotZero(Vector128<byte> digits) => (digits + Vector128.Create((byte)0x7F)).ExtractMostSignificantBits();

    /// <summary>Reverses the bytes; called only if <see cref="IsSupported"/> is true.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static Vector128<byte> Forwards(Vector128<byte> backwards) =>
        VectorLookup.Look(backwards, Vector128.LoadUnsafe(ref MemoryMarshal.GetReference(Places)));

    // Each step leaves the quotient above the remainder: it adds the quotient times what is between their places, less the divisor.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> ByVector(Vector128<ulong> eights)
    {
        Vector128<ulong> tenThousands = Sse2.Multiply(eights.AsUInt32(), Vector128.Create(109_951_163UL).AsUInt32()) >>> 40;
        Vector128<ulong> fours = eights + Sse2.Multiply(tenThousands.AsUInt32(), Vector128.Create((1UL << 32) - 10_000).AsUInt32());
        // No processor multiplies 32 bits by 32 as fast: here the quotient is moved, and not multiplied.
        Vector128<ushort> hundreds = Sse2.MultiplyHigh(fours.AsUInt16(), Vector128.Create((ushort)5243)) >>> 3;
        Vector128<ushort> twos = (fours.AsUInt16() - (hundreds * (ushort)100)) | (hundreds.AsUInt32() << 16).AsUInt16();
        Vector128<ushort> tens = Sse2.MultiplyHigh(twos, Vector128.Create((ushort)6554));
        return (twos + (tens * (ushort)(256 - 10))).AsByte();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong ByWord(ulong eight)
    {
        ulong fours = eight + (((eight * 109_951_163) >> 40) * ((1UL << 32) - 10_000));
        ulong twos = fours + ((((fours * 5243) >> 19) & 0x0000_007F_0000_007F) * (65_536 - 100));
        return twos + ((((twos * 103) >> 10) & 0x000F_000F_000F_000F) * (256 - 10));
    }
}
