namespace JsonAot.Lab.Commands.Compare;

/// <summary>One set of rows on both sides.</summary>
/// <param name="title">Stands before the names of its rows; empty where there is but one pair.</param>
/// <param name="a">Null where this side has none.</param>
/// <param name="b">The same of the other side.</param>
internal sealed class SetPair(string title, MeasuredSet? a, MeasuredSet? b, double least)
{
    private readonly double _threshold = Math.Max(least, Math.Max(a?.NoiseLimit ?? 0, b?.NoiseLimit ?? 0));

    // Where one name stands for several rows, the job tells them apart.
    private readonly bool _hasJobs = new[] { a, b }.OfType<MeasuredSet>()
        .Any(set => set.Rows.DistinctBy(row => row.Name).Count() < set.Rows.Count);

    internal IEnumerable<string> Remarks()
    {
        if (a is null || b is null)
            yield break;
        string which = title.Length == 0 ? "" : $"{title}: ";
        yield return $"{which}Differences up to {_threshold:0.0 %} count as none.";
        foreach ((string name, string before) in a.Conditions)
        {
            if (b.Conditions.TryGetValue(name, out string? after) && before != after)
                yield return $"{which}Another {name}: A {before}; B {after}.";
        }
    }

    internal IEnumerable<RowComparison> Rows()
    {
        Dictionary<string, MeasuredRow> before = ByName(a);
        Dictionary<string, MeasuredRow> after = ByName(b);
        return before.Keys.Union(after.Keys).Select(name => Compare(name, before.GetValueOrDefault(name), after.GetValueOrDefault(name)));
    }

    private Dictionary<string, MeasuredRow> ByName(MeasuredSet? set)
    {
        var rows = new Dictionary<string, MeasuredRow>();
        foreach (MeasuredRow row in set?.Rows ?? [])
        {
            string name = _hasJobs ? $"{row.Name} [{row.Job}]" : row.Name;
            if (!rows.TryAdd(title.Length == 0 ? name : $"{title}: {name}", row))
                throw new LabException($"One side has {name} twice: name a folder with one state of the results.", ExitCodes.Usage);
        }

        return rows;
    }

    private RowComparison Compare(string name, MeasuredRow? before, MeasuredRow? after)
    {
        Comparison? ratio = before?.Time is { } under && after?.Time is { } over ? Comparison.Of(over, under, _threshold) : null;
        string? unknown = ratio is { IsKnown: true } ? null : "too few measurements to know how far they scatter";
        if ((WhyNot(before, after) ?? unknown) is { } reason)
            return new RowComparison(name, Change.NotCompared, before?.Time, after?.Time, null, reason);
        Change change = ratio!.Low > 1 + _threshold ? Change.Slower : ratio.High < 1 / (1 + _threshold) ? Change.Faster : Change.Same;
        return new RowComparison(name, change, before!.Time, after!.Time, new Estimate(ratio.Ratio, ratio.Low, ratio.High), null);
    }

    /// <returns>Null where both rows have figures of the same work.</returns>
    private static string? WhyNot(MeasuredRow? before, MeasuredRow? after)
    {
        if (before is null || after is null)
            return before is null ? "only B has it" : "only A has it";
        if (before.Absence is { } one && after.Absence is { } other)
            return one == other ? one : $"A: {one}; B: {other}";
        if ((before.Absence ?? after.Absence) is { } absence)
            return $"{(before.Absence is null ? "B" : "A")}: {absence}";
        bool isOtherDocument = before.Document is { } document && after.Document is { } another && document != another;
        return isOtherDocument ? "another document was read and written" : null;
    }
}
