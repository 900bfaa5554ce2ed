namespace JsonAot.Lab.Measures.Unseen;

/// <summary>What calls take on documents that nobody had when the code was made. The verb <c>unseen</c> measures it.</summary>
internal sealed class UnseenKind : Kind<UnseenResults>
{
    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        CallTable.Of(
            "unseen", "Documents that nobody tuned on",
            deployment => (deployment.Of<UnseenResults>()?.Rows ?? []).Where(row => row.IsTest)),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured) =>
        from results in measured.OfType<UnseenResults>()
        from contender in (string[])[ContenderSets.SpanCodec, ContenderSets.Resolver]
        let sentence = SentenceOf(results.Rows, contender)
        where sentence is not null
        select $"{results.Manifest.Mode}: {sentence}";

    /// <summary>The means of reading and of writing, with the number of documents.</summary>
    /// <returns>Null where it has no figure of either.</returns>
    private static string? SentenceOf(IReadOnlyList<TimesRow> rows, string contender)
    {
        ComparedTimes[] own = [.. ComparedTimes.Of(rows).Where(line => line.Row.Contender == contender && line.Speed is not null)];
        string[] told = [.. new[] { Told("reads", TimesRow.Reading), Told("writes", TimesRow.Writing) }.OfType<string>()];
        int documents = own.Select(line => line.Row.Payload).Distinct().Count();
        string on = documents == 1 ? "a document" : $"{documents} documents";
        return told.Length == 0 ? null
            : $"On {on} that nobody tuned on {ShownName.Marked(contender)} {string.Join(" and ", told)} as fast.";

        string? Told(string verb, string direction) =>
            Comparison.Mean([.. own.Where(line => line.Row.Direction == direction).Select(line => line.Speed!)]) is { } mean
                ? $"{verb} {mean.Words}" : null;
    }
}
