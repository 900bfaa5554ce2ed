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
