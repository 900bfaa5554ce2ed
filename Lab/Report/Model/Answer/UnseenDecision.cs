using JsonAot.Lab.Measures;
using static JsonAot.Lab.Results.ContenderSets;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>The row of documents that nobody had when the code was made: what the rows above it are worth for one's own.</summary>
internal static class UnseenDecision
{
    /// <returns>Null where none were measured.</returns>
    internal static Decision? Of(Deployment jit)
    {
        UnseenRow[] rows = [.. jit.Rows<UnseenRow>().Where(row => row.Compared is not null)];
        UnseenRow[] own = [.. rows.Where(row => row.Contender == SpanCodec)], old = [.. rows.Where(row => row.Contender == NewtonsoftJson)];
        int documents = rows.Select(row => row.Payload).Distinct().Count();
        string need = documents == 1 ? "a document that nobody tuned on" : $"{documents} documents that nobody tuned on";
        Speed? over = SpeedOf(old, isReference: true);
        Advice today = over is null ? new Advice(Reference, "1x")
            : new Advice(Reference, $"{over.Times} over {NewtonsoftJson}", over.Range);
        Speed? all = SpeedOf(own), read = SpeedOf(own, TimesRow.Reading), written = SpeedOf(own, TimesRow.Writing);
        return all is null ? null : new Decision(
            need, today,
            new Advice(
                ShownName.Marked(SpanCodec),
                read is null || written is null ? all.Short : $"read {read.Times}, written {written.Times}", all.Range),
            "");
    }

    /// <param name="isReference">How many times as fast the reference is as these, and not the other way round.</param>
    private static Speed? SpeedOf(IEnumerable<UnseenRow> rows, string? direction = null, bool isReference = false)
    {
        Comparison[] all =
        [
            .. from row in rows
               where direction is null || row.Direction == direction
               select isReference ? new Comparison(Intervals.OfGenerations([.. row.Quotients.Select(one => 1 / one)])) : row.Compared!,
        ];
        return Comparison.Mean(all) is { } mean ? new Speed(mean, [.. all.Where(one => one.IsKnown).Select(one => one.Ratio)], all.Length)
            : null;
    }
}
