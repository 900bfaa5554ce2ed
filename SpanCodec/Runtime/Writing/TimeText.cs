using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>
/// The parts of dates and times. Every method writes as many bytes as its comment
/// says, to a reference where the caller has made sure of room.
/// </summary>
internal static class TimeText
{
    private const int TickDigits = 7;

    /// <summary>The opening quote, date, time and fraction: 20 to 28 bytes.</summary>
    public static int QuotedTime(ref byte destination, DateTime value)
    {
        destination = (byte)'"';
        (int year, int month, int day) = value;
        Date(ref Unsafe.Add(ref destination, 1), year, month, day);
        Unsafe.Add(ref destination, 11) = (byte)'T';
        ulong ticks = (ulong)value.Ticks % (ulong)TimeSpan.TicksPerDay;
        uint seconds = (uint)(ticks / (ulong)TimeSpan.TicksPerSecond);
        Time(ref Unsafe.Add(ref destination, 12), seconds);
        uint fraction = (uint)(ticks - (seconds * (ulong)TimeSpan.TicksPerSecond));
        if (fraction == 0)
            return 20;

        Unsafe.Add(ref destination, 20) = (byte)'.';
        int length = 21 + Ticks(ref Unsafe.Add(ref destination, 21), fraction);
        while (Unsafe.Add(ref destination, length - 1) == (byte)'0')
            length--;
        return length;
    }

    /// <summary>Ten bytes.</summary>
    public static void Date(ref byte destination, DateOnly value)
    {
        (int year, int month, int day) = value;
        Date(ref destination, year, month, day);
    }

    private static void Date(ref byte destination, int year, int month, int day)
    {
        Digits.WriteFour(ref destination, (uint)year);
        Unsafe.Add(ref destination, 4) = (byte)'-';
        Digits.WriteTwo(ref Unsafe.Add(ref destination, 5), (uint)month);
        Unsafe.Add(ref destination, 7) = (byte)'-';
        Digits.WriteTwo(ref Unsafe.Add(ref destination, 8), (uint)day);
    }

    /// <summary>Eight bytes of the seconds of a day.</summary>
    private static void Time(ref byte destination, uint seconds)
    {
        uint minutes = seconds / 60;
        uint hours = minutes / 60;
        Digits.WriteTwo(ref destination, hours);
        Unsafe.Add(ref destination, 2) = (byte)':';
        Digits.WriteTwo(ref Unsafe.Add(ref destination, 3), minutes - (hours * 60));
        Unsafe.Add(ref destination, 5) = (byte)':';
        Digits.WriteTwo(ref Unsafe.Add(ref destination, 6), seconds - (minutes * 60));
    }

    /// <summary>Seven bytes.</summary>
    private static int Ticks(ref byte destination, uint fraction)
    {
        uint first = fraction / 1_000_000;
        uint rest = fraction - (first * 1_000_000);
        uint upper = rest / 10_000;
        destination = (byte)('0' + first);
        Digits.WriteTwo(ref Unsafe.Add(ref destination, 1), upper);
        Digits.WriteFour(ref Unsafe.Add(ref destination, 3), rest - (upper * 10_000));
        return TickDigits;
    }

    public static int Offset(ref byte destination, int minutes)
    {
        destination = minutes < 0 ? (byte)'-' : (byte)'+';
        uint size = (uint)Math.Abs(minutes);
        Digits.WriteTwo(ref Unsafe.Add(ref destination, 1), size / 60);
        Unsafe.Add(ref destination, 3) = (byte)':';
        Digits.WriteTwo(ref Unsafe.Add(ref destination, 4), size % 60);
        return 6;
    }

    /// <summary>The constant format: days where there are any, and all seven digits of a fraction where there is one.</summary>
    public static int Span(ref byte destination, long ticks)
    {
        destination = (byte)'"';
        int length = 1;
        ulong size = (ulong)ticks;
        if (ticks < 0)
        {
            Unsafe.Add(ref destination, length++) = (byte)'-';
            size = 0ul - size;
        }

        uint days = (uint)(size / (ulong)TimeSpan.TicksPerDay);
        size -= days * (ulong)TimeSpan.TicksPerDay;
        if (days > 0)
        {
            length += Digits.Write(ref Unsafe.Add(ref destination, length), days);
            Unsafe.Add(ref destination, length++) = (byte)'.';
        }

        uint seconds = (uint)(size / (ulong)TimeSpan.TicksPerSecond);
        Time(ref Unsafe.Add(ref destination, length), seconds);
        length += 8;
        uint fraction = (uint)(size - (seconds * (ulong)TimeSpan.TicksPerSecond));
        if (fraction > 0)
        {
            Unsafe.Add(ref destination, length++) = (byte)'.';
            length += Ticks(ref Unsafe.Add(ref destination, length), fraction);
        }

        Unsafe.Add(ref destination, length) = (byte)'"';
        return length + 1;
    }
}
