using System.Text.Json.Serialization;

namespace JsonAot.Probe.Answers;

/// <summary>Contenders timed in turn on one payload.</summary>
internal sealed record LimitsAnswer(IReadOnlyList<LimitsTime> Times);

/// <summary>One contender's time for one task; or why there is none.</summary>
internal sealed record LimitsTime(string Task, string Contender)
{
    /// <summary>Instead of a task: a contender that is not timed at all has one line.</summary>
    internal const string AllTasks = "all";

    internal const string Reading = "read";

    internal const string WritingBytes = "write bytes";

    /// <summary>In the order in which they are timed.</summary>
    internal static readonly string[] Tasks = [Reading, "read indented", "read reordered", "write buffer", WritingBytes];

    internal static Directions DirectionOf(string task) =>
        task.StartsWith(Reading, StringComparison.Ordinal) ? Directions.Deserialize : Directions.Serialize;

    /// <summary>The middle of the fast turns, each at the machine's full speed.</summary>
    public double? Ns { get; init; }

    public long? AllocatedBytes { get; init; }

    /// <summary>The library has no such call, and what was timed converts.</summary>
    public bool IsAdapted { get; init; }

    public string? Unavailable { get; init; }
}

[JsonSerializable(typeof(LimitsAnswer))]
internal sealed partial class LimitsAnswerJson : JsonSerializerContext;
