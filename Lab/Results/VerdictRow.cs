using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>One contender and payload in one program: what the compiler said, and what the program did.</summary>
public sealed record VerdictRow : IRow<VerdictRow>
{
    public static string FileName => "verdicts.json";

    public required string Contender { get; init; }
    public required string Payload { get; init; }
    public DateTimeOffset TakenAt { get; init; }
    public NativeVerdict Verdict { get; init; }

    /// <summary>How many different IL2xxx and IL3xxx warnings the publish gave, by their ids.</summary>
    public IReadOnlyDictionary<string, int> Warnings { get => field ?? new Dictionary<string, int>(); init; }

    /// <summary>The program's executable, or where the runtime lies beside it the folder; without symbols.</summary>
    public long? Bytes { get; init; }

    /// <summary>How many payloads are compiled into the program, whose warnings and bytes these are.</summary>
    public int? PayloadsInProgram { get; init; }

    /// <summary>Null where it was not tried, such as in the direction that a contender lacks.</summary>
    public VerdictStep? Serialize { get; init; }
    public VerdictStep? Deserialize { get; init; }

    /// <summary>Why it does not publish, does not start, or was not tried at all.</summary>
    public string? Reason { get; init; }

    public int WarningCount => Warnings.Values.Sum();
}

/// <summary>What came of one direction.</summary>
/// <param name="Findings">The members that differ, the exception's type and first line, or how the process ended.</param>
/// <param name="Excerpt">The beginning of what was written, or of what was understood, where that differs.</param>
public sealed record VerdictStep(CheckOutcome Outcome, IReadOnlyList<string> Findings, string? Excerpt = null);

/// <summary>The last word on a library compiled in one way; the worst of both directions.</summary>
[JsonConverter(typeof(CamelCase<NativeVerdict>))]
public enum NativeVerdict
{
    /// <summary>It writes and reads the value, member by member.</summary>
    Works,
    /// <summary>It does here what it does under the JIT, and that is not right either.</summary>
    [JsonStringEnumMemberName("as under the JIT")]
    AsUnderTheJit,
    /// <summary>It loses or changes what it keeps under the JIT, and says nothing.</summary>
    [JsonStringEnumMemberName("silently wrong")]
    SilentlyWrong,
    Throws,
    Crashes,
    Hangs,
    [JsonStringEnumMemberName("does not start")]
    DoesNotStart,
    [JsonStringEnumMemberName("does not publish")]
    DoesNotPublish,
    /// <summary>It was not tried, for a stated reason.</summary>
    Unavailable,
}
