using System.ComponentModel;
using System.Globalization;

namespace SpanCodecs.Support;

/// <summary>What fits into 64 bits is read and written as such, the rest by the framework, which System.Text.Json asks too.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct JsonInt128 : INumberPrimitive<JsonInt128, Int128>
{
    public const int MaxLength = 40 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonInt128, Int128>.MaxLength => MaxLength;

    public static int Read(ReadOnlySpan<byte> json, int position, out Int128 value)
    {
        position = JsonRead.SkipBlanks(json, position);
        bool isNegative = JsonRead.At(json, position, (byte)'-');
        int end = Integers.Magnitude(json, isNegative ? position + 1 : position, out ulong magnitude);
        if (end >= 0)
        {
            value = isNegative ? -(Int128)magnitude : magnitude;
            return end;
        }

        end = JsonRead.NumberEnd(json, position);
        value = default;
        if (end < 0 || !TryParse(json[position..end], out value))
            JsonFail.ThrowConversion(position, typeof(Int128));
        return end;
    }

    public static int Write(Span<byte> span, int at, Int128 value)
    {
        if (value >= long.MinValue && value <= long.MaxValue)
            return Integers.Write(span, at, (long)value);
        _ = JsonWrite.Room(span, at, MaxLength - JsonWrite.Quotes);
        _ = value.TryFormat(span[at..], out int written, default, CultureInfo.InvariantCulture);
        return at + written;
    }

    public static bool TryParse(ReadOnlySpan<byte> text, out Int128 value) => Int128.TryParse(text, CultureInfo.InvariantCulture, out value);
}
