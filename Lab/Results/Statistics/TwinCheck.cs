namespace JsonAot.Lab.Results.Statistics;

/// <summary>
/// What a run finds out about itself: twins of references are timed as all others are, and one interval in twenty may leave 1 out. It
/// says nothing of others: each contender scatters in its own way.
/// </summary>
/// <param name="Twins">Those with an interval.</param>
/// <param name="Apart">Those among them whose interval leaves 1 out.</param>
/// <param name="Strange">Those that differ as another contender would: the figures beside them are not to be used.</param>
public sealed record TwinCheck(int Twins, int Apart, IReadOnlyList<TimesRow> Strange)
{
    // Two processes of one contender that differ by more in every generation are not of one contender.
    private const double MostOfATwin = 0.03;

    public static TwinCheck Of(IEnumerable<TimesRow> rows)
    {
        (TimesRow Row, Estimate Speed)[] twins =
        [
            .. rows.Where(row => row.IsTwin && row.Quotients.Count >= Intervals.LeastGenerations)
                .Select(row => (row, Intervals.OfGenerations(row.Quotients))),
        ];
        var count = TwinCount.Of(twins.Select(twin => twin.Row.Quotients));
        return new TwinCheck(
            count.Twins, count.Apart, [.. twins.Where(twin => !twin.Speed.Reaches(1 + MostOfATwin)).Select(twin => twin.Row)]);
    }

    /// <summary>How many times as fast as itself a twin was.</summary>
    public static string WordsOf(TimesRow twin) => new Comparison(Intervals.OfGenerations(twin.Quotients)).Words;

    public override string ToString() => new TwinCount(Twins, Apart).ToString();
}
