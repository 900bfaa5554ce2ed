namespace SpanCodecs.Support;

/// <summary>A JSON number as it is written: sign, up to nineteen digits as one integer, and the power of ten it is scaled by.</summary>
internal ref struct DecimalNumber
{
    private const int MostDigits = 19;

    // An exponent beyond this means nothing for any type, and is left to the exact conversion; the limit keeps sums from wrapping.
    private const int MostExponent = 10_000;

    public ulong Digits;

    public int Exponent;

    public bool IsNegative;

    /// <summary>How many digits follow the point, and whether an exponent was written: a decimal keeps its scale.</summary>
    public int Scale;

    public bool HasExponent;

    /// <summary>False when there are more digits than fit, or a far too large exponent.</summary>
    public bool IsExact;

    /// <summary>The position after the number that begins here, or -1 when none does.</summary>
    public static int Read(ReadOnlySpan<byte> json, int position, out DecimalNumber number)
    {
        number = default;
        int at = position;
        if (JsonRead.At(json, at, (byte)'-'))
        {
            number.IsNegative = true;
            at++;
        }

        ulong digits = 0;
        uint digit;
        int first = at;
        while ((uint)at < (uint)json.Length && (digit = (uint)json[at] - '0') <= 9)
        {
            digits = (digits * 10) + digit;
            at++;
        }

        int count = at - first;
        if (count == 0 || (json[first] == (byte)'0' && count > 1))
            return -1;

        if (JsonRead.At(json, at, (byte)'.'))
        {
            int point = ++at;
            at = DigitWords.Read(json, at, ref digits);
            while ((uint)at < (uint)json.Length && (digit = (uint)json[at] - '0') <= 9)
            {
                digits = (digits * 10) + digit;
                at++;
            }

            number.Scale = at - point;
            if (number.Scale == 0)
                return -1;
            count += number.Scale;
        }

        number.Digits = digits;
        number.Exponent = -number.Scale;
        number.IsExact = count <= MostDigits || count - LeadingZeros(json, first) <= MostDigits;
        return (JsonRead.Peek(json, at) | 0x20) == 'e' ? ReadExponent(json, at + 1, ref number) : at;
    }

    /// <summary>Reads an exponent from behind its letter.</summary>
    internal static int ReadExponent(ReadOnlySpan<byte> json, int at, ref DecimalNumber number)
    {
        bool isNegative = JsonRead.At(json, at, (byte)'-');
        if (isNegative || JsonRead.At(json, at, (byte)'+'))
            at++;
        int first = at;
        int exponent = 0;
        uint digit;
        while ((uint)at < (uint)json.Length && (digit = (uint)json[at] - '0') <= 9)
        {
            if (exponent < MostExponent)
                exponent = (exponent * 10) + (int)digit;
            at++;
        }

        number.HasExponent = true;
        number.IsExact &= exponent < MostExponent;
        number.Exponent += isNegative ? -exponent : exponent;
        return at == first ? -1 : at;
    }

    // Zeros before the first other digit, on either side of the point, take no room.
    private static int LeadingZeros(ReadOnlySpan<byte> json, int at)
    {
        int zeros = 0;
        while ((uint)at < (uint)json.Length && json[at] is (byte)'0' or (byte)'.')
        {
            if (json[at] == (byte)'0')
                zeros++;
            at++;
        }

        return zeros;
    }
}
