namespace JsonAot.Lab.Tables;

/// <param name="Id">The page's script knows the column by it.</param>
internal record Column(string Id, string Label, ColumnKind Kind)
{
    internal const string Machine = "machine";
    internal const string Deployment = "deployment";
    internal const string Payload = "payload";
    internal const string Lane = "lane";
    internal const string Contender = "contender";
    internal const string Note = "note";

    internal Shown Shown { get; init; }

    /// <summary>The head on a terminal, where it must be short.</summary>
    internal string Brief { get; init; } = Label;

    /// <summary>It says what a row is about, such as a task or a scenario, and not what was measured.</summary>
    internal bool IsKey { get; init; } = Kind == ColumnKind.Name;

    internal bool IsFigure => Kind is not (ColumnKind.Name or ColumnKind.Text);
    internal bool IsOnPage => Shown is Shown.Everywhere or Shown.InReports;

    /// <summary>Prints a cell; the name of a contender says whether it is ours.</summary>
    internal string Marked(Cell cell) => Id == Contender && cell.Text is { } text ? ShownName.Marked(text) : Print(cell);

    /// <summary>The cell's words, in every table for people.</summary>
    internal string Print(Cell cell) => (Kind, cell) switch
    {
        (ColumnKind.Time, { Number: { } time }) => Duration.Format(time),
        (ColumnKind.Bytes, { Number: { } bytes }) => ByteSize.Format(bytes),
        (ColumnKind.Count, { Number: { } count }) => count.ToString("#,0.###"),
        (ColumnKind.Share, { Number: { } share }) => share.ToString("0.0 %"),
        (_, { Number: { } ratio }) => RatioText.Of(ratio),
        (_, { Text: { } text }) => Id == Contender ? ShownName.Of(text) : text,
        _ => "",
    };
}
