using System.Text.Json;

namespace JsonAot.Lab.YourType.Samples;

/// <summary>What a text says of a moment, and of the zone that it is told in.</summary>
internal static class TimeText
{
    private const int MostFractionDigits = 7;

    /// <summary>Whether it is a moment that date types keep.</summary>
    internal static bool IsTime(JsonElement text)
    {
        // Digits beyond the seventh are dropped by every date type; 'T' keeps out what is no ISO 8601.
        string value = text.GetString()!;
        return value.Length >= 16 && value[10] == 'T' && FractionDigits(value) <= MostFractionDigits && text.TryGetDateTimeOffset(out _);
    }

    internal static bool IsUtc(JsonElement time) => time.GetString()!.EndsWith('Z');

    internal static bool HasZone(JsonElement time) => IsUtc(time) || time.GetString().AsSpan(11).ContainsAny('+', '-');

    /// <summary>Whether two texts are one moment: with or without zeros at the end of a fraction, Z or +00:00.</summary>
    internal static bool AreSame(JsonElement left, JsonElement right) =>
        IsTime(left) && IsTime(right) && HasZone(left) == HasZone(right)
            && left.GetDateTimeOffset().EqualsExact(right.GetDateTimeOffset());

    private static int FractionDigits(string value)
    {
        int point = value.IndexOf('.', StringComparison.Ordinal);
        return point < 0 ? 0
            : value.AsSpan(point + 1).IndexOfAnyExceptInRange('0', '9') is >= 0 and var end ? end
            : value.Length - point - 1;
    }
}
