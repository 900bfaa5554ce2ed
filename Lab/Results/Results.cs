using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.Results;

/// <summary>What was found in one framework and mode, with the conditions under which it was.</summary>
public interface IResults
{
    Manifest Manifest { get; }

    /// <summary>For those who need not know their kind.</summary>
    IEnumerable<object?> AllRows { get; }
}

/// <summary>One kind of result file.</summary>
/// <remarks>A list that a file does not have comes as null, whatever its initializer says: lists of rows read null as empty.</remarks>
public interface IResults<TSelf> : IResults
    where TSelf : class, IResults<TSelf>
{
    static abstract string FileName { get; }

    static abstract JsonTypeInfo<TSelf> TypeInfo { get; }

    /// <summary>These rows, and those of an earlier run that this one did not measure again; where both have a row, the newer.</summary>
    TSelf Over(TSelf? earlier);
}

/// <summary>One row of a result file: its figures, or the reason why there are none.</summary>
public interface IRow
{
    /// <summary>Rows with one key are of the same thing, and the newer replace the older.</summary>
    object Key => (Contender, Payload);

    DateTimeOffset TakenAt { get; }

    /// <summary>Whose row it is; null or empty for one that has none.</summary>
    string? Contender => null;

    string? Payload => null;
}

/// <summary>A row of a file that has nothing but rows.</summary>
public interface IRow<TSelf> : IRow
    where TSelf : class, IRow<TSelf>
{
    static abstract string FileName { get; }

    static virtual JsonTypeInfo<Results<TSelf>> TypeInfo =>
        (JsonTypeInfo<Results<TSelf>>)ResultsJson.Readable.GetTypeInfo(typeof(Results<TSelf>))!;
}

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
