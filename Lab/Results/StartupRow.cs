namespace JsonAot.Lab.Results;

/// <summary>One program: its figures, or the reason why there are none. Times are in nanoseconds.</summary>
public sealed record StartupRow : IRow<StartupRow>
{
    public static string FileName => "startup.json";

    public required string Program { get; init; }

    /// <summary>Empty for an empty program.</summary>
    public required string Payload { get; init; }

    /// <summary>The hash of the document that is written and read. Null for an empty program.</summary>
    public string? PayloadHash { get; init; }
    public StartupKind Kind { get; init; }
    public DateTimeOffset TakenAt { get; init; }
    public int? Rounds { get; init; }

    /// <summary>The seed of the order in which the programs of each round were started.</summary>
    public int? Seed { get; init; }

    /// <summary>From the parent's stamp before the spawn to Main.</summary>
    public Estimate? ToMainNs { get; init; }

    /// <summary>The first byte of the handshake, the sample value, and the document from its file.</summary>
    public Estimate? InputNs { get; init; }
    public Estimate? SetUpNs { get; init; }
    public Estimate? FirstWriteNs { get; init; }
    public Estimate? FirstReadNs { get; init; }

    /// <summary>From the spawn until the last of its operations was done: the sum of what stands above.</summary>
    public Estimate? DoneNs { get; init; }

    /// <summary>From the end of its input to its end.</summary>
    public Estimate? ExitNs { get; init; }

    /// <summary>From the spawn to the end, without the pause: what a stopwatch around it sees.</summary>
    public Estimate? WallNs { get; init; }
    public Estimate? UserNs { get; init; }
    public Estimate? SystemNs { get; init; }

    /// <summary>The most memory that was resident, read while the process waited.</summary>
    public Estimate? PeakBytes { get; init; }

    /// <summary>Pages that came from memory.</summary>
    public Estimate? MinorFaults { get; init; }

    /// <summary><see cref="DoneNs"/> over that of the <see cref="Baseline"/>.</summary>
    public Estimate? Ratio { get; init; }

    /// <summary>The program and the mode that the ratio refers to, of the same rounds.</summary>
    public string? Baseline { get; init; }

    /// <summary>Every <see cref="DoneNs"/>, in the order of the rounds.</summary>
    public IReadOnlyList<double> Samples { get => field ?? []; init; }

    public string? Note { get; init; }
    public string? Unavailable { get; init; }

    string? IRow.Contender => Program;
}
