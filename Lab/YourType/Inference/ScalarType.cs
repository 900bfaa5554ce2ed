using System.Text.Json;
using System.Text.RegularExpressions;

namespace JsonAot.Lab.YourType.Inference;

/// <summary>A type of numbers or of texts.</summary>
/// <param name="Keeps">Whether a value is the same, to its last digit and letter, when it has been read and written again.</param>
internal sealed record ScalarType(string Name, Func<JsonElement, bool> Keeps)
{
    // Measurements and coordinates have more behind the point.
    private const int MostDigitsOfAmount = 4;

    /// <summary>Those that are taken first stand first. "1.0" is no integer to a reader of integers.</summary>
    internal static IReadOnlyList<ScalarType> OfNumbers { get; } =
    [
        new("int", number => number.TryGetInt32(out _)),
        new("long", number => number.TryGetInt64(out _)),
        new("ulong", number => number.TryGetUInt64(out _)),
        new("decimal", number => IsAmount(number.GetRawText()) && IsDecimal(number)),
        new("double", number => number.TryGetDouble(out double nearest) && double.IsFinite(nearest) && IsWritten(number, nearest)),
        new("decimal", IsDecimal),
    ];

    internal static IReadOnlyList<ScalarType> OfTexts { get; } =
    [
        // Only as a writer writes it again: in small letters.
        new("Guid", text => text.TryGetGuid(out Guid guid) && text.ValueEquals(guid.ToString())),
        new("DateOnly", text => DateOnly.TryParseExact(text.GetString(), "yyyy-MM-dd", out _)),
        new("DateTime", text => IsTime(text) && IsUtc(text)),
        new("DateTime", text => IsTime(text) && !HasZone(text)),
        new("DateTimeOffset", text => IsTime(text) && HasZone(text)),
        new("string", _ => true),
    ];

    /// <summary>Whether it is a moment that date types keep.</summary>
    private static bool IsTime(JsonElement text)
    {
        // Digits beyond the seventh are dropped by every date type; 'T' keeps out what is no ISO 8601.
        string value = text.GetString()!;
        return value.Length >= 16 && value[10] == 'T' && !Regex.IsMatch(value, @"\.\d{8}") && text.TryGetDateTimeOffset(out _);
    }

    private static bool IsUtc(JsonElement time) => time.GetString()!.EndsWith('Z');

    private static bool HasZone(JsonElement time) => IsUtc(time) || time.GetString().AsSpan(11).ContainsAny('+', '-');

    /// <summary>With or without zeros at the end of a fraction, Z or +00:00.</summary>
    internal static bool AreOneMoment(JsonElement left, JsonElement right) =>
        IsTime(left) && IsTime(right) && HasZone(left) == HasZone(right)
            && left.GetDateTimeOffset().EqualsExact(right.GetDateTimeOffset());

    private static bool IsAmount(string number)
    {
        int point = number.IndexOf('.', StringComparison.Ordinal);
        return !number.AsSpan().ContainsAny('e', 'E') && (point < 0 || number.Length - point - 1 <= MostDigitsOfAmount);
    }

    private static bool IsDecimal(JsonElement number) => number.TryGetDecimal(out decimal exact) && IsWritten(number, exact);

    private static bool IsWritten<T>(JsonElement number, T value) => AreOneNumber(number, JsonSerializer.SerializeToElement(value));

    /// <summary>With all their digits: 1.0, 1 and 10e-1 are one number.</summary>
    internal static bool AreOneNumber(JsonElement left, JsonElement right) =>
        left.GetRawText() == right.GetRawText()
            || HasUsualExponent(left) && HasUsualExponent(right) && JsonElement.DeepEquals(left, right);

    // The framework throws where an exponent has more digits than an int.
    private static bool HasUsualExponent(JsonElement number)
    {
        string text = number.GetRawText();
        int exponent = text.AsSpan().IndexOfAny('e', 'E');
        return exponent < 0 || text.Length - exponent <= "e-12345678".Length;
    }
}
