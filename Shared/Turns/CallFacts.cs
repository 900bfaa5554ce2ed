using System.Globalization;

namespace JsonAot.Turns;

/// <summary>Facts that a process which is timed states of a call: "672 adapted lossy". Both sides compile this file.</summary>
/// <param name="DocumentBytes">The length of what is read or written; 0 where nobody says.</param>
internal readonly record struct CallFacts(int DocumentBytes)
{
    private const string Adapted = "adapted";
    private const string Lossy = "lossy";
    private const string Binary = "binary";

    /// <summary>The library has no such call, and what is timed converts.</summary>
    internal bool IsAdapted { get; init; }

    /// <summary>It loses or changes members, and the note says which.</summary>
    internal bool IsLossy { get; init; }

    /// <summary>The document is no JSON.</summary>
    internal bool IsBinary { get; init; }

    public override string ToString() => string.Create(CultureInfo.InvariantCulture,
        $"{DocumentBytes}{(IsAdapted ? $" {Adapted}" : "")}{(IsLossy ? $" {Lossy}" : "")}{(IsBinary ? $" {Binary}" : "")}");

    /// <summary>For those who want no figure of a contender that loses or changes members: the note that says which.</summary>
    internal static string? WhyNotWhole(string facts, string note) => Parse(facts).IsLossy ? note : null;

    /// <param name="facts">Empty where a task has said nothing.</param>
    internal static CallFacts Parse(string facts)
    {
        string[] words = facts.Split(' ');
        _ = int.TryParse(words[0], NumberStyles.None, CultureInfo.InvariantCulture, out int bytes);
        return new CallFacts(bytes)
        {
            IsAdapted = words.Contains(Adapted), IsLossy = words.Contains(Lossy), IsBinary = words.Contains(Binary),
        };
    }
}
