using System.Buffers.Text;
using System.ComponentModel;
using System.Globalization;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace SpanCodecs.Support;

/// <summary>Decimals keep the number of places they were written with.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonDecimal : INumberPrimitive<JsonDecimal, decimal>, IFraction<decimal>
{
    public const int MaxLength = 31 + JsonWrite.Quotes;

    private const uint Billion = 1_000_000_000;
    private const int All = 32;
    private const int MostDigits = 29;

    /// <summary>The number of digits that always fit into 64 bits.</summary>
    private const int MostOf64 = 19;

    static int IBoundedPrimitive<JsonDecimal, decimal>.MaxLength => MaxLength;

    public static int Read(ReadOnlySpan<byte> json, int position, out decimal value) =>
        Fractions.Read<JsonDecimal, decimal>(json, position, out value);

    /// <summary>
    /// Digits of 64 bits and a scale of up to 28 are a decimal's own parts. A zero would lose its sign, so it is not built here.
    /// </summary>
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

    // Numbers with so many digits mostly come of divisions.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Long(ref byte first, uint high, ulong digits, int places)
    {
        if (GeneralFormat.IsSupported)
            return WriteThirtyTwo(ref first, high, digits, places);
        ref byte behindPoint = ref Unsafe.Add(ref first, 1);
        int count = high == 0 ? Digits.Write(ref behindPoint, digits) : WriteNinetySix(ref behindPoint, high, digits);
        return JsonWrite.Pointed(ref first, count, count - places);
    }

    /// <summary>Two vectors have all digits, and zeros before them: so there is a digit before the point.</summary>
    [SkipLocalsInit]
    private static int WriteThirtyTwo(ref byte first, uint high, ulong digits, int places)
    {
        ulong upper = TakeSixteen(high, ref digits);
        Vector128<byte> upperDigits = GeneralFormat.Backwards(upper, Sse2.IsSupported);
        Vector128<byte> lowerDigits = GeneralFormat.Backwards(digits, Sse2.IsSupported);
        uint others = (GeneralFormat.NotZero(upperDigits) << 16) | GeneralFormat.NotZero(lowerDigits);
        int point = All - places;
        int begin = Math.Min(BitOperations.LeadingZeroCount(others), point - 1);
        Span<byte> all = stackalloc byte[All];
        ref byte text = ref MemoryMarshal.GetReference(all);
        GeneralFormat.Forwards(upperDigits | Vector128.Create((byte)'0')).StoreUnsafe(ref text);
        GeneralFormat.Forwards(lowerDigits | Vector128.Create((byte)'0')).StoreUnsafe(ref text, 16);
        // Bound: the caller has room for all digits and the point.
        int whole = point - begin;
        Unsafe.CopyBlockUnaligned(ref first, ref Unsafe.Add(ref text, begin), (uint)whole);
        if (places == 0)
            return whole;
        Unsafe.Add(ref first, whole) = (byte)'.';
        Unsafe.CopyBlockUnaligned(ref Unsafe.Add(ref first, whole + 1), ref Unsafe.Add(ref text, point), (uint)places);
        return whole + 1 + places;
    }

    /// <summary>
    /// Divides by ten to the power of sixteen, and leaves the remainder. The upper 64 of 96 bits, times the reciprocal, are the quotient or
    /// one less: what the reciprocal lacks is less than 2^-21 of one, and what the lower 32 bits are is less than 2^-21, too.
    /// </summary>
    internal static ulong TakeSixteen(uint high, ref ulong digits)
    {
        const ulong Divisor = 10_000_000_000_000_000;
        const ulong Reciprocal = 0xE695_94BE_C44D_E15B; // 2^117 through the divisor
        ulong quotient = Products.High(((ulong)high << 32) | (digits >> 32), Reciprocal) >> 21;
        digits -= quotient * Divisor;
        if (digits < Divisor)
            return quotient;
        digits -= Divisor;
        return quotient + 1;
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

    /// <summary>Reads twenty to twenty-nine digits, as divisions leave them, in two numbers of up to nineteen each.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static bool TryLong(ReadOnlySpan<byte> text, in DecimalNumber number, out decimal value)
    {
        value = default;
        int places = number.Scale;
        int sign = number.IsNegative ? 1 : 0;
        int whole = text.Length - sign - (places > 0 ? places + 1 : 0);
        if (number.HasExponent || places > 28 || whole > MostOf64 || whole + places > MostDigits)
            return false;
        ReadOnlySpan<byte> fraction = text[^places..];
        ulong first = DigitsOf(text.Slice(sign, whole));
        if (places > MostOf64)
        {
            first = (first * Billion) + DigitsOf(fraction[..9]);
            fraction = fraction[9..];
        }

        ulong others = DigitsOf(fraction);
        if ((first | others) == 0)
            return false;
        ulong high = Math.BigMul(first, DigitWords.PowersOfTen[fraction.Length], out ulong low);
        low += others;
        if (low < others)
            high++;
        if (high > uint.MaxValue)
            return false;
        value = new decimal((int)low, (int)(low >> 32), (int)high, number.IsNegative, (byte)places);
        return true;
    }

    private static ulong DigitsOf(ReadOnlySpan<byte> text)
    {
        ulong number = 0;
        for (int i = DigitWords.Read(text, 0, ref number); i < text.Length; i++)
            number = (number * 10) + text[i] - '0';
        return number;
    }
}
