using System.Text.Json.Serialization;
using BenchTurns.Statistics;
using BenchTurns.Turns;

namespace BenchTurns.Compare;

/// <summary>A benchmark of two builds: what it takes in both, and what that says.</summary>
/// <param name="Name">With its parameters.</param>
public sealed record ComparedRow(string Name, string Mode)
{
    /// <summary>Null where it has no figure.</summary>
    public TurnResult? Base { get; init; }

    /// <summary>Null where it has no figure.</summary>
    public TurnResult? Change { get; init; }

    /// <summary>Whether the clock on the wall decides, because the benchmark waits or shares its work with other threads.</summary>
    public bool IsByWall { get; init; }

    /// <summary>What is to be said of it.</summary>
    public Verdict Verdict { get; init; }

    /// <summary>How many times as fast as the base the change is, with the interval that judges it; null where nobody knows.</summary>
    public Estimate? Speed { get; init; }

    /// <summary>Why there is no verdict, or why it is that the change fails.</summary>
    public string? Reason { get; init; }

    /// <summary>The time of the clock that decides.</summary>
    [JsonIgnore]
    public double? BaseNs => IsByWall ? Base?.WallNs : Base?.CpuNs;

    /// <summary>The same of the change.</summary>
    [JsonIgnore]
    public double? ChangeNs => IsByWall ? Change?.WallNs : Change?.CpuNs;
}
