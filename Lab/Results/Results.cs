using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.Results;

public sealed record Results<TRow>(Manifest Manifest, IReadOnlyList<TRow> Rows) : IResults<Results<TRow>>
    where TRow : class, IRow<TRow>
{
    static string IResults<Results<TRow>>.FileName => TRow.FileName;

    static JsonTypeInfo<Results<TRow>> IResults<Results<TRow>>.TypeInfo => TRow.TypeInfo;

    IEnumerable<object?> IResults.AllRows => Rows;

    public Results<TRow> Over(Results<TRow>? earlier)
    {
        (Manifest manifest, IReadOnlyList<TRow> rows) = EarlierRows.Join(Manifest, Rows, earlier?.Manifest, earlier?.Rows ?? []);
        return new Results<TRow>(manifest, rows);
    }
}

/// <summary>Joins a run with the one before it, so that measuring one row loses no other.</summary>
public static class EarlierRows
{
    /// <returns>
    /// The earlier rows that were not measured again, then the new ones; figures of another build of the framework or another version of
    /// the tool are dropped. The manifest is that of the new rows, and says of all rows who was built from source, and which runs they are
    /// of.
    /// </returns>
    public static (Manifest Manifest, IReadOnlyList<TRow> Rows) Join<TRow>(
        Manifest manifest, IReadOnlyList<TRow> rows, Manifest? earlierManifest, IReadOnlyList<TRow> earlier)
        where TRow : class, IRow
    {
        // A file says but once how its rows were measured.
        if (earlierManifest is null || (manifest.RuntimeVersion, manifest.Tool) != (earlierManifest.RuntimeVersion, earlierManifest.Tool))
            return (manifest.Over(null, rows, []), rows);
        // Some rows belong together and have one key.
        ILookup<object, TRow> before = earlier.ToLookup(row => row.Key);
        ILookup<object, TRow> measured = rows.ToLookup(row => row.Key);
        // A run that was interrupted and goes on later may have the older rows.
        bool IsKept(object key) => before[key].Any(row => measured[key].All(own => own.TakenAt < row.TakenAt));
        TRow[] kept = [.. before.Where(group => IsKept(group.Key)).SelectMany(group => group)];
        TRow[] added = [.. measured.Where(group => !IsKept(group.Key)).SelectMany(group => group)];
        TRow[] joined = [.. kept, .. added];
        return (
            manifest.Over(earlierManifest, added, kept)
                .WithRuns([.. RunsOf(manifest, rows), .. RunsOf(earlierManifest, earlier)], joined.Select(row => row.TakenAt)),
            joined);
    }

    /// <summary>Some manifests are made after the first rows.</summary>
    private static IEnumerable<MeasuredRun> RunsOf(Manifest manifest, IEnumerable<IRow> rows) =>
        manifest.Runs ?? [new MeasuredRun(manifest.Commit, rows.Select(row => row.TakenAt).Append(manifest.TakenAt).Min())];
}
