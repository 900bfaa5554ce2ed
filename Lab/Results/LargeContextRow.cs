namespace JsonAot.Lab.Results;

/// <summary>
/// What a context of many types costs with one generator. Times are in nanoseconds and medians; the compiler and the generator do the same
/// in every mode, publishes differ.
/// </summary>
public sealed record LargeContextRow : IRow<LargeContextRow>
{
    public static string FileName => "large-contexts.json";

    /// <summary>Which generators the project asks for.</summary>
    public required string Variant { get; init; }
    public required int Types { get; init; }
    public DateTimeOffset TakenAt { get; init; }
    public int? Passes { get; init; }

    /// <summary>The processor time of a compiler that starts for this project alone.</summary>
    public double? CompileNs { get; init; }

    /// <summary>The processor time in each pass.</summary>
    public IReadOnlyList<double> CompilesNs { get => field ?? []; init; }
    public double? CompileWallNs { get; init; }

    /// <summary>The most memory that was resident in the compiler.</summary>
    public double? PeakBytes { get; init; }

    /// <summary>What the generators write, as UTF-8.</summary>
    public long? GeneratedBytes { get; init; }
    public long? IlBytes { get; init; }

    /// <summary>The processor time of the generators, for the first time, in each pass.</summary>
    public IReadOnlyList<double> FirstsNs { get => field ?? []; init; }

    /// <summary>The same after a declaration in another file.</summary>
    public IReadOnlyList<double> EditsNs { get => field ?? []; init; }

    /// <summary>The same after an edit inside of a method in another file.</summary>
    public IReadOnlyList<double> InsidesNs { get => field ?? []; init; }
    public long? PublishedBytes { get; init; }

    /// <summary>What the publish weighs more than the empty program, for each type.</summary>
    public double? BytesPerType { get; init; }

    /// <summary>From the spawn of the published program to its end, after one write and one read.</summary>
    public double? StartNs { get; init; }

    /// <summary>The first write and the first read, as the program itself measures them.</summary>
    public double? FirstCallNs { get; init; }
    public string? Note { get; init; }

    object IRow.Key => (Variant, Types);
}
