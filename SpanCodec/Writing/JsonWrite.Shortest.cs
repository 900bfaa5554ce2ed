using System.Runtime.CompilerServices;

namespace SpanCodecs.Generated;

// Numbers with all the digits they can have, as measurements and calculations leave them.
public static partial class JsonWrite
{
    private const int DoubleMantissaBits = 52;
    private const int SingleMantissaBits = 23;

    /// <summary>Writes nothing and gives back 0 for what the framework writes: the very large, the very small, and ties.</summary>
    private static int ShortestDouble(ref byte destination, double value)
    {
        ulong bits = BitConverter.DoubleToUInt64Bits(value);
        ulong fraction = bits & ((1UL << DoubleMantissaBits) - 1);
        int exponent = (int)(bits >> DoubleMantissaBits) & 0x7FF;
        if (exponent is 0 or 0x7FF)
            return 0;
        return ShortestDecimal.TryFind(fraction | (1UL << DoubleMantissaBits), exponent - 1075, fraction == 0 && exponent > 1, out ulong digits, out int power)
            ? General(ref destination, double.IsNegative(value), digits, power, largestPoint: 17)
            : 0;
    }

    private static int ShortestSingle(ref byte destination, float value)
    {
        uint bits = BitConverter.SingleToUInt32Bits(value);
        uint fraction = bits & ((1U << SingleMantissaBits) - 1);
        int exponent = (int)(bits >> SingleMantissaBits) & 0xFF;
        if (exponent is 0 or 0xFF)
            return 0;
        return ShortestDecimal.TryFind(fraction | (1U << SingleMantissaBits), exponent - 150, fraction == 0 && exponent > 1, out ulong digits, out int power)
            ? General(ref destination, float.IsNegative(value), digits, power, largestPoint: 9)
            : 0;
    }

    /// <summary>
    /// As the framework's general format: with an exponent of at least two digits where the point would stand further back than the
    /// type's digits reach, or behind four zeros. At most 24 bytes: a sign, seventeen digits, a point, and five for an exponent.
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

        // The digits with a byte's room before them; what stands before the point then moves there.
        ref byte first = ref Unsafe.Add(ref destination, start);
        int count = Digits.Write(ref Unsafe.Add(ref first, 1), digits);
        int point = count + power;
        if (point > largestPoint || point < -3)
            return start + Exponential(ref first, count, point - 1);
        if (point <= 0)
            return start + Small(ref first, digits, -point);
        int moved = Math.Min(point, count);
        for (int i = 0; i < moved; i++)
            Unsafe.Add(ref first, i) = Unsafe.Add(ref first, i + 1);
        if (point >= count)
        {
            for (int i = count; i < point; i++)
                Unsafe.Add(ref first, i) = (byte)'0';
            return start + point;
        }

        Unsafe.Add(ref first, point) = (byte)'.';
        return start + count + 1;
    }

    /// <summary>A zero, the point, zeros, and then all digits.</summary>
    private static int Small(ref byte first, ulong digits, int zeros)
    {
        first = (byte)'0';
        Unsafe.Add(ref first, 1) = (byte)'.';
        for (int i = 0; i < zeros; i++)
            Unsafe.Add(ref first, i + 2) = (byte)'0';
        return zeros + 2 + Digits.Write(ref Unsafe.Add(ref first, zeros + 2), digits);
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
}
