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

/// <summary>Names one row of what was timed, by the benchmark that measures it.</summary>
internal sealed record RowReference(string Benchmark, params (string Name, string Value)[] Parameters)
{
    /// <summary>A contender writing a payload to a string, as most sources did.</summary>
    internal static RowReference WriteText(string payload, string contender) => Text("Matrix.Serialize", payload, contender);

    /// <summary>A contender reading a payload from a string.</summary>
    internal static RowReference ReadText(string payload, string contender) => Text("Matrix.Deserialize", payload, contender);

    private static RowReference Text(string benchmark, string payload, string contender) =>
        new(benchmark, ("Payload", payload), ("Contender", contender), ("Lane", Sources.Rows.Lane));

    /// <summary>A test of the matrix has no name of its own.</summary>
    private string RowName => Parameters is [("Payload", var payload), ("Contender", var contender), ("Lane", var lane)]
        ? TimesRow.NameOf(
            payload, contender, Benchmark.Split('.')[^1].ToLowerInvariant(), lane.ToLowerInvariant(), TimesRow.Canonical)
        : ToString();

    internal TimesRow? Find(TimesResults results) => results.Rows.FirstOrDefault(row => row.Name == RowName && !row.IsTwin);

    public override string ToString() => Parameters.Length == 0
        ? Benchmark
        : $"{Benchmark}({string.Join(", ", Parameters.Select(parameter => $"{parameter.Name}={parameter.Value}"))})";
}
