namespace JsonAot.Lab.Tables;

/// <summary>What stands where a row and a column meet: one of these, or nothing.</summary>
internal readonly record struct Cell
{
    internal double? Number { get; init; }
    internal string? Text { get; init; }
    internal IReadOnlyList<double>? Series { get; init; }

    /// <summary>With a baseline by its name; null for the baseline itself, and where it has no figure.</summary>
    internal Func<string, Comparison?>? ComparedWith { get; init; }

    internal bool IsEmpty => (Number, Text, Series, ComparedWith) is (null, null, null, null);
}
