using System.Text.Json.Serialization;

namespace JsonAot.Probe.Answers;

/// <summary>What a process says of the calls that it was asked for, in that order.</summary>
/// <param name="SpeedNs">What a fixed piece of work took in quiet moments of this process.</param>
internal sealed record CpuAnswer(IReadOnlyList<CpuCost> Calls, double SpeedNs);

/// <summary>
/// What one operation of a call cost the whole process, garbage collector and JIT compiler included; or why there is no figure.
/// </summary>
internal sealed record CpuCost
{
    /// <summary>A direction, or a scenario of the errors.</summary>
    public required string Call { get; init; }

    public long Operations { get; init; }

    public double WallNs { get; init; }

    public double UserNs { get; init; }

    public double SystemNs { get; init; }

    public int Processors { get; init; }

    /// <summary>Whether too few slices were undisturbed.</summary>
    public bool IsDisturbed { get; init; }

    /// <summary>The members that a lossy contender changes.</summary>
    public string? Note { get; init; }

    /// <summary>The library has no such call, and what was measured converts.</summary>
    public bool IsAdapted { get; init; }

    public string? Unavailable { get; init; }
}

[JsonSerializable(typeof(CpuAnswer))]
internal sealed partial class CpuAnswerJson : JsonSerializerContext;
