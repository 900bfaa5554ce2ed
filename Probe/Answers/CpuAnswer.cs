using System.Text.Json.Serialization;

namespace JsonAot.Probing.Answers;

/// <summary>What one loop cost the whole process, garbage collector and JIT compiler included; or why there was none.</summary>
internal sealed record CpuAnswer
{
    public long Operations { get; init; }

    public double WallNs { get; init; }

    public double UserNs { get; init; }

    public double SystemNs { get; init; }

    public int Processors { get; init; }

    /// <summary>The members that a lossy contender changes.</summary>
    public string? Note { get; init; }

    public string? Unavailable { get; init; }
}

[JsonSerializable(typeof(CpuAnswer))]
internal sealed partial class CpuAnswerJson : JsonSerializerContext;
