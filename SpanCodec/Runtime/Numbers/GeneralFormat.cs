using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace SpanCodecs.Support;

/// <summary>
/// Writes digits and a power of ten as the framework's general format does, without a branch for each digit: always seventeen, the last
/// sixteen of them as one vector. How many closing zeros there are only decides where the text ends.
/// </summary>
internal static class GeneralFormat
{
    /// <summary>The digits of each number.</summary>
    public const int Most = 17;

    private const ulong SixteenDigits = 10_000_000_000_000_000;

    public static bool IsSupported
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Vector128.IsHardwareAccelerated && BitConverter.IsLittleEndian;
    }

    // From sixteen less a number on: ones for that many bytes, then zeros.
    private static ReadOnlySpan<byte> OnesAndZeros =>
    [
        0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ];

    /// <param name="destination">Where the sign goes, if there is one.</param>
    /// <param name="sign">One for a minus sign, or zero.</param>
    /// <param name="digits">Seventeen.</param>
    /// <param name="power">Of ten, that the digits are times.</param>
    /// <param name="largestPoint">With more digits before the point there is an exponent.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Write(ref byte destination, int sign, ulong digits, int power, int largestPoint)
    {
        int point = power + Most;
        destination = (byte)'-';
        ref byte first = ref Unsafe.Add(ref destination, sign);
        ulong leading = digits / SixteenDigits;
        Vector128<byte> others = Sixteen(digits - (leading * SixteenDigits), Sse2.IsSupported);
        uint zeros = Vector128.Equals(others, Vector128<byte>.Zero).ExtractMostSignificantBits();
        int count = 33 - BitOperations.LeadingZeroCount(~zeros & 0xFFFF);
        others |= Vector128.Create((byte)'0');
        first = (byte)('0' + leading);
        if ((uint)(point - 1) >= (uint)largestPoint)
            return sign + WriteOutside(ref first, others, count, point);

        // All digits one place further, and then again those before the point, where they belong.
        // Bound: the point is behind one to seventeen digits.
        Vector128<byte> before = Vector128.LoadUnsafe(ref MemoryMarshal.GetReference(OnesAndZeros), (nuint)(uint)(Most - point));
        others.StoreUnsafe(ref Unsafe.Add(ref first, 2));
        Vector128.ConditionalSelect(before, others, Further(others)).StoreUnsafe(ref Unsafe.Add(ref first, 1));
        if (count <= point)
            return sign + point;
        Unsafe.Add(ref first, point) = (byte)'.';
        return sign + count + 1;
    }

    // Where code is compiled for any processor, a shuffle is a call.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Further(Vector128<byte> digits) => Sse2.IsSupported
        ? Sse2.ShiftLeftLogical128BitLane(digits, 1)
        : Vector128.Shuffle(digits, Vector128.Create((byte)0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14));

    /// <summary>
    /// Zeros before all digits, or an exponent behind them. With the sign, at most 24 bytes are stored: both types have room for as many.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int WriteOutside(ref byte first, Vector128<byte> others, int count, int point)
    {
        byte leading = first;
        if (point is <= 0 and >= -3)
        {
            Unsafe.WriteUnaligned(ref first, 0x3030_3030_3030_2E30UL);
            ref byte at = ref Unsafe.Add(ref first, 2 - point);
            at = leading;
            others.StoreUnsafe(ref Unsafe.Add(ref at, 1));
            return 2 - point + count;
        }

        Unsafe.Add(ref first, 1) = (byte)'.';
        others.StoreUnsafe(ref Unsafe.Add(ref first, 2));
        return Exponent(ref first, count > 1 ? count + 1 : 1, point - 1);
    }

    /// <summary>At least two digits.</summary>
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

    /// <summary>The digits of a number below 10^16, one in each byte: by halves, from eight of them to one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static Vector128<byte> Sixteen(ulong value, bool isByVector)
    {
        ulong upper = value / 100_000_000;
        ulong fours = Fours(upper);
        ulong lowerFours = Fours(value - (upper * 100_000_000));
        return isByVector
            ? Ones(Vector128.Create(fours, lowerFours).AsUInt16())
            : Vector128.Create(Ones(fours), Ones(lowerFours)).AsByte();
    }

    /// <summary>Two numbers of four digits, the upper one in the lower half, as the first byte in memory is.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Fours(ulong eight)
    {
        ulong upper = (eight * 109_951_163) >> 40;
        return upper | ((eight - (upper * 10_000)) << 32);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Ones(Vector128<ushort> fours)
    {
        Vector128<ushort> hundreds = Sse2.MultiplyHigh(fours, Vector128.Create((ushort)5243)) >>> 3;
        Vector128<ushort> twos = hundreds | ((fours - (hundreds * (ushort)100)).AsUInt32() << 16).AsUInt16();
        Vector128<ushort> tens = Sse2.MultiplyHigh(twos, Vector128.Create((ushort)6554));
        return (tens | ((twos - (tens * (ushort)10)) << 8)).AsByte();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Ones(ulong fours)
    {
        ulong hundreds = ((fours * 5243) >> 19) & 0x0000_007F_0000_007F;
        ulong twos = hundreds | ((fours - (hundreds * 100)) << 16);
        ulong tens = ((twos * 103) >> 10) & 0x000F_000F_000F_000F;
        return tens | ((twos - (tens * 10)) << 8);
    }
}
