namespace JsonAot.Lab.Measures.Web;

/// <summary>A server from its spawn to its first verified answer; times in nanoseconds.</summary>
internal sealed record WebStartRow : IRow
{
    public required string Contender { get; init; }

    /// <summary>Empty for a program that serves nothing.</summary>
    public required string Payload { get; init; }
    public StartupKind Kind { get; init; }
    public DateTimeOffset TakenAt { get; init; }
    public int? Rounds { get; init; }
    public int? Seed { get; init; }
    public Estimate? ToMainNs { get; init; }

    /// <summary>From the spawn until the server accepts connections.</summary>
    public Estimate? ListeningNs { get; init; }

    /// <summary>From the spawn until the first answer has been read. It is verified afterwards.</summary>
    public Estimate? AnsweredNs { get; init; }

    /// <summary><see cref="AnsweredNs"/> over the baseline's, in the same rounds.</summary>
    public Estimate? Ratio { get; init; }

    /// <summary>With the baseline of its own run.</summary>
    internal Comparison? Compared => Ratio is { } ratio && Contender != WebEntry.Baseline ? new Comparison(ratio.Inverted()) : null;

    /// <summary>The most that was resident when the first answer was there.</summary>
    public Estimate? PeakBytes { get; init; }

    /// <summary>The most that was resident when all requests of the run had been answered.</summary>
    public double? LoadedPeakBytes { get; init; }
    public long? FolderBytes { get; init; }
    public string? Note { get; init; }
    public string? Unavailable { get; init; }
}
