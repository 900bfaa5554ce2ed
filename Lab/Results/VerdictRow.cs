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
