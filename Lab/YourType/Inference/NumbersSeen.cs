using System.Text.Json;
using JsonAot.Lab.YourType.Samples;

namespace JsonAot.Lab.YourType.Inference;

/// <summary>The numbers of one place: which types keep all of them, digit for digit.</summary>
internal sealed class NumbersSeen
{
    // Amounts have few digits behind the point; measurements and coordinates have many.
    private const int MostDigitsOfAmount = 4;

    private readonly HashSet<string> _keeping = ["int", "long", "ulong", "decimal", "double"];
    private bool _areAmounts = true;

    internal int Count { get; private set; }

    internal void Add(JsonElement number)
    {
        string text = number.GetRawText();
        Count++;
        _keeping.RemoveWhere(type => !IsKept(type, number, text));
        int point = text.IndexOf('.', StringComparison.Ordinal);
        _areAmounts &= text.AsSpan().IndexOfAny('e', 'E') < 0 && (point < 0 || text.Length - point - 1 <= MostDigitsOfAmount);
    }

    // "1.0" is no integer to a reader of integers.
    private static bool IsKept(string type, JsonElement number, string text) => type switch
    {
        "int" => number.TryGetInt32(out _),
        "long" => number.TryGetInt64(out _),
        "ulong" => number.TryGetUInt64(out _),
        "decimal" => number.TryGetDecimal(out decimal exact) && NumberText.AreSame(text, exact.ToString()),
        _ => number.TryGetDouble(out double nearest) && double.IsFinite(nearest) && NumberText.AreSame(text, nearest.ToString("R")),
    };

    internal void TakeIn(NumbersSeen other)
    {
        Count += other.Count;
        _keeping.IntersectWith(other._keeping);
        _areAmounts &= other._areAmounts;
    }

    /// <returns>Null where no number type keeps every digit.</returns>
    internal string? TypeName()
    {
        string[] real = _areAmounts ? ["decimal", "double"] : ["double", "decimal"];
        return Array.Find(["int", "long", "ulong", .. real], _keeping.Contains);
    }
}
