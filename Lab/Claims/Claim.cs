namespace JsonAot.Lab.Claims;

/// <summary>What of two rows is compared.</summary>
internal enum Quantity
{
    Time,

    /// <summary>Bytes allocated per call.</summary>
    Allocated,
}

/// <summary>The rows that test a claim on one document.</summary>
/// <param name="Over">The row above the fraction line.</param>
/// <param name="Under">The row below it; null for a figure that stands alone.</param>
internal sealed record ClaimTest(RowReference Over, RowReference? Under)
{
    internal IEnumerable<RowReference> Rows => Under is null ? [Over] : [Over, Under];
}

/// <summary>A figure that somebody published, and the rows of ours that give the same figure.</summary>
/// <param name="Statement">What the figure says, so that it can be read without the source.</param>
/// <param name="Quotation">The source's own sentence or table row, shortened with "…".</param>
/// <param name="Tests">One, or one for each document where the source promises it without naming one.</param>
/// <param name="Command">What measures the rows again.</param>
internal sealed record Claim(
    Source Source,
    string Statement,
    string Quotation,
    ClaimedFigure Figure,
    Quantity Quantity,
    IReadOnlyList<ClaimTest> Tests,
    string Command);

/// <summary>A text that published figures.</summary>
/// <param name="Title">The text's own title.</param>
/// <param name="Kind">What sort of text it is, and from when.</param>
/// <param name="Remark">What a reader must know of its data before comparing figures.</param>
internal sealed record Source(string Title, string Kind, string Remark)
{
    /// <summary>The title in quotation marks, and what it is.</summary>
    internal string Heading => $"“{Title}”, {Kind}";
}

/// <summary>Names one row of what was timed: a benchmark with its parameters, or a call of a contender.</summary>
internal sealed record RowReference(string Name)
{
    internal static RowReference Benchmark(string name, params (string Name, string Value)[] parameters) =>
        new($"{name}({string.Join(", ", parameters.Select(parameter => $"{parameter.Name}={parameter.Value}"))})");

    /// <summary>A contender writing a payload to a string, as most sources did.</summary>
    internal static RowReference WriteText(string payload, string contender) => Text(TimesRow.Writing, payload, contender);

    /// <summary>A contender reading a payload from a string.</summary>
    internal static RowReference ReadText(string payload, string contender) => Text(TimesRow.Reading, payload, contender);

    private static RowReference Text(string direction, string payload, string contender) =>
        new(TimesRow.NameOf(payload, contender, direction, Sources.Rows.Lane, TimesRow.Canonical));

    internal TimesRow? Find(TimesResults results) => results.Rows.FirstOrDefault(row => row.Name == Name && !row.IsTwin);

    public override string ToString() => Name;
}
