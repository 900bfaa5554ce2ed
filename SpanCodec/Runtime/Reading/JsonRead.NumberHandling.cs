using System.Text.Json.Serialization;

namespace SpanCodecs.Support;

// Numbers with a JsonNumberHandling: quotes count only where it says so, and a plain number always does.
public static partial class JsonRead
{
    public static int SByte(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out sbyte value) =>
        IsQuoted(json, ref position, handling) ? Quoted(json, position, TryParse, out value) : SByte(json, position, out value);

    public static int Byte(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out byte value) =>
        IsQuoted(json, ref position, handling) ? Quoted(json, position, TryParse, out value) : Byte(json, position, out value);

    public static int Int16(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out short value) =>
        IsQuoted(json, ref position, handling) ? Quoted(json, position, TryParse, out value) : Int16(json, position, out value);

    public static int UInt16(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out ushort value) =>
        IsQuoted(json, ref position, handling) ? Quoted(json, position, TryParse, out value) : UInt16(json, position, out value);

    public static int Int32(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out int value) =>
        IsQuoted(json, ref position, handling) ? Quoted(json, position, TryParse, out value) : Int32(json, position, out value);

    public static int UInt32(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out uint value) =>
        IsQuoted(json, ref position, handling) ? Quoted(json, position, TryParse, out value) : UInt32(json, position, out value);

    public static int Int64(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out long value) =>
        IsQuoted(json, ref position, handling) ? Quoted(json, position, TryParse, out value) : Int64(json, position, out value);

    public static int UInt64(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out ulong value) =>
        IsQuoted(json, ref position, handling) ? Quoted(json, position, TryParse, out value) : UInt64(json, position, out value);

    public static int Int128(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out Int128 value) =>
        IsQuoted(json, ref position, handling) ? Quoted(json, position, TryParse, out value) : Int128(json, position, out value);

    public static int UInt128(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out UInt128 value) =>
        IsQuoted(json, ref position, handling) ? Quoted(json, position, TryParse, out value) : UInt128(json, position, out value);

    public static int Decimal(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out decimal value) =>
        IsQuoted(json, ref position, handling) ? Quoted(json, position, TryParse, out value) : Decimal(json, position, out value);

    public static int Half(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out Half value)
    {
        if (IsQuoted(json, ref position, handling))
            return Quoted(json, position, TryParse, out value);
        return IsNamed(json, position, handling) ? Quoted(json, position, TryName, out value) : Half(json, position, out value);
    }

    public static int Single(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out float value)
    {
        if (IsQuoted(json, ref position, handling))
            return Quoted(json, position, TryParse, out value);
        return IsNamed(json, position, handling) ? Quoted(json, position, TryName, out value) : Single(json, position, out value);
    }

    public static int Double(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling, out double value)
    {
        if (IsQuoted(json, ref position, handling))
            return Quoted(json, position, TryParse, out value);
        return IsNamed(json, position, handling) ? Quoted(json, position, TryName, out value) : Double(json, position, out value);
    }

    private static bool IsQuoted(ReadOnlySpan<byte> json, ref int position, JsonNumberHandling handling)
    {
        position = SkipBlanks(json, position);
        return (handling & JsonNumberHandling.AllowReadingFromString) != 0 && At(json, position, (byte)'"');
    }

    private static bool IsNamed(ReadOnlySpan<byte> json, int position, JsonNumberHandling handling) =>
        (handling & JsonNumberHandling.AllowNamedFloatingPointLiterals) != 0 && At(json, position, (byte)'"');
}
