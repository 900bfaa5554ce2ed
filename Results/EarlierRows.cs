namespace JsonAot.Results;

/// <summary>Joins a run with the one before it, so that measuring one row loses no other.</summary>
internal static class EarlierRows
{
    /// <returns>The new rows, after the earlier ones that were not measured again; figures of another build of the framework are dropped.</returns>
    internal static IReadOnlyList<TRow> Keep<TRow, TKey>(
        Manifest manifest, Manifest? earlierManifest, IReadOnlyList<TRow> rows, IReadOnlyList<TRow>? earlier, Func<TRow, TKey> keyOf)
    {
        if (earlier is null || earlierManifest?.RuntimeVersion != manifest.RuntimeVersion)
            return rows;
        var measured = rows.Select(keyOf).ToHashSet();
        return [.. earlier.Where(row => !measured.Contains(keyOf(row))), .. rows];
    }
}
