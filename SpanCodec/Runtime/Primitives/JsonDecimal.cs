using System.Buffers.Text;
using System.ComponentModel;
using System.Globalization;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>Decimals keep the number of places they were written with.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonDecimal : INumberPrimitive<JsonDecimal, decimal>, IFraction<decimal>
{
    public const int MaxLength = 31 + JsonWrite.Quotes;

    private const uint Billion = 1_000_000_000;

    static int IBoundedPrimitive<JsonDecimal, decimal>.MaxLength => MaxLength;

    public static int Read(ReadOnlySpan<byte> json, int position, out decimal value) => Fractions.Read<JsonDecimal, decimal>(json, position, out value);

    /// <summary>Digits of 64 bits and a scale of up to 28 are a decimal's own parts. A zero would lose its sign, so it is not built here.</summary>
    static bool IFraction<decimal>.TryConvert(in DecimalNumber number, ReadOnlySpan<byte> text, out decimal value)
    {
        if (number is { IsExact: true, HasExponent: false, Scale: <= 28, Digits: not 0 })
        {
            value = new decimal((int)number.Digits, (int)(number.Digits >> 32), 0, number.IsNegative, (byte)number.Scale);
            return true;
        }

        return TryLong(text, number, out value) || TryParse(text, out value);
    }

    public static int Write(Span<byte> span, int at, decimal value)
    {
        ref byte destination = ref JsonWrite.Room(span, at, MaxLength - JsonWrite.Quotes);
        Span<int> parts = stackalloc int[4];
        _ = decimal.GetBits(value, parts);
        ulong digits = ((ulong)(uint)parts[1] << 32) | (uint)parts[0];
        uint high = (uint)parts[2];
        int places = (parts[3] >> 16) & 0xFF;
        if (digits == 0 && high == 0)
            return Zero(span, at, value);

        int sign = 0;
        if (parts[3] < 0)
        {
            destination = (byte)'-';
            sign = 1;
        }

        ref byte first = ref Unsafe.Add(ref destination, sign);
        if (high != 0 || places > 9)
            return at + sign + Long(ref first, high, digits, places);
        if (places == 0)
            return at + sign + Digits.Write(ref first, digits);
        return at + sign + JsonWrite.Scaled(ref first, digits, JsonWrite.PowersOfTen[places], places);
    }

    // As divisions leave them.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Long(ref byte first, uint high, ulong digits, int places)
    {
        ref byte behindPoint = ref Unsafe.Add(ref first, 1);
        int count = high == 0 ? Digits.Write(ref behindPoint, digits) : WriteNinetySix(ref behindPoint, high, digits);
        return JsonWrite.Pointed(ref first, count, count - places);
    }

    /// <summary>Twenty to twenty-nine digits: what remains after taking nine from the end twice fits 64 bits.</summary>
    private static int WriteNinetySix(ref byte destination, uint high, ulong digits)
    {
        uint middle = (uint)(digits >> 32);
        uint low = (uint)digits;
        uint last = TakeNine(ref high, ref middle, ref low);
        uint secondToLast = TakeNine(ref high, ref middle, ref low);
        int count = Digits.Write(ref destination, ((ulong)middle << 32) | low);
        WriteNine(ref Unsafe.Add(ref destination, count), secondToLast);
        WriteNine(ref Unsafe.Add(ref destination, count + 9), last);
        return count + 18;
    }

    /// <summary>Divides by a billion in two steps, and returns the remainder.</summary>
    private static uint TakeNine(ref uint high, ref uint middle, ref uint low)
    {
        ulong rest = high;
        high = (uint)(rest / Billion);
        rest = ((rest % Billion) << 32) | middle;
        middle = (uint)(rest / Billion);
        rest = ((rest % Billion) << 32) | low;
        low = (uint)(rest / Billion);
        return (uint)(rest % Billion);
    }

    private static void WriteNine(ref byte destination, uint value)
    {
        uint upper = value / 10;
        Digits.WriteEight(ref destination, upper);
        Unsafe.Add(ref destination, 8) = (byte)('0' + value - (upper * 10));
    }

    /// <summary>The framework decides which signs and places of zeros are written.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Zero(Span<byte> span, int at, decimal value)
    {
        _ = value.TryFormat(span[at..], out int written, default, CultureInfo.InvariantCulture);
        return at + written;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static bool TryParse(ReadOnlySpan<byte> text, out decimal value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;

    // As divisions leave them: twenty to twenty-nine digits, of which the first nineteen and the others fit 64 bits each.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool TryLong(ReadOnlySpan<byte> text, in DecimalNumber number, out decimal value)
    {
        value = default;
        if (number is { HasExponent: true } or { Scale: > 28 })
            return false;
        ulong first = 0;
        ulong others = 0;
        ulong power = 1;
        int count = 0;
        foreach (byte character in text)
        {
            uint digit = (uint)character - '0';
            if (digit > 9)
                continue;
            // Zeros before the first other digit do not count.
            if (count < 19 && (first != 0 || digit != 0))
            {
                first = (first * 10) + digit;
                count++;
            }
            else if (first != 0)
            {
                others = (others * 10) + digit;
                power *= 10;
                count++;
            }
        }

        if (first == 0 || count > 29)
            return false;
        ulong high = Math.BigMul(first, power, out ulong low);
        low += others;
        if (low < others)
            high++;
        if (high > uint.MaxValue)
            return false;
        value = new decimal((int)low, (int)(low >> 32), (int)high, number.IsNegative, (byte)number.Scale);
        return true;
    }
}
