namespace SpanCodecs.Support;

/// <summary>
/// A date and time of ISO 8601's profile as System.Text.Json reads it: a date alone, to the minute, to the second or with up to
/// sixteen digits of a fraction (seven count); then Z, an offset of hours or of hours and minutes, or nothing.
/// </summary>
internal struct IsoTime
{
    private const int DateLength = 10;
    private const int MinuteLength = 16;
    private const int SecondLength = 19;
    private const int MostFractionDigits = 16;
    private const int TickDigits = 7;
    private const uint LastHour = 24;

    /// <summary>Since the year 1, without the offset.</summary>
    private long _ticks;
    private int _offsetMinutes;

    /// <summary>Z, +, -, or 0 where there is none.</summary>
    private byte _zone;

    private static ReadOnlySpan<ushort> DaysBefore => [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];

    /// <summary>
    /// The length in bytes of the time at the beginning of the text, or -1. It must end at the end of the text or at a quote,
    /// so that a time in a document is read without looking for its end first.
    /// </summary>
    public static int Read(ReadOnlySpan<byte> text, out IsoTime time)
    {
        time = default;
        if (text.Length < DateLength || !time.TryReadDate(text))
            return -1;
        return Ends(text, DateLength) ? DateLength : time.ReadTime(text);
    }

    public static bool TryRead(ReadOnlySpan<byte> text, out IsoTime time) => Read(text, out time) == text.Length;

    /// <summary>Converts as System.Text.Json does: an offset makes a local time, Z a universal one, nothing an unspecified one.</summary>
    public readonly bool TryConvert(out DateTime value)
    {
        value = default;
        if (_zone is 0 or (byte)'Z')
        {
            value = new DateTime(_ticks, _zone == 0 ? DateTimeKind.Unspecified : DateTimeKind.Utc);
            return true;
        }

        bool isTime = TryConvert(out DateTimeOffset withOffset);
        if (isTime)
            value = withOffset.LocalDateTime;
        return isTime;
    }

    /// <summary>Nothing said about the zone means local time.</summary>
    public readonly bool TryConvert(out DateTimeOffset value)
    {
        value = default;
        long universal = _ticks - (_offsetMinutes * TimeSpan.TicksPerMinute);
        if (_zone != 0)
        {
            if (universal < DateTime.MinValue.Ticks || universal > DateTime.MaxValue.Ticks)
                return false;
            value = new DateTimeOffset(_ticks, new TimeSpan(_offsetMinutes * TimeSpan.TicksPerMinute));
            return true;
        }

        try
        {
            value = new DateTimeOffset(new DateTime(_ticks, DateTimeKind.Local));
            return true;
        }
        catch (ArgumentOutOfRangeException)
        {
            // Within one local offset of the first or the last possible day; the time zone's rules decide, so ask them.
            return false;
        }
    }

    /// <summary>The date; asked for only if the text was a date alone.</summary>
    public readonly DateOnly Date => DateOnly.FromDayNumber((int)(_ticks / TimeSpan.TicksPerDay));

    private bool TryReadDate(ReadOnlySpan<byte> text)
    {
        uint bad = 0;
        uint year = (Two(text, 0, ref bad) * 100) + Two(text, 2, ref bad);
        uint month = Two(text, 5, ref bad);
        uint day = Two(text, 8, ref bad);
        if ((int)bad < 0 || text[4] != (byte)'-' || text[7] != (byte)'-' || year == 0 || month - 1 >= 12 || day == 0)
            return false;

        bool isLeap = (year & 3) == 0 && (year % 25 != 0 || (year & 15) == 0);
        uint before = DaysBefore[(int)month - 1];
        uint length = DaysBefore[(int)month] - before;
        if (isLeap && month == 2)
            length++;
        if (day > length)
            return false;

        uint past = year - 1;
        uint days = (past * 365) + (past / 4) - (past / 100) + (past / 400) + before + day - 1;
        if (isLeap && month > 2)
            days++;
        _ticks = days * TimeSpan.TicksPerDay;
        return true;
    }

    private int ReadTime(ReadOnlySpan<byte> text)
    {
        if (text.Length < MinuteLength || text[10] != (byte)'T' || text[13] != (byte)':')
            return -1;
        uint bad = 0;
        uint hour = Two(text, 11, ref bad);
        uint minute = Two(text, 14, ref bad);
        uint second = 0;
        int at = MinuteLength;
        if (at < text.Length && text[at] == (byte)':')
        {
            if (text.Length < SecondLength)
                return -1;
            second = Two(text, 17, ref bad);
            at = SecondLength;
        }

        if ((int)bad < 0 || minute > 59 || second > 59 || (hour > 23 && !IsAllowed(hour)))
            return -1;
        _ticks += ((((hour * 60) + minute) * 60) + second) * TimeSpan.TicksPerSecond;
        if (at == SecondLength && at < text.Length && text[at] == (byte)'.' && !TryReadFraction(text, ref at))
            return -1;
        if (hour == LastHour && !IsStartOfDay())
            return -1;
        return Ends(text, at) ? at : ReadZone(text, at);
    }

    /// <summary>Whether the hour is 24:00, which System.Text.Json reads as the start of the next day from version 11 on.</summary>
    private static bool IsAllowed(uint hour) => hour == LastHour && SystemTextJson.IsElevenOrLater;

    private readonly bool IsStartOfDay() => _ticks % TimeSpan.TicksPerDay == 0 && _ticks <= DateTime.MaxValue.Ticks;

    // Something must follow the point, though it need not be a digit: System.Text.Json allows that.
    private bool TryReadFraction(ReadOnlySpan<byte> text, ref int at)
    {
        int first = ++at;
        if (Ends(text, first))
            return false;
        int end = Math.Min(first + MostFractionDigits, text.Length);
        int ticks = 0;
        uint digit;
        while (at < end && (digit = (uint)text[at] - '0') <= 9)
        {
            if (at - first < TickDigits)
                ticks = (ticks * 10) + (int)digit;
            at++;
        }

        for (int i = at - first; i < TickDigits; i++)
            ticks *= 10;
        _ticks += ticks;
        return true;
    }

    private int ReadZone(ReadOnlySpan<byte> text, int at)
    {
        _zone = text[at++];
        if (_zone == (byte)'Z')
            return at;
        if (_zone is not ((byte)'+' or (byte)'-') || text.Length - at < 2)
            return -1;

        uint bad = 0;
        uint hours = Two(text, at, ref bad);
        uint minutes = 0;
        at += 2;
        if (!Ends(text, at))
        {
            if (text.Length - at < 3 || text[at] != (byte)':')
                return -1;
            minutes = Two(text, at + 1, ref bad);
            at += 3;
        }

        int offset = (int)((hours * 60) + minutes);
        _offsetMinutes = _zone == (byte)'-' ? -offset : offset;
        return (int)bad >= 0 && minutes <= 59 && offset <= 14 * 60 ? at : -1;
    }

    private static bool Ends(ReadOnlySpan<byte> text, int at) => (uint)at >= (uint)text.Length || text[at] == (byte)'"';

    /// <summary>Two digits; anything else sets the highest bit of <paramref name="bad"/>, so that one check covers all of them.</summary>
    private static uint Two(ReadOnlySpan<byte> text, int at, ref uint bad)
    {
        uint tens = (uint)text[at] - '0';
        uint ones = (uint)text[at + 1] - '0';
        bad |= tens | (9 - tens) | ones | (9 - ones);
        return (tens * 10) + ones;
    }
}
