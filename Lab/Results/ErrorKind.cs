using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>What a library does with what it should refuse.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<ErrorKind>))]
public enum ErrorKind
{
    /// <summary>It throws: as it should.</summary>
    Throws,

    /// <summary>It gives the whole value, as if nothing were wrong.</summary>
    Accepts,

    /// <summary>It gives another value, mostly a part of it, without a word.</summary>
    Cuts,

    /// <summary>It gives null.</summary>
    ReturnsNull,

    /// <summary>It takes the whole process with it: no handler can catch that.</summary>
    StackOverflow,

    /// <summary>It takes the whole process with it by another signal or fault.</summary>
    Crashes,

    /// <summary>It never comes back.</summary>
    Hangs,
}
