namespace JsonAot.Lab.Results;

/// <summary>Joins a run with the one before it, so that measuring one row loses no other.</summary>
public static class EarlierRows
{
    /// <param name="contenders">Whose rows they are; null for a kind whose rows have none.</param>
    /// <returns>
    /// The new rows, after the earlier ones that were not measured again; figures of another build of the framework or another version of
    /// the tool are dropped. The manifest is that of the new rows, and says of all rows who was built from source, and which runs they are
    /// of.
    /// </returns>
    public static (Manifest Manifest, IReadOnlyList<TRow> Rows) Join<TRow, TKey>(
        Manifest manifest,
        Manifest? earlierManifest,
        IReadOnlyList<TRow> rows,
        IReadOnlyList<TRow>? earlier,
        Func<TRow, (TKey Key, DateTimeOffset TakenAt)> identify,
        Func<TRow, IEnumerable<string>>? contenders = null)
        where TKey : notnull
    {
        IEnumerable<string> Of(IEnumerable<TRow> some) => some.SelectMany(contenders ?? (_ => []));
        if (earlier is null || !manifest.HasConditionsOf(earlierManifest))
            return (manifest.Over(null, Of(rows), []), rows);
        // Groups: some rows belong together and have one key.
        ILookup<TKey, TRow> before = earlier.ToLookup(row => identify(row).Key);
        ILookup<TKey, TRow> measured = rows.ToLookup(row => identify(row).Key);
        // Each of two copies may have the newer row, so they are compared row by row. A new run is always newer than the file.
        bool IsOutdated(IGrouping<TKey, TRow> group) => before[group.Key]
            .Any(row => identify(row).TakenAt > group.Max(own => identify(own).TakenAt));
        (IEnumerable<TRow> Rows, bool IsKept)[] groups =
        [
            .. before.Where(group => !measured.Contains(group.Key)).Select(group => (group.AsEnumerable(), true)),
            .. measured.Select(group => IsOutdated(group) ? (before[group.Key], true) : (group.AsEnumerable(), false)),
        ];
        IEnumerable<TRow> Those(bool areKept) => groups.Where(group => group.IsKept == areKept).SelectMany(group => group.Rows);
        IEnumerable<DateTimeOffset> Times(IEnumerable<TRow> some) => some.Select(row => identify(row).TakenAt);
        TRow[] joined = [.. groups.SelectMany(group => group.Rows)];
        return (
            manifest.Over(earlierManifest, Of(Those(areKept: false)), Of(Those(areKept: true)))
                .WithRuns([.. RunsOf(manifest, Times(rows)), .. RunsOf(earlierManifest!, Times(earlier))], Times(joined)),
            joined);
    }

    /// <summary>Joins results that have one list of rows and nothing else.</summary>
    /// <param name="rowsOf">Their rows.</param>
    /// <param name="make">Makes such results.</param>
    public static TResults AddTo<TResults, TRow, TKey>(
        TResults results, TResults? earlier, Func<TResults, IReadOnlyList<TRow>> rowsOf, Func<Manifest, IReadOnlyList<TRow>, TResults> make,
        Func<TRow, (TKey Key, DateTimeOffset TakenAt)> identify, Func<TRow, IEnumerable<string>>? contenders = null)
        where TResults : class, IResults
        where TKey : notnull
    {
        (Manifest manifest, IReadOnlyList<TRow> rows) = Join(
            results.Manifest, earlier?.Manifest, rowsOf(results), earlier is null ? null : rowsOf(earlier), identify, contenders);
        return make(manifest, rows);
    }

    /// <summary>Some manifests are made after the first rows.</summary>
    private static IEnumerable<MeasuredRun> RunsOf(Manifest manifest, IEnumerable<DateTimeOffset> rows) =>
        manifest.Runs ?? [new MeasuredRun(manifest.Commit, rows.Append(manifest.TakenAt).Min())];
}
