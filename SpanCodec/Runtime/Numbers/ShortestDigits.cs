using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

/// <summary>
/// The shortest decimal that reads back as a double or a float, found by one product: a power of ten makes the number one of as many
/// digits as are ever needed before the point. Then its last digit and its fraction, beside half the distance to the next number, say
/// whether a multiple of ten is near enough; else it is the nearest integer. Where a candidate is too close to a border or the middle to
/// be sure, another has to decide.
/// </summary>
internal static class ShortestDigits
{
    private const int DoubleBits = 52;
    private const int SingleBits = 23;

    // Places behind the point of what is compared: ten, the distance from one multiple of ten to the next, takes the four bits before it.
    private const int Places = 60;
    private const ulong Ten = 10UL << Places;

    // What the power and the products leave out is less than this: of a double less than three, of a float, whose product has only half
    // of the power's digits, less than its 28 bits.
    private const ulong Unsure = 4;
    private const ulong UnsureSingle = 1UL << 25;

    /// <summary>
    /// Seventeen digits, which may end in zeros, and their power of ten. False also for what is no ordinary number, and for powers of two,
    /// whose neighbours are not equally far.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryFind(ulong bits, out ulong digits, out int power)
    {
        ulong fraction = bits & ((1UL << DoubleBits) - 1);
        int biased = (int)(bits >> DoubleBits) & 0x7FF;
        int exponent = biased - 1023 - DoubleBits;
        power = LogarithmOfTwo(exponent);
        digits = 0;
        if ((uint)(biased - 1) >= 0x7FE || fraction == 0)
            return false;

        // Bound: powers of these exponents are all in the table.
        ref ulong entry = ref Entry(-power);
        ulong upper = entry;
        int shift = Shift(exponent, power);
        ulong significand = (fraction | (1UL << DoubleBits)) << shift;
        ulong whole = Products.High(significand, upper);
        ulong part = significand * upper;
        ulong carried = Products.High(significand, Unsafe.Add(ref entry, 1));
        part += carried;
        if (part < carried)
            whole++;
        bool isSure = Decide(whole, part, upper >> (64 - Places + 1 - shift), Unsure, out digits);
        ToSeventeen(ref digits, ref power);
        return isSure;
    }

    /// <summary>The same of a float, which has seven to nine before zeros.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryFind(uint bits, out ulong digits, out int power)
    {
        uint fraction = bits & ((1U << SingleBits) - 1);
        int biased = (int)(bits >> SingleBits) & 0xFF;
        int exponent = biased - 127 - SingleBits;
        power = LogarithmOfTwo(exponent);
        digits = 0;
        if ((uint)(biased - 1) >= 0xFE || fraction == 0)
            return false;

        ulong upper = Entry(-power);
        int shift = Shift(exponent, power);
        ulong significand = (ulong)(fraction | (1U << SingleBits)) << shift;
        bool isSure = Decide(
            Products.High(significand, upper), significand * upper, upper >> (64 - Places + 1 - shift), UnsureSingle, out digits);
        digits *= 100_000_000;
        power -= 8;
        ToSeventeen(ref digits, ref power);
        ToSeventeen(ref digits, ref power);
        return isSure;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Decide(ulong whole, ulong part, ulong half, ulong unsure, out ulong digits)
    {
        ulong tens = whole / 10;
        ulong place = ((whole - (tens * 10)) << Places) | (part >> (64 - Places));
        ulong above = place + half;
        bool isAbove = above > Ten;
        // Conditions that depend on the digits cannot be foreseen: these are moves, not jumps.
        ulong shorter = (tens + (isAbove ? 1UL : 0UL)) * 10;
        ulong nearest = whole + (part >> 63);
        digits = place < half | isAbove ? shorter : nearest;
        return (place - half) + unsure > 2 * unsure
            && (above - Ten) + unsure > 2 * unsure
            && (part - (1UL << 63)) + (unsure << 4) > unsure << 5;
    }

    /// <summary>Of sixteen digits or one less.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void ToSeventeen(ref ulong digits, ref int power)
    {
        ulong ten = digits * 10;
        bool isOneMore = digits < 10_000_000_000_000_000;
        digits = isOneMore ? ten : digits;
        power -= isOneMore ? 1 : 0;
    }

    /// <summary>The decimal logarithm of a power of two, cut off.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int LogarithmOfTwo(int exponent) => (exponent * 1_262_611) >> 22;

    /// <summary>How far the significand has to be moved for the product's point to stand between its upper words.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Shift(int exponent, int power) => exponent + ((-power * 1_741_647) >> 19) + 1;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref ulong Entry(int power) =>
        ref Unsafe.Add(ref MemoryMarshal.GetReference(PowersOfFive.Halves), (power - PowersOfFive.Smallest) * 2);
}
