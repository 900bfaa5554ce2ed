using System.Text.Json.Serialization;

namespace SpanCodecs.Support;

// Numbers with a JsonNumberHandling: in quotes where it says WriteAsString, or where they have no other form.
public static partial class JsonWrite
{
    public static int SByte(Span<byte> span, int at, JsonNumberHandling handling, sbyte value)
    {
        if (!IsQuoted(handling))
            return SByte(span, at, value);
        at = Literal(span, at, "\""u8);
        return Literal(span, SByte(span, at, value), "\""u8);
    }

    public static int Byte(Span<byte> span, int at, JsonNumberHandling handling, byte value)
    {
        if (!IsQuoted(handling))
            return Byte(span, at, value);
        at = Literal(span, at, "\""u8);
        return Literal(span, Byte(span, at, value), "\""u8);
    }

    public static int Int16(Span<byte> span, int at, JsonNumberHandling handling, short value)
    {
        if (!IsQuoted(handling))
            return Int16(span, at, value);
        at = Literal(span, at, "\""u8);
        return Literal(span, Int16(span, at, value), "\""u8);
    }

    public static int UInt16(Span<byte> span, int at, JsonNumberHandling handling, ushort value)
    {
        if (!IsQuoted(handling))
            return UInt16(span, at, value);
        at = Literal(span, at, "\""u8);
        return Literal(span, UInt16(span, at, value), "\""u8);
    }

    public static int Int32(Span<byte> span, int at, JsonNumberHandling handling, int value)
    {
        if (!IsQuoted(handling))
            return Int32(span, at, value);
        at = Literal(span, at, "\""u8);
        return Literal(span, Int32(span, at, value), "\""u8);
    }

    public static int UInt32(Span<byte> span, int at, JsonNumberHandling handling, uint value)
    {
        if (!IsQuoted(handling))
            return UInt32(span, at, value);
        at = Literal(span, at, "\""u8);
        return Literal(span, UInt32(span, at, value), "\""u8);
    }

    public static int Int64(Span<byte> span, int at, JsonNumberHandling handling, long value)
    {
        if (!IsQuoted(handling))
            return Int64(span, at, value);
        at = Literal(span, at, "\""u8);
        return Literal(span, Int64(span, at, value), "\""u8);
    }

    public static int UInt64(Span<byte> span, int at, JsonNumberHandling handling, ulong value)
    {
        if (!IsQuoted(handling))
            return UInt64(span, at, value);
        at = Literal(span, at, "\""u8);
        return Literal(span, UInt64(span, at, value), "\""u8);
    }

    public static int Int128(Span<byte> span, int at, JsonNumberHandling handling, Int128 value)
    {
        if (!IsQuoted(handling))
            return Int128(span, at, value);
        at = Literal(span, at, "\""u8);
        return Literal(span, Int128(span, at, value), "\""u8);
    }

    public static int UInt128(Span<byte> span, int at, JsonNumberHandling handling, UInt128 value)
    {
        if (!IsQuoted(handling))
            return UInt128(span, at, value);
        at = Literal(span, at, "\""u8);
        return Literal(span, UInt128(span, at, value), "\""u8);
    }

    public static int Decimal(Span<byte> span, int at, JsonNumberHandling handling, decimal value)
    {
        if (!IsQuoted(handling))
            return Decimal(span, at, value);
        at = Literal(span, at, "\""u8);
        return Literal(span, Decimal(span, at, value), "\""u8);
    }

    public static int Half(Span<byte> span, int at, JsonNumberHandling handling, Half value)
    {
        bool isFinite = System.Half.IsFinite(value);
        if (!IsQuoted(handling) && (isFinite || !IsNamed(handling)))
            return Half(span, at, value);
        at = Literal(span, at, "\""u8);
        at = isFinite ? Half(span, at, value) : NotFinite(span, at, (double)value);
        return Literal(span, at, "\""u8);
    }

    public static int Single(Span<byte> span, int at, JsonNumberHandling handling, float value)
    {
        bool isFinite = float.IsFinite(value);
        if (!IsQuoted(handling) && (isFinite || !IsNamed(handling)))
            return Single(span, at, value);
        at = Literal(span, at, "\""u8);
        at = isFinite ? Single(span, at, value) : NotFinite(span, at, (double)value);
        return Literal(span, at, "\""u8);
    }

    public static int Double(Span<byte> span, int at, JsonNumberHandling handling, double value)
    {
        bool isFinite = double.IsFinite(value);
        if (!IsQuoted(handling) && (isFinite || !IsNamed(handling)))
            return Double(span, at, value);
        at = Literal(span, at, "\""u8);
        at = isFinite ? Double(span, at, value) : NotFinite(span, at, (double)value);
        return Literal(span, at, "\""u8);
    }

    private static int NotFinite(Span<byte> span, int at, double value)
    {
        if (double.IsNaN(value))
            return Literal(span, at, "NaN"u8);
        return value > 0 ? Literal(span, at, "Infinity"u8) : Literal(span, at, "-Infinity"u8);
    }

    private static bool IsQuoted(JsonNumberHandling handling) => (handling & JsonNumberHandling.WriteAsString) != 0;

    private static bool IsNamed(JsonNumberHandling handling) => (handling & JsonNumberHandling.AllowNamedFloatingPointLiterals) != 0;
}
