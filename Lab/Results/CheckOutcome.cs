using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>What came of an attempt that may lose something, throw, or take its process with it.</summary>
[JsonConverter(typeof(CamelCase<CheckOutcome>))]
public enum CheckOutcome
{
    /// <summary>Equal by value, member by member.</summary>
    Faithful,
    /// <summary>It runs, but members are lost or changed.</summary>
    Lossy,
    Throws,
    /// <summary>A stack overflow, a signal: no exception, the process is gone.</summary>
    Crashes,
    /// <summary>No answer within the time limit.</summary>
    Hangs,
    /// <summary>It was not tried, for a stated reason.</summary>
    Unavailable,
}
