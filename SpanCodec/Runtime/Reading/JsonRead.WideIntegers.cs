using System.Globalization;

namespace SpanCodecs.Support;

// 128 bits: what fits into 64 is read as such, the rest by the framework, which System.Text.Json asks too.
public static partial class JsonRead
{
    public static int Int128(ReadOnlySpan<byte> json, int position, out Int128 value)
    {
        position = SkipBlanks(json, position);
        bool isNegative = At(json, position, (byte)'-');
        int end = Magnitude(json, isNegative ? position + 1 : position, out ulong magnitude);
        if (end >= 0)
        {
            value = isNegative ? -(Int128)magnitude : magnitude;
            return end;
        }

        end = NumberEnd(json, position);
        value = default;
        if (end < 0 || !System.Int128.TryParse(json[position..end], CultureInfo.InvariantCulture, out value))
            JsonFail.ThrowConversion(position, typeof(Int128));
        return end;
    }

    public static int UInt128(ReadOnlySpan<byte> json, int position, out UInt128 value)
    {
        position = SkipBlanks(json, position);
        int end = Magnitude(json, position, out ulong magnitude);
        if (end >= 0)
        {
            value = magnitude;
            return end;
        }

        end = NumberEnd(json, position);
        value = default;
        if (end < 0 || !System.UInt128.TryParse(json[position..end], CultureInfo.InvariantCulture, out value))
            JsonFail.ThrowConversion(position, typeof(UInt128));
        return end;
    }
}
