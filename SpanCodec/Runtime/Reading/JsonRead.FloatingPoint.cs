using System.Buffers.Text;
using System.Globalization;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

// Numbers with a fraction. Where the fast conversion is not certain, the framework parses the same bytes, exactly as
// System.Text.Json has it do, so that no input has two results.
public static partial class JsonRead
{
    public static int Double(ReadOnlySpan<byte> json, int position, out double value)
    {
        position = SkipBlanks(json, position);
        int end = DecimalNumber.Read(json, position, out DecimalNumber number);
        if (end < 0 || (!FloatingPoint.TryConvert(number, out value) && !TryExactly(json[position..end], out value)))
            return FailConversion(position, out value);
        return end;
    }

    public static int Single(ReadOnlySpan<byte> json, int position, out float value)
    {
        position = SkipBlanks(json, position);
        int end = DecimalNumber.Read(json, position, out DecimalNumber number);
        if (end < 0 || (!FloatingPoint.TryConvert(number, out value) && !TryExactly(json[position..end], out value)))
            return FailConversion(position, out value);
        return end;
    }

    public static int Half(ReadOnlySpan<byte> json, int position, out Half value)
    {
        position = SkipBlanks(json, position);
        int end = NumberEnd(json, position);
        if (end < 0 || !TryHalf(json[position..end], out value))
            return FailConversion(position, out value);
        return end;
    }

    public static int Decimal(ReadOnlySpan<byte> json, int position, out decimal value)
    {
        position = SkipBlanks(json, position);
        int end = DecimalNumber.Read(json, position, out DecimalNumber number);
        if (end < 0)
            return FailConversion(position, out value);
        // Digits of 64 bits and a scale of up to 28 are a decimal's own parts. A zero keeps no sign, so it is not built here.
        if (number is { IsExact: true, HasExponent: false, Scale: <= 28, Digits: not 0 })
        {
            value = new decimal((int)number.Digits, (int)(number.Digits >> 32), 0, number.IsNegative, (byte)number.Scale);
            return end;
        }

        return TryLong(json[position..end], number, out value) || TryExactly(json[position..end], out value) ? end : FailConversion(position, out value);
    }

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

    internal static bool TryHalf(ReadOnlySpan<byte> text, out Half value) =>
        System.Half.TryParse(text, CultureInfo.InvariantCulture, out value) && System.Half.IsFinite(value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static bool TryExactly(ReadOnlySpan<byte> text, out double value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static bool TryExactly(ReadOnlySpan<byte> text, out float value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static bool TryExactly(ReadOnlySpan<byte> text, out decimal value) =>
        Utf8Parser.TryParse(text, out value, out int consumed) && consumed == text.Length;

    /// <summary>Throws; as a result and an out argument it ends a method in one expression.</summary>
    private static int FailConversion<T>(int position, out T value)
    {
        value = default!;
        return JsonFail.ThrowConversion(position, typeof(T));
    }
}
