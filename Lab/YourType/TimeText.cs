using System.Text.Json;
using System.Text.RegularExpressions;

namespace JsonAot.Lab.YourType;

/// <summary>What a text says of a moment, and of the zone that it is told in.</summary>
internal static class TimeText
{
    /// <summary>Whether it is a moment that date types keep.</summary>
    internal static bool IsTime(JsonElement text)
    {
        // Digits beyond the seventh are dropped by every date type; 'T' keeps out what is no ISO 8601.
        string value = text.GetString()!;
        return value.Length >= 16 && value[10] == 'T' && !Regex.IsMatch(value, @"\.\d{8}") && text.TryGetDateTimeOffset(out _);
    }

    internal static bool IsUtc(JsonElement time) => time.GetString()!.EndsWith('Z');

    internal static bool HasZone(JsonElement time) => IsUtc(time) || time.GetString().AsSpan(11).ContainsAny('+', '-');

    /// <summary>Whether two texts are one moment: with or without zeros at the end of a fraction, Z or +00:00.</summary>
    internal static bool AreSame(JsonElement left, JsonElement right) =>
        IsTime(left) && IsTime(right) && HasZone(left) == HasZone(right)
            && left.GetDateTimeOffset().EqualsExact(right.GetDateTimeOffset());
}
