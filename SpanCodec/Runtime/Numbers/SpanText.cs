using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>
/// Reads a TimeSpan as it is written: days where there are any, two digits for each of the others, and seven for a fraction. What looks
/// otherwise is left to the framework.
/// </summary>
internal static class SpanText
{
    // A sum of so many digits does not overflow; the framework knows the limits.
    private const int MostDigitsOfDays = 7;
    private const int DigitsOfFraction = 7;

    public static bool TryRead(ReadOnlySpan<byte> text, out TimeSpan value)
    {
        value = default;
        bool isNegative = JsonRead.At(text, 0, (byte)'-');
        int at = isNegative ? 1 : 0;
        uint days = 0;
        if (!JsonRead.At(text, at + 2, (byte)':') && !TryDays(text, ref at, out days))
            return false;

        if (text.Length - at < 8 || text[at + 2] != (byte)':' || text[at + 5] != (byte)':')
            return false;
        uint hours = Two(text, at);
        uint minutes = Two(text, at + 3);
        uint seconds = Two(text, at + 6);
        if (hours > 23 || minutes > 59 || seconds > 59)
            return false;
        long ticks = ((((((days * 24L) + hours) * 60) + minutes) * 60) + seconds) * TimeSpan.TicksPerSecond;
        at += 8;
        if (at != text.Length)
        {
            if (text.Length - at != 1 + DigitsOfFraction || text[at] != (byte)'.' || !TryDigits(text[(at + 1)..], out uint fraction))
                return false;
            ticks += fraction;
        }

        value = new TimeSpan(isNegative ? -ticks : ticks);
        return true;
    }

    private static bool TryDays(ReadOnlySpan<byte> text, ref int at, out uint days)
    {
        days = 0;
        int length = text[at..].IndexOf((byte)'.');
        if (length is < 1 or > MostDigitsOfDays || !TryDigits(text.Slice(at, length), out days))
            return false;
        at += length + 1;
        return true;
    }

    private static bool TryDigits(ReadOnlySpan<byte> text, out uint number)
    {
        number = 0;
        foreach (byte character in text)
        {
            if (!JsonRead.IsDigit(character))
                return false;
            number = (number * 10) + character - '0';
        }

        return true;
    }

    /// <summary>Two digits, or a number that is too large.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Two(ReadOnlySpan<byte> text, int at)
    {
        uint tens = (uint)text[at] - '0';
        uint ones = (uint)text[at + 1] - '0';
        return (tens | ones) <= 15 && tens <= 9 && ones <= 9 ? (tens * 10) + ones : 100;
    }
}
