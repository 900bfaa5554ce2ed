using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>
/// The shortest decimal that reads back as a binary number, and of several that short the closest one.
/// Raffaello Giulietti, "The Schubfach way to render doubles" (2020): the number and the borders of what rounds to it, each times one
/// power of ten, are enough; no digit is made only to be thrown away.
/// </summary>
internal static class ShortestDecimal
{
    // The framework writes for some powers of two beyond these a decimal that reads back as the number below. It is asked for those.
    private const int Smallest = -96;
    private const int Largest = 64;

    /// <summary>
    /// Finds, for <paramref name="significand"/> times two to the power of <paramref name="exponent"/>, digits (which may end in zeros) and
    /// their power of ten. Returns false if the framework should decide: in the rare cases that depend on a rule for ties, where a
    /// candidate is exactly on a border or the number exactly between two. At a power of two the number below is only half as far away as
    /// the one above.
    /// </summary>
    public static bool TryFind(ulong significand, int exponent, bool isAtPowerOfTwo, out ulong digits, out int power)
    {
        // Floor of the logarithm of what rounds to the number: at most one or two candidates of that power of ten lie within.
        power = ((exponent * 1_262_611) - (isAtPowerOfTwo ? 524_031 : 0)) >> 22;
        digits = 0;
        if (-power is < Smallest or > Largest)
            return false;

        UInt128 tenth = PowerOfTen(-power);
        int shift = exponent + ((-power * 1_741_647) >> 19) + 1;
        // The borders are counted in quarters, so that halves and the borders, which are halfway to the neighbours, are whole.
        ulong lower = Scaled(tenth, ((4 * significand) - (isAtPowerOfTwo ? 1UL : 2UL)) << shift);
        ulong number = Scaled(tenth, (4 * significand) << shift);
        ulong upper = Scaled(tenth, ((4 * significand) + 2) << shift);

        ulong below = number / 4;
        ulong shorter = below / 10;
        bool isShorterBelow = lower < 40 * shorter;
        bool isShorterAbove = (40 * shorter) + 40 < upper;
        bool isBelow = lower < 4 * below;
        bool isAbove = (4 * below) + 4 < upper;
        if (lower == 40 * shorter || (40 * shorter) + 40 == upper
            || lower == 4 * below || (4 * below) + 4 == upper || number == (4 * below) + 2)
            return false;

        if (isShorterBelow != isShorterAbove && below >= 10)
        {
            digits = shorter + (isShorterAbove ? 1UL : 0);
            power++;
        }
        else if (isBelow != isAbove)
        {
            digits = below + (isAbove ? 1UL : 0);
        }
        else
        {
            digits = below + (number > (4 * below) + 2 ? 1UL : 0);
        }

        return true;
    }

    /// <summary>128 bits, rounded up. Up to 5^55 the table's are exact.</summary>
    private static UInt128 PowerOfTen(int power)
    {
        int index = (power - PowersOfFive.Smallest) * 2;
        var cut = new UInt128(PowersOfFive.Halves[index], PowersOfFive.Halves[index + 1]);
        return power > 55 ? cut + 1 : cut;
    }

    /// <summary>
    /// The upper 64 of 192 bits, rounded to odd: the last bit is set as well when any bit behind it is. Comparisons with even numbers
    /// then come out as they would with all bits.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Scaled(UInt128 tenth, ulong quarters)
    {
        ulong upper = (ulong)(tenth >> 64);
        ulong carried = Products.High((ulong)tenth, quarters);
        ulong high = Products.High(upper, quarters);
        ulong low = upper * quarters;
        ulong rest = low + carried;
        if (rest < low)
            high++;
        // PowerOfTen may have rounded the table up by one. So a rest of 1 does not count.
        return high | (rest > 1 ? 1UL : 0);
    }
}
