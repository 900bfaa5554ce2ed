using System.Globalization;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>
/// Integers of up to 64 bits, of every type. Each type is compiled for itself: sizes and limits are constants, and code for other types is
/// removed. As in System.Text.Json, -0 is an integer but not an unsigned one.
/// </summary>
internal static class Integers
{
    /// <summary>The longest integer of up to 32 bits, and of 64.</summary>
    public const int Longest32 = 11;
    public const int Longest64 = 20;

    /// <summary>
    /// Most integers are positive and short. That case is inlined into generated code: a loop over digits, with a limit that
    /// cannot overflow, and one look at what follows. Everything else (a sign, blanks, a zero) is a call.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read<T>(ReadOnlySpan<byte> json, int position, out T value)
        where T : unmanaged, IBinaryInteger<T>, IMinMaxValue<T>
    {
        uint digit;
        if ((uint)position < (uint)json.Length && (digit = (uint)json[position] - '0') - 1 < 9)
        {
            int at = position + 1;
            ulong number = digit;
            while ((uint)at < (uint)json.Length && (digit = (uint)json[at] - '0') <= 9)
            {
                number = (number * 10) + digit;
                at++;
            }

            // Nineteen digits always fit into 64 bits.
            if (at - position <= 19 && number <= Largest<T>(false) && !GoesOn(digit))
            {
                value = Narrow<T>(number);
                return at;
            }
        }

        return ReadAny(json, position, out value);
    }

    public static int Write<T>(Span<byte> span, int at, T value)
        where T : unmanaged, IBinaryInteger<T>, IMinMaxValue<T>
    {
        ref byte destination = ref JsonWrite.Room(span, at, Unsafe.SizeOf<T>() == 8 ? Longest64 : Longest32);
        int sign = 0;
        if (T.IsNegative(value))
        {
            destination = (byte)'-';
            destination = ref Unsafe.Add(ref destination, 1);
            sign = 1;
            // The magnitude of the smallest number is one more than that of the largest; in two's complement its negation wraps to itself.
            value = unchecked(-value);
        }

        return at + sign + (Unsafe.SizeOf<T>() == 8
            ? Digits.Write(ref destination, Widen(value)) : Digits.Write(ref destination, (uint)Widen(value)));
    }

    /// <summary>
    /// Parses a number in quotes: a plus sign and leading zeros are allowed there, as in Utf8Parser; unsigned numbers have no sign.
    /// </summary>
    public static bool TryParse<T>(ReadOnlySpan<byte> text, out T value)
        where T : unmanaged, IBinaryInteger<T>, IMinMaxValue<T>
    {
        value = default;
        bool isNegative = IsSigned<T>() && JsonRead.At(text, 0, (byte)'-');
        int start = isNegative || (IsSigned<T>() && JsonRead.At(text, 0, (byte)'+')) ? 1 : 0;
        while (start < text.Length - 1 && text[start] == (byte)'0')
            start++;
        if (Magnitude(text, start, out ulong magnitude) != text.Length || magnitude > Largest<T>(isNegative))
            return false;
        value = Narrow<T>(isNegative ? 0 - magnitude : magnitude);
        return true;
    }

    public static int Signed(ReadOnlySpan<byte> json, int position, long smallest, long largest, Type type, out long value)
    {
        position = JsonRead.SkipBlanks(json, position);
        bool isNegative = JsonRead.At(json, position, (byte)'-');
        int end = Magnitude(json, isNegative ? position + 1 : position, out ulong magnitude);
        if (end < 0 || magnitude > (isNegative ? unchecked((ulong)-smallest) : (ulong)largest))
            JsonFail.ThrowConversion(position, type);
        value = isNegative ? unchecked(-(long)magnitude) : (long)magnitude;
        return end;
    }

    public static int Unsigned(ReadOnlySpan<byte> json, int position, ulong largest, Type type, out ulong value)
    {
        position = JsonRead.SkipBlanks(json, position);
        int end = Magnitude(json, position, out value);
        if (end < 0 || value > largest)
            JsonFail.ThrowConversion(position, type);
        return end;
    }

    /// <summary>Reads 128 bits. A number that fits into 64 is read here, others by the framework, as in System.Text.Json.</summary>
    public static int ReadWide<TSelf, T>(ReadOnlySpan<byte> json, int position, out T value)
        where TSelf : INumberPrimitive<TSelf, T>
        where T : unmanaged, IBinaryInteger<T>, IMinMaxValue<T>
    {
        position = JsonRead.SkipBlanks(json, position);
        bool isNegative = IsSigned<T>() && JsonRead.At(json, position, (byte)'-');
        int end = Magnitude(json, isNegative ? position + 1 : position, out ulong magnitude);
        if (end >= 0)
        {
            value = T.CreateTruncating(magnitude);
            if (isNegative)
                value = -value;
            return end;
        }

        end = JsonRead.NumberEnd(json, position);
        value = default;
        if (end < 0 || !TSelf.TryParse(json[position..end], out value))
            JsonFail.ThrowConversion(position, typeof(T));
        return end;
    }

