namespace JsonAot.ResultFiles;

/// <summary>After how many calls a process that starts slowly and then works fast has caught up with one that does the opposite.</summary>
/// <param name="Calls">Null for never: the other stays ahead.</param>
public sealed record BreakEven(double? Calls = null)
{
    /// <summary>The mode of the other.</summary>
    public string? Against { get; init; }

    /// <summary>Two straight lines: what the start takes, and what each call adds to it.</summary>
    /// <param name="start">Of the one that has to catch up.</param>
    /// <param name="cost">Likewise, of one call.</param>
    /// <param name="otherStart">Of the one that it is held against.</param>
    /// <param name="otherCost">Likewise.</param>
    public static BreakEven Of(double start, double cost, double otherStart, double otherCost)
    {
        if (start <= otherStart && cost <= otherCost)
            return new BreakEven(0);
        if (cost >= otherCost)
            return new BreakEven((double?)null);
        return new BreakEven(Math.Max(0, (start - otherStart) / (otherCost - cost)));
    }
}
