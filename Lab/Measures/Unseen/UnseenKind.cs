using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Unseen;

/// <summary>What calls take on documents that nobody had when the code was made. The verb <c>unseen</c> measures it.</summary>
internal sealed class UnseenKind : Kind<Results<UnseenRow>>
{
    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<UnseenRow>("unseen", "Documents that nobody tuned on", RowsOf)
            {
                Layout = new() { By = ["payload", "direction"] },
            }
            .Payload(row => row.Payload)
            .Key("direction", "call", row => row.Direction == TimesRow.Writing ? "write" : "read")
            .Contender(row => row.Contender)
            .Bytes("document", "document", row => row.DocumentBytes)
            .Time("time", "time", row => row.CpuNs)
            .Text("speed", "x as fast", row =>
                row is { Contender: ContenderSets.Reference, CpuNs: not null } ? RatioText.Baseline : row.Compared?.Words)
            .Text("interval", "interval", row => row.Compared is { IsKnown: true } known ? RatioText.IntervalOf(known.Speed) : null)
            .Note(row => row.Unavailable),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured) => measured.OfType<Results<UnseenRow>>()
        .SelectMany(results => new[] { ContenderSets.SpanCodec, ContenderSets.Resolver }
            .Select(contender => (results.Manifest.Mode, Sentence: SentenceOf(results.Rows, contender))))
        .Where(told => told.Sentence is not null).Select(told => $"{told.Mode}: {told.Sentence}");

    /// <summary>The means of reading and of writing, with the number of documents.</summary>
    /// <returns>Null where it has no figure of either.</returns>
    internal static string? SentenceOf(IReadOnlyList<UnseenRow> rows, string contender)
    {
        string? read = MeanOf(rows, contender, TimesRow.Reading), written = MeanOf(rows, contender, TimesRow.Writing);
        string[] told = [.. new[] { read is null ? null : $"reads {read}", written is null ? null : $"writes {written}" }.OfType<string>()];
        int documents = rows.Where(row => row.Contender == contender && row.Compared is not null)
            .Select(row => row.Payload).Distinct().Count();
        string on = documents == 1 ? "a document" : $"{documents} documents";
        return told.Length == 0 ? null
            : $"On {on} that nobody tuned on {ShownName.Marked(contender)} {string.Join(" and ", told)} as fast.";
    }

    private static string? MeanOf(IReadOnlyList<UnseenRow> rows, string contender, string direction) => Comparison.Mean(
        [.. rows.Where(row => (row.Contender, row.Direction) == (contender, direction)).Select(row => row.Compared).OfType<Comparison>()])
        ?.Words;

    private static IEnumerable<UnseenRow> RowsOf(Deployment deployment) =>
        deployment.Rows<UnseenRow>().GroupBy(row => (row.Payload, row.Direction))
            .SelectMany(call => call.OrderByDescending(row => row.Compared?.Ratio ?? (row.CpuNs is null ? 0 : 1)));
}
