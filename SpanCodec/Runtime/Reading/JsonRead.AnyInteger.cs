using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

// Every form of integer, with its limits. As in System.Text.Json, -0 is an integer but no unsigned one.
public static partial class JsonRead
{
    public static int SByte(ReadOnlySpan<byte> json, int position, out sbyte value)
    {
        position = Signed(json, position, sbyte.MinValue, sbyte.MaxValue, typeof(sbyte), out long number);
        value = (sbyte)number;
        return position;
    }

    public static int Int16(ReadOnlySpan<byte> json, int position, out short value)
    {
        position = Signed(json, position, short.MinValue, short.MaxValue, typeof(short), out long number);
        value = (short)number;
        return position;
    }

    public static int Byte(ReadOnlySpan<byte> json, int position, out byte value)
    {
        position = Unsigned(json, position, byte.MaxValue, typeof(byte), out ulong number);
        value = (byte)number;
        return position;
    }

    public static int UInt16(ReadOnlySpan<byte> json, int position, out ushort value)
    {
        position = Unsigned(json, position, ushort.MaxValue, typeof(ushort), out ulong number);
        value = (ushort)number;
        return position;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int AnyInt32(ReadOnlySpan<byte> json, int position, out int value)
    {
        position = Signed(json, position, int.MinValue, int.MaxValue, typeof(int), out long number);
        value = (int)number;
        return position;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int AnyInt64(ReadOnlySpan<byte> json, int position, out long value) =>
        Signed(json, position, long.MinValue, long.MaxValue, typeof(long), out value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int AnyUInt32(ReadOnlySpan<byte> json, int position, out uint value)
    {
        position = Unsigned(json, position, uint.MaxValue, typeof(uint), out ulong number);
        value = (uint)number;
        return position;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int AnyUInt64(ReadOnlySpan<byte> json, int position, out ulong value) =>
        Unsigned(json, position, ulong.MaxValue, typeof(ulong), out value);

    private static int Signed(ReadOnlySpan<byte> json, int position, long smallest, long largest, Type type, out long value)
    {
        position = SkipBlanks(json, position);
        bool isNegative = At(json, position, (byte)'-');
        int end = Magnitude(json, isNegative ? position + 1 : position, out ulong magnitude);
        // The smallest number's magnitude is one more than the largest's; as two's complement its negation wraps to itself.
        if (end < 0 || magnitude > (isNegative ? unchecked((ulong)-smallest) : (ulong)largest))
            JsonFail.ThrowConversion(position, type);
        value = isNegative ? unchecked(-(long)magnitude) : (long)magnitude;
        return end;
    }

    private static int Unsigned(ReadOnlySpan<byte> json, int position, ulong largest, Type type, out ulong value)
    {
        position = SkipBlanks(json, position);
        int end = Magnitude(json, position, out value);
        if (end < 0 || value > largest)
            JsonFail.ThrowConversion(position, type);
        return end;
    }

    /// <summary>Behind the digits, or -1: none, a leading zero, more than 64 bits, or a fraction or an exponent behind them.</summary>
    private static int Magnitude(ReadOnlySpan<byte> json, int position, out ulong value)
    {
        int at = position;
        ulong number = 0;
        uint digit = 0;
        while ((uint)at < (uint)json.Length && (digit = (uint)json[at] - '0') <= 9)
        {
            number = (number * 10) + digit;
            at++;
        }

        value = number;
        int count = at - position;
        if (count == 0 || GoesOn(digit) || (count > 1 && json[position] == (byte)'0'))
            return -1;
        // Nineteen digits always fit into 64 bits, and more than twenty never do.
        return count < 20 || (count == 20 && Fits(json.Slice(position, count))) ? at : -1;
    }

    // Digits compare as numbers of the same length do.
    private static bool Fits(ReadOnlySpan<byte> digits) => digits.SequenceCompareTo("18446744073709551615"u8) <= 0;
}
