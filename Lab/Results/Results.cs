using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.Results;

/// <summary>One row of a result file: its figures, or the reason why there are none.</summary>
public interface IRow<TSelf>
    where TSelf : class, IRow<TSelf>
{
    static abstract string FileName { get; }

    static abstract JsonTypeInfo<Results<TSelf>> TypeInfo { get; }

    /// <summary>Two rows with one key are of the same thing, and the newer replaces the older.</summary>
    object Key { get; }

    DateTimeOffset TakenAt { get; }

    /// <summary>Whose row it is; null for a kind that has none.</summary>
    string? Contender => null;
}

/// <summary>What was measured in one framework and mode, with the conditions under which it was.</summary>
public sealed record Results<TRow>(Manifest Manifest, IReadOnlyList<TRow> Rows) : IResults<Results<TRow>>
    where TRow : class, IRow<TRow>
{
    static string IResults<Results<TRow>>.FileName => TRow.FileName;

    static JsonTypeInfo<Results<TRow>> IResults<Results<TRow>>.TypeInfo => TRow.TypeInfo;

    IEnumerable<object?> IResults.AllRows => Rows;

    public Results<TRow> Over(Results<TRow>? earlier) => EarlierRows.AddTo(
        this, earlier, results => results.Rows, (manifest, rows) => new Results<TRow>(manifest, rows),
        row => (row.Key, row.TakenAt), row => row.Contender is { Length: > 0 } contender ? [contender] : []);
}
