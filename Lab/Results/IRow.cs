using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.Results;

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
