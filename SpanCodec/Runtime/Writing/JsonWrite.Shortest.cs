using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanCodecs.Support;

// Numbers with all the digits they can have, as measurements and calculations leave them.
public static partial class JsonWrite
{
    /// <summary>Writes nothing and returns 0 for what the framework writes: the very large, the very small, and ties.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static int Shortest(ref byte destination, ulong bits, int mantissaBits, int exponentBits, int largestPoint)
    {
        ulong fraction = bits & ((1UL << mantissaBits) - 1);
        int largest = (1 << exponentBits) - 1;
        int exponent = (int)(bits >> mantissaBits) & largest;
        if (exponent == 0 || exponent == largest)
            return 0;
        bool isNegative = bits >> (mantissaBits + exponentBits) != 0;
        return ShortestDecimal.TryFind(
            fraction | (1UL << mantissaBits), exponent - (largest / 2) - mantissaBits, fraction == 0 && exponent > 1, out ulong digits,
            out int power)
            ? General(ref destination, isNegative, digits, power, largestPoint)
            : 0;
    }

    /// <summary>
    /// Writes as the framework's general format does: with an exponent of at least two digits if the point would come after all of the
    /// type's digits, or after four zeros. Writes at most 24 bytes: a sign, seventeen digits, a point, and five for an exponent.
    /// </summary>
    private static int General(ref byte destination, bool isNegative, ulong digits, int power, int largestPoint)
    {
        while (true)
        {
            ulong shorter = digits / 10;
            if (shorter * 10 != digits)
                break;
            digits = shorter;
            power++;
        }

        int start = 0;
        if (isNegative)
        {
            destination = (byte)'-';
            start = 1;
        }

        // The digits, with one free byte before them; the digits before the point then move there.
        ref byte first = ref Unsafe.Add(ref destination, start);
        int count = Digits.Write(ref Unsafe.Add(ref first, 1), digits);
        int point = count + power;
        if (point > largestPoint || point < -3)
            return start + Exponential(ref first, count, point - 1);
        return start + Pointed(ref first, count, point);
    }

    /// <summary>Digits with one free byte before them: the point goes after that many of them, or zeros take their place.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Pointed(ref byte first, int count, int point)
    {
        if (point <= 0)
            return Small(ref first, count, -point);
        // There are mostly one to three: a call to copy them takes longer.
        int moved = Math.Min(point, count);
        for (int i = 0; i < moved; i++)
            Unsafe.Add(ref first, i) = Unsafe.Add(ref first, i + 1);
        if (point >= count)
        {
            for (int i = count; i < point; i++)
                Unsafe.Add(ref first, i) = (byte)'0';
            return point;
        }

        Unsafe.Add(ref first, point) = (byte)'.';
        return count + 1;
    }

    /// <summary>A zero, the point, zeros, and then all digits.</summary>
    private static int Small(ref byte first, int count, int zeros)
    {
        int before = zeros + 2;
        Span<byte> digits = MemoryMarshal.CreateSpan(ref Unsafe.Add(ref first, 1), count);
        digits.CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref first, before), count));
        MemoryMarshal.CreateSpan(ref first, before).Fill((byte)'0');
        Unsafe.Add(ref first, 1) = (byte)'.';
        return before + count;
    }

    private static int Exponential(ref byte first, int count, int exponent)
    {
        first = Unsafe.Add(ref first, 1);
        int at = 1;
        if (count > 1)
        {
            Unsafe.Add(ref first, 1) = (byte)'.';
            at = count + 1;
        }

        return GeneralFormat.Exponent(ref first, at, exponent);
    }
}