    /// <summary>Writes a number that does not fit into 64 bits.</summary>
    public static int WriteWide<TSelf, T>(Span<byte> span, int at, T value)
        where TSelf : INumberPrimitive<TSelf, T>
        where T : unmanaged, IBinaryInteger<T>, IMinMaxValue<T>
    {
        _ = JsonWrite.Room(span, at, TSelf.MaxLength - JsonWrite.Quotes);
        _ = value.TryFormat(span[at..], out int written, default, CultureInfo.InvariantCulture);
        return at + written;
    }

    /// <summary>
    /// The position after the digits, or -1: none, a leading zero, more than 64 bits, or a fraction or an exponent after them.
    /// </summary>
    public static int Magnitude(ReadOnlySpan<byte> json, int position, out ulong value)
    {
        ulong number = 0;
        int at = DigitWords.Read(json, position, ref number);
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

    /// <summary>Every form, with the type's limits.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadAny<T>(ReadOnlySpan<byte> json, int position, out T value)
        where T : unmanaged, IBinaryInteger<T>, IMinMaxValue<T>
    {
        if (TryZeroOrNegative(json, position, out value, out int after))
            return after;

        ulong bits;
        if (IsSigned<T>())
        {
            position = Signed(json, position, -(long)Largest<T>(false) - 1, (long)Largest<T>(false), typeof(T), out long number);
            bits = (ulong)number;
        }
        else
        {
            position = Unsigned(json, position, Largest<T>(false), typeof(T), out bits);
        }

        value = Narrow<T>(bits);
        return position;
    }

    /// <summary>
    /// Zero is the most frequent number of all, and negative ones are mostly short: a loop, as for positive ones, and not words of
    /// eight digits, whose count the next step has to wait for. False leaves the decision to those who know every form.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryZeroOrNegative<T>(ReadOnlySpan<byte> json, int position, out T value, out int after)
        where T : unmanaged, IBinaryInteger<T>, IMinMaxValue<T>
    {
        value = default;
        after = position;
        bool isNegative = IsSigned<T>() && JsonRead.At(json, position, (byte)'-');
        if (isNegative)
            after++;
        if (!isNegative || JsonRead.At(json, after, (byte)'0'))
        {
            // Nothing goes on behind this zero: no digit either.
            uint next = (uint)JsonRead.Peek(json, after + 1) - '0';
            return JsonRead.At(json, after++, (byte)'0') && next > 9 && !GoesOn(next);
        }

        int first = after;
        uint digit = 0;
        ulong number = 0;
        while ((uint)after < (uint)json.Length && (digit = (uint)json[after] - '0') <= 9)
        {
            number = (number * 10) + digit;
            after++;
        }

        // Nineteen digits always fit into 64 bits.
        if ((uint)(after - first - 1) >= 19 || number > Largest<T>(true) || GoesOn(digit))
            return false;
        value = Narrow<T>(0 - number);
        return true;
    }

    // Digits compare as numbers of the same length do.
    private static bool Fits(ReadOnlySpan<byte> digits) => digits.SequenceCompareTo("18446744073709551615"u8) <= 0;

    /// <summary>Whether a number goes on behind its digits: a point, e or E (as a distance from the digit 0).</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool GoesOn(uint distance) => distance == unchecked((uint)('.' - '0')) || (distance & ~0x20u) == 'E' - '0';

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsSigned<T>()
        where T : unmanaged, IBinaryInteger<T>, IMinMaxValue<T> => T.IsNegative(T.MinValue);

    /// <summary>The largest magnitude.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Largest<T>(bool isNegative)
        where T : unmanaged, IBinaryInteger<T>, IMinMaxValue<T> => isNegative ? Widen(T.MaxValue) + 1 : Widen(T.MaxValue);

    // The size decides, and no conversion operator: the JIT does not inline those into a large method.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T Narrow<T>(ulong bits)
        where T : unmanaged
    {
        if (Unsafe.SizeOf<T>() == 1)
            return Unsafe.BitCast<byte, T>((byte)bits);
        if (Unsafe.SizeOf<T>() == 2)
            return Unsafe.BitCast<ushort, T>((ushort)bits);
        return Unsafe.SizeOf<T>() == 4 ? Unsafe.BitCast<uint, T>((uint)bits) : Unsafe.BitCast<ulong, T>(bits);
    }

    /// <summary>The bits of the type, and zeros before them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Widen<T>(T value)
        where T : unmanaged
    {
        if (Unsafe.SizeOf<T>() == 1)
            return Unsafe.BitCast<T, byte>(value);
        if (Unsafe.SizeOf<T>() == 2)
            return Unsafe.BitCast<T, ushort>(value);
        return Unsafe.SizeOf<T>() == 4 ? Unsafe.BitCast<T, uint>(value) : Unsafe.BitCast<T, ulong>(value);
    }
}
