namespace JsonAot.Lab.Tables;

/// <summary>How a table of many rows is folded for a terminal: several small tables, and values of one column beside each other.</summary>
internal sealed record TerminalLayout
{
    /// <summary>A table for each value of these columns. An empty value belongs into the tables of all the others.</summary>
    internal IReadOnlyList<string> By { get; init; } = [ResultTable.Payload];

    /// <summary>All deployments in one table, not a table for each.</summary>
    internal bool IsMerged { get; init; }

    /// <summary>The column at the left edge.</summary>
    internal string Down { get; init; } = ResultTable.Contender;

    /// <summary>The column whose values stand beside each other; null where every figure is a column already.</summary>
    internal string? Across { get; init; }

    internal Figures Figures { get; init; }

    /// <summary>The notes are about single cells, not about whole rows.</summary>
    internal bool HasNotesInCells { get; init; }
}

/// <summary>Where the figures of one row and one value across go.</summary>
internal enum Figures
{
    /// <summary>Each has a column of its own.</summary>
    Beside,

    /// <summary>All in one cell.</summary>
    Joined,
}
