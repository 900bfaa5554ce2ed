using System.Globalization;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

public static partial class JsonWrite
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int SByte(Span<byte> span, int at, sbyte value) => Int32(span, at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Byte(Span<byte> span, int at, byte value) => UInt32(span, at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Int16(Span<byte> span, int at, short value) => Int32(span, at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int UInt16(Span<byte> span, int at, ushort value) => UInt32(span, at, value);

    public static int Int32(Span<byte> span, int at, int value)
    {
        ref byte destination = ref Room(span, at, MaxInt32 - Quotes);
        if (value >= 0)
            return at + Digits.Write(ref destination, (uint)value);
        destination = (byte)'-';
        return at + 1 + Digits.Write(ref Unsafe.Add(ref destination, 1), 0u - (uint)value);
    }

    public static int UInt32(Span<byte> span, int at, uint value) => at + Digits.Write(ref Room(span, at, MaxUInt32 - Quotes), value);

    public static int Int64(Span<byte> span, int at, long value)
    {
        ref byte destination = ref Room(span, at, MaxInt64 - Quotes);
        if (value >= 0)
            return at + Digits.Write(ref destination, (ulong)value);
        destination = (byte)'-';
        return at + 1 + Digits.Write(ref Unsafe.Add(ref destination, 1), 0ul - (ulong)value);
    }

    public static int UInt64(Span<byte> span, int at, ulong value) => at + Digits.Write(ref Room(span, at, MaxUInt64 - Quotes), value);

    public static int Int128(Span<byte> span, int at, Int128 value)
    {
        if (value >= long.MinValue && value <= long.MaxValue)
            return Int64(span, at, (long)value);
        _ = Room(span, at, MaxInt128 - Quotes);
        _ = value.TryFormat(span[at..], out int written, default, CultureInfo.InvariantCulture);
        return at + written;
    }

    public static int UInt128(Span<byte> span, int at, UInt128 value)
    {
        if (value <= ulong.MaxValue)
            return UInt64(span, at, (ulong)value);
        _ = Room(span, at, MaxUInt128 - Quotes);
        _ = value.TryFormat(span[at..], out int written, default, CultureInfo.InvariantCulture);
        return at + written;
    }

    /// <summary>An enum as its number, of any underlying type.</summary>
    public static int Enum<TEnum>(Span<byte> span, int at, TEnum value)
        where TEnum : struct, Enum
    {
        ulong bits = EnumBits<TEnum>.ToBits(value);
        return EnumBits<TEnum>.IsSigned ? Int64(span, at, (long)bits) : UInt64(span, at, bits);
    }
}
