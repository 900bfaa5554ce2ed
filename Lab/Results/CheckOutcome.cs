using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>What came of an attempt that may lose something, throw, or take its process with it.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<CheckOutcome>))]
public enum CheckOutcome
{
    /// <summary>Equal by value, member by member.</summary>
    [JsonStringEnumMemberName("faithful")]
    Faithful,

    /// <summary>It runs, but members are lost or changed.</summary>
    [JsonStringEnumMemberName("lossy")]
    Lossy,

    [JsonStringEnumMemberName("throws")]
    Throws,

    /// <summary>A stack overflow, a signal: no exception, the process is gone.</summary>
    [JsonStringEnumMemberName("crashes")]
    Crashes,

    /// <summary>No answer within the time limit.</summary>
    [JsonStringEnumMemberName("hangs")]
    Hangs,

    /// <summary>It was not tried, for a stated reason.</summary>
    [JsonStringEnumMemberName("unavailable")]
    Unavailable,
}
