using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>After how many calls a process that starts slowly and then works fast has caught up with one that does the opposite.</summary>
/// <param name="Calls">The middle one of the rounds. Null for never: the other stays ahead; and where it is not known.</param>
public sealed record BreakEven(double? Calls = null)
{
    /// <summary>The mode of the other.</summary>
    public string? Against { get; init; }

    /// <summary>The least of the rounds.</summary>
    public double? Low { get; init; }

    /// <summary>The most of the rounds.</summary>
    public double? High { get; init; }

    /// <summary>
    /// In how many rounds both were measured. Null in files from before this was kept: those have one figure of flat curves, and nobody
    /// knows how far it is off.
    /// </summary>
    public int? Rounds { get; init; }

    /// <summary>Why it is not known although both were measured.</summary>
    public string? Unknown { get; init; }

    [JsonIgnore]
    public bool IsKnown => Rounds is not null && Unknown is null;

    /// <summary>Two straight lines: what the start takes, and what each call adds to it.</summary>
    /// <param name="start">What the start of the one takes that has to catch up.</param>
    /// <param name="cost">What each of its calls takes.</param>
    /// <param name="otherStart">What the start of the other takes.</param>
    /// <param name="otherCost">What each call of the other takes.</param>
    public static BreakEven Of(double start, double cost, double otherStart, double otherCost)
    {
        if (start <= otherStart && cost <= otherCost)
            return new BreakEven(0);
        if (cost >= otherCost)
            return new BreakEven((double?)null);
        return new BreakEven(Math.Max(0, (start - otherStart) / (otherCost - cost)));
    }
}
