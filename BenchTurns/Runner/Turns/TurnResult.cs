using System.Text.Json.Serialization;
using BenchTurns.Statistics;

namespace BenchTurns.Turns;

/// <summary>What all generations together say of one task of one entrant, or why they say nothing.</summary>
public sealed record TurnResult(string Entrant, bool IsTwin, string Task)
{
    // A busy machine makes any call wait.
    private const double Waiting = 4;

    /// <summary>The entrant that it is compared with: one that lived beside it and could be timed.</summary>
    public required string Reference { get; init; }

    /// <summary>In which of several groups it lived, where the memory had not room for all in one; else null.</summary>
    public int? Group { get; init; }

    /// <summary>Processor time of a call: the median of the generations.</summary>
    public double? CpuNs { get; init; }

    /// <summary>From here to <see cref="HighNs"/> lies the time of more generations, 95 times in 100. Null where it is not known.</summary>
    public double? LowNs { get; init; }

    /// <summary>The other end.</summary>
    public double? HighNs { get; init; }

    /// <summary>The same by the clock on the wall: what waits is in it.</summary>
    public double? WallNs { get; init; }

    /// <summary>For each generation how many times as fast it was as the reference beside it.</summary>
    public IReadOnlyList<double> Quotients { get; init; } = [];

    /// <summary>The same by the clock on the wall.</summary>
    public IReadOnlyList<double> WallQuotients { get; init; } = [];

    /// <summary>By the thread that makes the calls.</summary>
    public double? AllocatedBytes { get; init; }

    /// <summary>Of memory that a call was the first to touch, in the mean; null for none. No time has their price in.</summary>
    public double? NewPages { get; init; }

    /// <summary>Collections in 1,000 calls, each counted once, by the oldest generation that it collected.</summary>
    public double? Gen0 { get; init; }

    /// <summary>Those that collected the next generation too.</summary>
    public double? Gen1 { get; init; }

    /// <summary>Those that collected all.</summary>
    public double? Gen2 { get; init; }

    /// <summary>What the timed program said of the task to its own other side.</summary>
    public string Facts { get; init; } = "";

    /// <summary>What a reader should know of the figure.</summary>
    public string Note { get; init; } = "";

    /// <summary>Why there is no figure.</summary>
    public string? Reason { get; init; }

    /// <summary>Whether the clock on the wall is the one to go by: it mostly waits, or shares its work with other threads.</summary>
    [JsonIgnore]
    public bool IsByWall => ApartWallNs is { } wall && (wall > Waiting * CpuNs || wall < CpuNs);

    /// <summary>Null where the clock on the wall says nothing else than the processor time.</summary>
    [JsonIgnore]
    public double? ApartWallNs => TurnStatistics.ApartWall(CpuNs, WallNs);

    /// <summary>How many times as fast as its reference it is; null where the two have no figures side by side.</summary>
    [JsonIgnore]
    public Comparison? Speed => Quotients.Count == 0 ? null : new Comparison(Intervals.OfGenerations(Quotients));

    /// <summary>The same by the clock on the wall.</summary>
    [JsonIgnore]
    public Comparison? WallSpeed => WallQuotients.Count == 0 ? null : new Comparison(Intervals.OfGenerations(WallQuotients));
}
