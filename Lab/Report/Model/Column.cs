namespace JsonAot.Lab.Report.Model;

/// <summary>How a column's values are shown and stored.</summary>
internal enum ColumnKind
{
    /// <summary>One of the few names by which figures are chosen: a machine, a payload, a contender.</summary>
    Name,

    /// <summary>Nanoseconds.</summary>
    Time,

    Bytes,

    Count,

    /// <summary>A quotient.</summary>
    Ratio,

    /// <summary>A part of a whole.</summary>
    Share,

    Text,

    /// <summary>Several numbers that only a plot can show.</summary>
    Series,
}

/// <param name="Id">By which the page's script knows it.</param>
/// <param name="Label">The head above it.</param>
internal sealed record Column(string Id, string Label, ColumnKind Kind)
{
    /// <summary>Wanted by a plot, or told by a mark: no column of a table that people read.</summary>
    internal bool IsHidden { get; init; }

    /// <summary>Which list of names, or of texts, its values come from.</summary>
    internal string Names { get; init; } = Kind == ColumnKind.Name ? Id : "text";

    internal static Column Machine { get; } = new("machine", "machine", ColumnKind.Name);

    internal static Column Deployment { get; } = new("deployment", "deployment", ColumnKind.Name);

    internal static Column Payload { get; } = new("payload", "payload", ColumnKind.Name);

    internal static Column Contender { get; } = new("contender", "contender", ColumnKind.Name);

    internal static Column Direction { get; } = new("direction", "direction", ColumnKind.Name);

    internal static Column Time(string id, string label) => new(id, label, ColumnKind.Time);

    internal static Column Bytes(string id, string label) => new(id, label, ColumnKind.Bytes);

    internal static Column Count(string id, string label) => new(id, label, ColumnKind.Count);

    internal static Column Text(string id, string label) => new(id, label, ColumnKind.Text);

    internal static Column Series(string id) => new(id, id, ColumnKind.Series) { IsHidden = true };
}
