using System.Globalization;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

public static partial class JsonWrite
{
    private const int TickDigits = 7;

    /// <summary>As ISO 8601, without closing zeros of the fraction. Only a local time needs the machine's time zone.</summary>
    public static int DateTime(Span<byte> span, int at, DateTime value)
    {
        ref byte destination = ref Room(span, at, MaxDateTime);
        if (value.Kind == DateTimeKind.Local)
            return LocalTime(span, at, value);

        int length = QuotedTime(ref destination, value);
        if (value.Kind == DateTimeKind.Utc)
            Unsafe.Add(ref destination, length++) = (byte)'Z';
        Unsafe.Add(ref destination, length) = (byte)'"';
        return at + length + 1;
    }

    public static int DateTimeOffset(Span<byte> span, int at, DateTimeOffset value)
    {
        ref byte destination = ref Room(span, at, MaxDateTimeOffset);
        int length = QuotedTime(ref destination, value.DateTime);
        length += Offset(ref Unsafe.Add(ref destination, length), value.TotalOffsetMinutes);
        Unsafe.Add(ref destination, length) = (byte)'"';
        return at + length + 1;
    }

    public static int DateOnly(Span<byte> span, int at, DateOnly value)
    {
        ref byte destination = ref Room(span, at, MaxDateOnly);
        destination = (byte)'"';
        Date(ref Unsafe.Add(ref destination, 1), value);
        Unsafe.Add(ref destination, 11) = (byte)'"';
        return at + MaxDateOnly;
    }

    public static int TimeOnly(Span<byte> span, int at, TimeOnly value) => at + Span(ref Room(span, at, MaxTimeOnly), value.Ticks);

    public static int TimeSpan(Span<byte> span, int at, TimeSpan value) => at + Span(ref Room(span, at, MaxTimeSpan), value.Ticks);

    // The framework knows the offset that held at that time; its seven digits are trimmed and what follows is moved up.
    private static int LocalTime(Span<byte> span, int at, DateTime value)
    {
        Span<byte> full = stackalloc byte[MaxDateTime];
        _ = value.TryFormat(full, out int length, "O", CultureInfo.InvariantCulture);
        int at0 = QuotedTime(ref span[at], System.DateTime.SpecifyKind(value, DateTimeKind.Unspecified));
        ReadOnlySpan<byte> zone = full[27..length];
        return Literal(span, Literal(span, at + at0, zone), "\""u8);
    }

    /// <summary>The opening quote, date, time and fraction: 20 to 28 bytes.</summary>
    private static int QuotedTime(ref byte destination, DateTime value)
    {
        destination = (byte)'"';
        Date(ref Unsafe.Add(ref destination, 1), System.DateOnly.FromDateTime(value));
        Unsafe.Add(ref destination, 11) = (byte)'T';
        ulong ticks = (ulong)value.Ticks % (ulong)System.TimeSpan.TicksPerDay;
        uint seconds = (uint)(ticks / (ulong)System.TimeSpan.TicksPerSecond);
        Time(ref Unsafe.Add(ref destination, 12), seconds);
        uint fraction = (uint)(ticks - (seconds * (ulong)System.TimeSpan.TicksPerSecond));
        if (fraction == 0)
            return 20;

        Unsafe.Add(ref destination, 20) = (byte)'.';
        int length = 21 + Ticks(ref Unsafe.Add(ref destination, 21), fraction);
        while (Unsafe.Add(ref destination, length - 1) == (byte)'0')
            length--;
        return length;
    }

    /// <summary>Ten bytes.</summary>
    private static void Date(ref byte destination, DateOnly value)
    {
        (int year, int month, int day) = value;
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

    private static int Offset(ref byte destination, int minutes)
    {
        destination = minutes < 0 ? (byte)'-' : (byte)'+';
        uint size = (uint)Math.Abs(minutes);
        Digits.WriteTwo(ref Unsafe.Add(ref destination, 1), size / 60);
        Unsafe.Add(ref destination, 3) = (byte)':';
        Digits.WriteTwo(ref Unsafe.Add(ref destination, 4), size % 60);
        return 6;
    }

    /// <summary>The constant format: days where there are any, and all seven digits of a fraction where there is one.</summary>
    private static int Span(ref byte destination, long ticks)
    {
        destination = (byte)'"';
        int length = 1;
        ulong size = (ulong)ticks;
        if (ticks < 0)
        {
            Unsafe.Add(ref destination, length++) = (byte)'-';
            size = 0ul - size;
        }

        uint days = (uint)(size / (ulong)System.TimeSpan.TicksPerDay);
        size -= days * (ulong)System.TimeSpan.TicksPerDay;
        if (days > 0)
        {
            length += Digits.Write(ref Unsafe.Add(ref destination, length), days);
            Unsafe.Add(ref destination, length++) = (byte)'.';
        }

        uint seconds = (uint)(size / (ulong)System.TimeSpan.TicksPerSecond);
        Time(ref Unsafe.Add(ref destination, length), seconds);
        length += 8;
        uint fraction = (uint)(size - (seconds * (ulong)System.TimeSpan.TicksPerSecond));
        if (fraction > 0)
        {
            Unsafe.Add(ref destination, length++) = (byte)'.';
            length += Ticks(ref Unsafe.Add(ref destination, length), fraction);
        }

        Unsafe.Add(ref destination, length) = (byte)'"';
        return length + 1;
    }
}
