using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

/// <summary>
/// The shortest decimal that reads back as a double or a float, found by one product: a power of ten leaves as many digits before the point
/// as the type always has right, and a fraction behind it. The fraction, beside half the distance to the next number, says whether it can
/// be left out or rounded up; else one more digit is needed, the nearest. What is too close to a border or the middle to be sure, another
/// has to decide.
/// </summary>
internal static class ShortestDigits
{
    private const int DoubleBits = 52;
    private const int SingleBits = 23;

    // The bits behind the point in the upper half of the product.
    private const int DoublePlaces = 62 - DoubleBits;
    private const int SinglePlaces = 62 - SingleBits;

    // Fractions have 32 bits. Three cut parts, the power and half the distance make them wrong by less than four, and by as much for each
    // of ten digits; this is twice that.
    private const uint Unsure = 8;

    /// <summary>
    /// Fifteen or sixteen digits and, as <paramref name="last"/>, one more, which may be zero; they are to be divided by ten to the power
    /// of <paramref name="places"/>. Returns zero where it is not sure, for what is no ordinary number, and for powers of two, whose
    /// neighbours are not equally far.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Find(ulong bits, out uint last, out int places)
    {
        ulong significand = (bits << (63 - DoubleBits)) | (1UL << 63);
        int biased = (int)(bits >> DoubleBits) & 0x7FF;
        places = PlacesOf(biased - 1023 - DoubleBits);
        last = 0;
        if ((uint)(biased - 1) >= 0x7FE || significand << 1 == 0)
            return 0;

        // Bound: powers of these exponents are all in the table.
        ref ulong entry = ref Entry(places);
        ulong upper = entry;
        ulong lower = Unsafe.Add(ref entry, 1);
        int shift = (1023 + DoubleBits - biased) - LogarithmOfTwo(places);
        uint half = (uint)(upper >> 32) >> shift;
        ulong above = (significand + (1UL << DoublePlaces)) >> shift;
        significand >>= shift;
        ulong digits;
        uint fraction;
        if (Products.AreDirect)
        {
            digits = Products.High(above, upper) >> DoublePlaces;
            fraction = (uint)(Products.High(significand, upper) << (32 - DoublePlaces))
                + (uint)((significand * upper) >> (32 + DoublePlaces))
                + (uint)(Products.High(significand, lower) >> (32 + DoublePlaces));
            // The digits lack what lower words carry, up to two at the last place of the upper one: that matters where the fraction and
            // half are little more than one.
            if (fraction + half + Unsure <= (2U << (32 - DoublePlaces)) + (2 * Unsure))
                return 0;
        }
        else
        {
            digits = Products.HighOfParts(significand, upper, lower, out ulong rest);
            fraction = (uint)(((digits << 32) + rest) >> DoublePlaces);
            digits = ((digits + (rest >> 32)) >> DoublePlaces) + (((ulong)fraction + half) >> 32);
            if (fraction + half + Unsure <= 2 * Unsure)
                return 0;
        }

        return IsSure(fraction, half, out last) ? digits : 0;
    }

    /// <summary>Finds the digits of a float: six to eight, and one more.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Find(uint bits, out uint last, out int places)
    {
        ulong significand = ((ulong)bits << (63 - SingleBits)) | (1UL << 63);
        int biased = (int)(bits >> SingleBits) & 0xFF;
        places = PlacesOf(biased - 127 - SingleBits);
        last = 0;
        if ((uint)(biased - 1) >= 0xFE || significand << 1 == 0)
            return 0;

        // Half of the power is enough.
        ulong upper = Entry(places);
        int shift = (127 + SingleBits - biased) - LogarithmOfTwo(places);
        uint half = (uint)(upper >> 32) >> shift;
        ulong above = (significand + (1UL << SinglePlaces)) >> shift;
        uint fraction = (uint)(Products.High(significand >> shift, upper) >> (SinglePlaces - 32));
        return fraction + half + Unsure > 2 * Unsure && IsSure(fraction, half, out last) ? Products.High(above, upper) >> SinglePlaces : 0;
    }

    /// <param name="fraction">The digits' fraction; a unit is 2^32.</param>
    /// <param name="half">Half the distance to the next number.</param>
    /// <param name="last">The digit behind the others, unless these are near enough.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsSure(uint fraction, uint half, out uint last)
    {
        // The conditions below are no jumps, because nobody can foresee the digits. The upper half is all ones if the fraction is not
        // needed.
        ulong border = (ulong)(fraction + half) - (half + half);
        // Ten times the fraction, and a half, in units of 2^31.
        ulong next = ((fraction & ~(uint)(border >> 32)) * 5UL) + (1UL << 30);
        last = (uint)(next >> 31);
        if ((uint)border + Unsure <= 2 * Unsure)
            return false;
        return (uint)(next * 2) + (8 * Unsure) > 16 * Unsure;
    }

    /// <summary>How many decimal places to the right turn two to that power into a number from a tenth to one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int PlacesOf(int exponent) => ~((exponent * 1_262_611) >> 22);

    /// <summary>Returns the logarithm to the base two of ten to a power, cut off.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int LogarithmOfTwo(int power) => (power * 1_741_647) >> 19;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref ulong Entry(int power) =>
        ref Unsafe.Add(ref MemoryMarshal.GetReference(PowersOfFive.Halves), (nint)(uint)((power - PowersOfFive.Smallest) * 2));
}
