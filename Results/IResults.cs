using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Results;

/// <summary>One kind of result file: what was found in one framework and mode, with the conditions under which it was.</summary>
public interface IResults<TSelf>
    where TSelf : class, IResults<TSelf>
{
    static abstract string FileName { get; }

    static abstract JsonTypeInfo<TSelf> TypeInfo { get; }

    Manifest Manifest { get; }

    /// <summary>These rows, and those of an earlier run that this one did not measure again; where both have a row, the newer.</summary>
    TSelf Over(TSelf? earlier);
}
