using System.Text.Json;
using System.Text.Json.Serialization;

namespace BenchTurns.Tool;

/// <summary>All that a comparison says.</summary>
/// <param name="Base">How a person calls it.</param>
/// <param name="Change">The same.</param>
internal sealed record CompareAnswer(string Base, string Change, VerdictRule Rule, IReadOnlyList<ComparedRow> Rows)
{
    public DateTimeOffset TakenAt { get; } = DateTimeOffset.UtcNow;

    public int Processors { get; } = Environment.ProcessorCount;

    /// <summary>What a new page of memory takes on this machine.</summary>
    public double? PageNs { get; init; } = NewPage.Nanoseconds;

    /// <summary>What is not in the times; null for nothing.</summary>
    [JsonIgnore]
    public string? Remark =>
        NewPage.RemarkOf(Rows.SelectMany(row => new[] { row.Base?.NewPages, row.Change?.NewPages }), PageNs);

    /// <summary>Only what is certain fails: a benchmark whose whole interval lies beyond the threshold, or that works no more.</summary>
    [JsonIgnore]
    public int ExitCode => Rows.All(row => row.Base is null && row.Change is null) ? ExitCodes.CouldNotMeasure
        : Rows.Any(Rule.IsBeyond) ? ExitCodes.Differs : ExitCodes.Success;

    internal int Count(Verdict verdict) => Rows.Count(row => row.Verdict == verdict);

    internal string ToJson() => JsonSerializer.Serialize(this, AnswerJson.Default.CompareAnswer);
}

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(CompareAnswer))]
internal sealed partial class AnswerJson : JsonSerializerContext;
