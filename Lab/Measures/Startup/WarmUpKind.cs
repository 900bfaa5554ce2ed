using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>The first call, the first ten, the first million; and where the curves of two modes meet.</summary>
internal sealed class WarmUpKind : Kind<Results<WarmUpRow>>
{
    internal override IReadOnlyList<TableSpec> Tables { get; } = [Spec()];

    /// <summary>Shows the curve as a column for each power of ten, where nothing is drawn.</summary>
    private static TableSpec<WarmUpRow> Spec()
    {
        TableSpec<WarmUpRow> spec = new TableSpec<WarmUpRow>(
            "warmup", "Time since the spawn until so many calls were done", deployment => deployment.Rows<WarmUpRow>())
        {
            Layout = new() { IsMerged = true },
        }
            .Payload(row => row.Payload)
            .Contender(row => row.Contender)
            .Time("first", "first call done", row => PointsOf(row) is [var first, ..] ? first.SinceSpawnNs.Median : null,
                shown: Shown.InReports);
        foreach (int calls in Enumerable.Range(0, 10).Select(power => (int)Math.Pow(10, power)))
        {
            spec = spec.Time(
                $"{calls}", $"{calls:N0}", row => row.Points.FirstOrDefault(point => point.Calls == calls)?.SinceSpawnNs.Median,
                shown: Shown.OnTerminal);
        }

        return spec
            .Time("cost", "a call, warm", row => row.CostNs, "each")
            .Time("start", "start, warm-up included", row => row.StartNs, shown: Shown.InReports)
            .Text("evens", "calls until break-even", row => MeasuringVerb.Joined([.. row.BreakEvens.Select(BreakEvenWords.InTable)]))
            .Note(row => row.Unavailable ?? MeasuringVerb.Joined([.. row.BreakEvens.Select(BreakEvenWords.WhyNot)]))
            .Series("calls", row => [.. PointsOf(row).Select(point => (double)point.Calls)])
            .Series("totals", row => [.. PointsOf(row).Select(point => point.SinceSpawnNs.Median)])
            .Series("meet", row =>
                [.. row.BreakEvens.Where(even => even.IsKnown).Select(even => even.Calls ?? 0).Where(calls => calls >= 1)]);
    }

    private static WarmUpPoint[] PointsOf(WarmUpRow row) =>
        [.. row.Points.Where(point => point?.SinceSpawnNs is { Median: > 0 } && point.Calls > 0)];
}

/// <summary>How many calls it takes until a mode has caught up, from the least of the rounds to the most.</summary>
internal static class BreakEvenWords
{
    /// <returns>Null where it is never, or not known.</returns>
    internal static string? Calls(BreakEven even)
    {
        if (even is not { IsKnown: true, Low: { } least, High: { } most })
            return null;
        (string low, string high) = (Rounded(least), Rounded(most));
        const string Million = " million";
        return low == high ? low
            : low.EndsWith(Million, StringComparison.Ordinal) ? $"{low[..^Million.Length]} to {high}"
            : $"{low} to {high}";
    }

    internal static string InTable(BreakEven even) => $"{(even.IsKnown ? Calls(even) ?? "never" : "not known")} with {even.Against}";

    internal static string? WhyNot(BreakEven even) => even.Unknown is { } reason ? $"with {even.Against}: {reason}" : null;

    /// <summary>The place where two flat curves meet is known to a digit or two.</summary>
    private static string Rounded(double calls)
    {
        double unit = Math.Pow(10, Math.Max(0, Math.Floor(Math.Log10(Math.Max(calls, 1))) - 1));
        double rounded = Math.Round(calls / unit) * unit;
        return rounded >= 1e6
            ? $"{rounded / 1e6:0.#} million"
            : rounded.ToString("N0");
    }
}
