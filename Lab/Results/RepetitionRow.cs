using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>
/// What a figure moves by when it is repeated: found by two whole runs of one commit on one machine, an hour or more apart.
/// </summary>
public sealed record RepetitionRow : IRow<RepetitionRow>
{
    /// <summary>How many times as fast a contender is as the reference beside it, in one call.</summary>
    public const string Ratio = "a ratio";

    /// <summary>The geometric mean of a contender's ratios over all tests.</summary>
    public const string Mean = "a mean";

    public static string FileName => "repetition.json";

    public required string What { get; init; }

    /// <summary>At most, 95 times in 100, as a part: 0.02 is 2 %.</summary>
    public required double Differs { get; init; }

    /// <summary>The number of figures by which that was found.</summary>
    public required int Figures { get; init; }

    /// <summary>When the first run was measured; <see cref="TakenAt"/> is that of the second.</summary>
    public required DateTimeOffset Since { get; init; }
    public DateTimeOffset TakenAt { get; init; }

    /// <summary>How much later each row was measured again, about.</summary>
    [JsonIgnore]
    public TimeSpan Apart => TakenAt - Since;

    object IRow.Key => What;
}
