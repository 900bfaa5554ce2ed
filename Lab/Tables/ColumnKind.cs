namespace JsonAot.Lab.Tables;

/// <summary>What a column holds, and so how its cells are printed and stored.</summary>
internal enum ColumnKind
{
    /// <summary>One of the few names by which a reader chooses figures: a machine, a payload, a contender.</summary>
    Name,
    /// <summary>Nanoseconds.</summary>
    Time,
    Bytes,
    Count,
    Ratio,
    Share,
    Text,
    /// <summary>Several numbers that only a plot can show.</summary>
    Series,
    /// <summary>The row's time over that of a baseline, which the reader chooses.</summary>
    Comparison,
}
