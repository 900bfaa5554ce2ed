using System.Text.Json;

namespace JsonAot.Lab.YourType.Samples;

/// <summary>What a text says of a moment, and of the zone that it is told in.</summary>
public enum TimeZoneText
{
    /// <summary>No moment that a date type keeps.</summary>
    NoTime,

    /// <summary>A day alone.</summary>
    Day,

    Unspecified,

    Utc,

    Offset,
}

public static class TimeText
{
    private const int MostFractionDigits = 7;

    public static TimeZoneText KindOf(JsonElement text)
    {
        string value = text.GetString()!;
        if (value.Length == 10 && DateOnly.TryParseExact(value, "yyyy-MM-dd", out _))
            return TimeZoneText.Day;
        // Digits beyond the seventh are dropped by every date type; 'T' keeps out what is no ISO 8601.
        if (value.Length < 16 || value[10] != 'T' || FractionDigits(value) > MostFractionDigits || !text.TryGetDateTimeOffset(out _))
            return TimeZoneText.NoTime;
        return value.EndsWith('Z') ? TimeZoneText.Utc
            : value.AsSpan(11).IndexOfAny('+', '-') >= 0 ? TimeZoneText.Offset
            : TimeZoneText.Unspecified;
    }

    /// <summary>Whether two texts are one moment: with or without zeros at the end of a fraction, Z or +00:00.</summary>
    public static bool AreSame(JsonElement left, JsonElement right)
    {
        TimeZoneText kind = KindOf(left);
        TimeZoneText other = KindOf(right);
        bool zoned = kind is TimeZoneText.Utc or TimeZoneText.Offset;
        bool otherZoned = other is TimeZoneText.Utc or TimeZoneText.Offset;
        return kind != TimeZoneText.NoTime && other != TimeZoneText.NoTime && (kind == other || zoned && otherZoned)
            && left.TryGetDateTimeOffset(out DateTimeOffset moment) && right.TryGetDateTimeOffset(out DateTimeOffset same)
            && moment.EqualsExact(same);
    }

    private static int FractionDigits(string value)
    {
        int point = value.IndexOf('.', StringComparison.Ordinal);
        return point < 0 ? 0
            : value.AsSpan(point + 1).IndexOfAnyExceptInRange('0', '9') is >= 0 and var end ? end
            : value.Length - point - 1;
    }
}
