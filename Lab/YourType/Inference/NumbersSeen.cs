using System.Text.Json;
using JsonAot.Lab.YourType.Samples;

namespace JsonAot.Lab.YourType.Inference;

/// <summary>The numbers of one place: which types keep all of them, digit for digit.</summary>
internal sealed class NumbersSeen
{
    // Amounts have few digits behind the point; measurements and coordinates have many.
    private const int MostDigitsOfAmount = 4;

    private bool _int32 = true;
    private bool _int64 = true;
    private bool _uint64 = true;
    private bool _decimal = true;
    private bool _double = true;
    private bool _hasExponent;
    private int _fractionDigits;

    internal int Count { get; private set; }

    internal void Add(JsonElement number)
    {
        string text = number.GetRawText();
        Count++;
        // "1.0" is no integer to a reader of integers.
        _int32 &= number.TryGetInt32(out _);
        _int64 &= number.TryGetInt64(out _);
        _uint64 &= number.TryGetUInt64(out _);
        _decimal &= number.TryGetDecimal(out decimal exact) && NumberText.AreSame(text, exact.ToString());
        _double &= number.TryGetDouble(out double nearest) && double.IsFinite(nearest)
            && NumberText.AreSame(text, nearest.ToString("R"));
        _hasExponent |= text.AsSpan().IndexOfAny('e', 'E') >= 0;
        int point = text.IndexOf('.', StringComparison.Ordinal);
        _fractionDigits = Math.Max(_fractionDigits, point < 0 ? 0 : text.Length - point - 1);
    }

    internal void TakeIn(NumbersSeen other)
    {
        Count += other.Count;
        _int32 &= other._int32;
        _int64 &= other._int64;
        _uint64 &= other._uint64;
        _decimal &= other._decimal;
        _double &= other._double;
        _hasExponent |= other._hasExponent;
        _fractionDigits = Math.Max(_fractionDigits, other._fractionDigits);
    }

    /// <returns>Null where no number type keeps every digit.</returns>
    internal string? TypeName() =>
        _int32 ? "int"
        : _int64 ? "long"
        : _uint64 ? "ulong"
        : _decimal && (!_double || !_hasExponent && _fractionDigits <= MostDigitsOfAmount) ? "decimal"
        : _double ? "double"
        : null;
}
