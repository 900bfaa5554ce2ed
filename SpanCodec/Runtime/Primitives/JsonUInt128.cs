using System.ComponentModel;
using System.Globalization;

namespace SpanCodecs.Support;

/// <summary>What fits into 64 bits is read and written as such, the rest by the framework, which System.Text.Json asks too.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct JsonUInt128 : INumberPrimitive<JsonUInt128, UInt128>
{
    public const int MaxLength = 39 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonUInt128, UInt128>.MaxLength => MaxLength;

    public static int Read(ReadOnlySpan<byte> json, int position, out UInt128 value)
    {
        position = JsonRead.SkipBlanks(json, position);
        int end = Integers.Magnitude(json, position, out ulong magnitude);
        if (end >= 0)
        {
            value = magnitude;
            return end;
        }

        end = JsonRead.NumberEnd(json, position);
        value = default;
        if (end < 0 || !TryParse(json[position..end], out value))
            JsonFail.ThrowConversion(position, typeof(UInt128));
        return end;
    }

    public static int Write(Span<byte> span, int at, UInt128 value)
    {
        if (value <= ulong.MaxValue)
            return Integers.Write(span, at, (ulong)value);
        _ = JsonWrite.Room(span, at, MaxLength - JsonWrite.Quotes);
        _ = value.TryFormat(span[at..], out int written, default, CultureInfo.InvariantCulture);
        return at + written;
    }

    public static bool TryParse(ReadOnlySpan<byte> text, out UInt128 value) => UInt128.TryParse(text, CultureInfo.InvariantCulture, out value);
}
