using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>One contender, payload and scenario: what happened, or the reason why it was not tried.</summary>
public sealed record ErrorRow : IRow<ErrorRow>
{
    public static string FileName => "errors.json";

    public required string Contender { get; init; }
    public required string Payload { get; init; }
    public required string Scenario { get; init; }
    public DateTimeOffset TakenAt { get; init; }
    public ErrorKind? Outcome { get; init; }

    /// <summary>The type's name.</summary>
    public string? Exception { get; init; }

    /// <summary>The first line of the exception's message, what came back instead, or how the process ended.</summary>
    public string? Detail { get; init; }
    public string? Unavailable { get; init; }

    object IRow.Key => (Contender, Payload, Scenario);
}

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
