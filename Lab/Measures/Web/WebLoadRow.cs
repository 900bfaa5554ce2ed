namespace JsonAot.Lab.Measures.Web;

/// <summary>Requests of one kind under load.</summary>
internal sealed record WebLoadRow : IRow
{
    public required string Contender { get; init; }
    public required string Payload { get; init; }

    /// <summary>echo: POST, read and written. make: GET, written.</summary>
    public required string Operation { get; init; }
    public bool IsFloor { get; init; }
    public long BodyBytes { get; init; }
    public DateTimeOffset TakenAt { get; init; }
    public long? Requests { get; init; }

    /// <summary>The seed of the order of the slices: rows of one run have the same.</summary>
    public int? Seed { get; init; }

    /// <summary>Processor time of the server for one request.</summary>
    public Estimate? CpuNs { get; init; }

    /// <summary>The same of each generation of processes, by its lower quartile of slices; 0 where none was answered.</summary>
    public IReadOnlyList<double> Generations { get => field ?? []; init; }
    public double? PerSecond { get; init; }
    public double? P50Ns { get; init; }

    /// <summary>That of the middle slice.</summary>
    public double? P99Ns { get; init; }

    /// <summary>Processor time of a request, one for each slice, in the order in which they were taken.</summary>
    public IReadOnlyList<double> Samples { get => field ?? []; init; }

    public string? Unavailable { get; init; }

    object IRow.Key => (Contender, Payload, Operation);
}
