namespace JsonAot.ResultFiles;

/// <summary>Joins a run with the one before it, so that measuring one row loses no other.</summary>
public static class EarlierRows
{
    /// <returns>The new rows, after the earlier ones that were not measured again; figures of another build of the framework or another version of the tool are dropped.</returns>
    public static IReadOnlyList<TRow> Keep<TRow, TKey>(
        Manifest manifest, Manifest? earlierManifest, IReadOnlyList<TRow> rows, IReadOnlyList<TRow>? earlier, Func<TRow, (TKey Key, DateTimeOffset TakenAt)> identify)
        where TKey : notnull
    {
        if (earlier is null || !manifest.HasConditionsOf(earlierManifest))
            return rows;
        // Groups: some rows belong together and have one key.
        ILookup<TKey, TRow> before = earlier.ToLookup(row => identify(row).Key);
        ILookup<TKey, TRow> measured = rows.ToLookup(row => identify(row).Key);
        // Each of two copies may have the newer row, so they are compared row by row. A new run is always newer than the file.
        bool IsOutdated(IGrouping<TKey, TRow> group) => before[group.Key].Any(row => identify(row).TakenAt > group.Max(own => identify(own).TakenAt));
        return
        [
            .. before.Where(group => !measured.Contains(group.Key)).SelectMany(group => group),
            .. measured.SelectMany(group => IsOutdated(group) ? before[group.Key] : group),
        ];
    }
}
