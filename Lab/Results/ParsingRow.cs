using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>What one contender does with the documents of a test suite for parsers, or the reason why it was not asked.</summary>
public sealed record ParsingRow : IRow<ParsingRow>
{
    public static string FileName => "parsing.json";

    public required string Contender { get; init; }

    /// <summary>Written in this project.</summary>
    public bool IsOwn { get; init; }

    public DateTimeOffset TakenAt { get; init; }

    /// <summary>Documents that must be taken.</summary>
    public int MustTake { get; init; }

    /// <summary>Of these, those that it refuses somewhere, each with the places.</summary>
    public IReadOnlyList<string> Refused { get; init; } = [];

    /// <summary>Of these, those of which it gives another value somewhere, each with the places.</summary>
    public IReadOnlyList<string> Changed { get; init; } = [];

    /// <summary>Documents that must be refused.</summary>
    public int MustRefuse { get; init; }

    /// <summary>Of these, those that it takes somewhere, each with the places.</summary>
    public IReadOnlyList<string> Taken { get; init; } = [];

    /// <summary>Documents that the standard leaves open.</summary>
    public int Open { get; init; }

    /// <summary>Of these, those that it takes somewhere.</summary>
    public int OpenTaken { get; init; }

    /// <summary>Documents, of whatever kind, that end the process, each with how.</summary>
    public IReadOnlyList<string> Ended { get; init; } = [];

    public string? Unavailable { get; init; }

    /// <summary>Of the documents of a kind, those that go wrong: refused in one place, changed in another, or the process's end.</summary>
    /// <param name="rule">The first letter of their names.</param>
    public int Wrong(char rule) =>
        AllWrong.Where(text => text[0] == rule).Select(text => text.Split(' ')[0]).Distinct().Count();

    /// <summary>Everything that is wrong, whatever it is.</summary>
    [JsonIgnore]
    public IEnumerable<string> AllWrong => [.. Refused, .. Changed, .. Taken, .. Ended];

    object IRow.Key => Contender;
}
