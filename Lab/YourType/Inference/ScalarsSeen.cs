using System.Text.Json;
using JsonAot.Lab.YourType.Samples;

namespace JsonAot.Lab.YourType.Inference;

/// <summary>The numbers or the texts of one place: which types keep all of them, digit for digit and letter for letter.</summary>
internal sealed class ScalarsSeen(IEnumerable<ScalarType> types)
{
    private List<ScalarType> _keeping = [.. types];

    internal int Count { get; private set; }

    /// <summary>Null where no type keeps every one.</summary>
    internal string? TypeName => _keeping.FirstOrDefault()?.Name;

    internal void Add(JsonElement value)
    {
        Count++;
        _keeping.RemoveAll(type => !type.Keeps(value));
    }

    internal void TakeIn(ScalarsSeen other)
    {
        Count += other.Count;
        _keeping = [.. _keeping.Intersect(other._keeping)];
    }
}

/// <param name="Keeps">Whether a value is the same when it has been read into the type and written again.</param>
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
        new("double", number => number.TryGetDouble(out double nearest) && double.IsFinite(nearest)
            && NumberText.AreSame(number.GetRawText(), nearest.ToString("R"))),
        new("decimal", IsDecimal),
    ];

    internal static IReadOnlyList<ScalarType> OfTexts { get; } =
    [
        // Only as a writer writes it again: in small letters.
        new("Guid", text => text.TryGetGuid(out Guid guid) && text.ValueEquals(guid.ToString())),
        new("DateOnly", text => DateOnly.TryParseExact(text.GetString(), "yyyy-MM-dd", out _)),
        new("DateTime", text => TimeText.IsTime(text) && TimeText.IsUtc(text)),
        new("DateTime", text => TimeText.IsTime(text) && !TimeText.HasZone(text)),
        new("DateTimeOffset", text => TimeText.IsTime(text) && TimeText.HasZone(text)),
        new("string", _ => true),
    ];

    private static bool IsAmount(string number)
    {
        int point = number.IndexOf('.', StringComparison.Ordinal);
        return !number.AsSpan().ContainsAny('e', 'E') && (point < 0 || number.Length - point - 1 <= MostDigitsOfAmount);
    }

    private static bool IsDecimal(JsonElement number) =>
        number.TryGetDecimal(out decimal exact) && NumberText.AreSame(number.GetRawText(), exact.ToString());
}
