using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Tables;

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

/// <summary>Where people see a column. A report's data has every column that is not for the terminal alone.</summary>
internal enum Shown
{
    Everywhere,

    /// <summary>On the page and in Markdown, where there is room.</summary>
    InReports,

    OnTerminal,

    /// <summary>Only a plot needs it, or a mark tells it.</summary>
    InData,
}

/// <param name="Id">By which the page's script and other programs know it.</param>
/// <param name="Label">The head above it.</param>
internal record Column(string Id, string Label, ColumnKind Kind)
{
    internal const string Note = "note";

    internal Shown Shown { get; init; }

    /// <summary>The head on a terminal, where it must be short.</summary>
    internal string Brief { get; init; } = Label;

    /// <summary>Which list of names, or of texts, its values come from.</summary>
    internal string Names { get; init; } = Kind == ColumnKind.Name ? Id : "text";

    /// <summary>It says what a row is about, such as a task or a scenario, and not what was measured.</summary>
    internal bool IsKey { get; init; } = Kind == ColumnKind.Name;

    internal bool IsFigure => Kind is not (ColumnKind.Name or ColumnKind.Text);

    internal bool IsInReports => Shown is Shown.Everywhere or Shown.InReports;

    internal bool IsOnTerminal => Shown is Shown.Everywhere or Shown.OnTerminal;
}

/// <summary>A column that knows where in a row its value is.</summary>
/// <param name="Value">A number is a double, a series an array of them, everything else a text; null where there is none.</param>
internal sealed record Column<TRow>(string Id, string Label, ColumnKind Kind, Func<TRow, object?> Value) : Column(Id, Label, Kind);
