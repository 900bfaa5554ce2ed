using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.ResultFiles;

/// <summary>The steady state of benchmarks in one framework and mode, as BenchmarkDotNet measured it.</summary>
public sealed record SteadyState(Manifest Manifest, IReadOnlyList<SteadyRow> Rows) : IResults<SteadyState>
{
    public static string FileName => "steady.json";

    public static JsonTypeInfo<SteadyState> TypeInfo => ResultsJson.Readable.SteadyState;

    IEnumerable<object?> IResults.AllRows => Rows;

    /// <summary>What a benchmark and its twin differed by in this run, 95 times in 100. Null in files from before twins.</summary>
    public double? NoiseLimit { get; init; }

    /// <summary>What everything is compared with until somebody chooses another: safe under every mode.</summary>
    public const string PreferredBaseline = "STJ source-gen";

    /// <summary>
    /// What rows of one subject are compared with: the declared baseline, the preferred one, or the first that has a figure.
    /// </summary>
    public static SteadyRow? BaselineOf(IReadOnlyCollection<SteadyRow> rows)
    {
        SteadyRow[] known = [.. rows.Where(row => row.MedianNs is not null)];
        return known.FirstOrDefault(row => row.IsBaseline)
            ?? known.FirstOrDefault(row => row.Parameters.GetValueOrDefault(SteadyRow.ContenderParameter) == PreferredBaseline)
            ?? known.FirstOrDefault();
    }

    public SteadyState Over(SteadyState? earlier)
    {
        (Manifest manifest, IReadOnlyList<SteadyRow> rows) = EarlierRows.Join(
            Manifest, earlier?.Manifest, Rows, earlier?.Rows, row => (row.Key, row.TakenAt),
            row => row.Parameters.TryGetValue(SteadyRow.ContenderParameter, out string? one) ? [one] : []);
        return new SteadyState(manifest, earlier is null ? rows : NoiseFloor.OfTheLargerRun(rows, Rows, earlier.Rows))
        {
            NoiseLimit = NoiseLimit ?? earlier?.NoiseLimit,
        };
    }
}

/// <summary>One benchmark: its figures, or the reason why there are none.</summary>
public sealed record SteadyRow
{
    /// <summary>The parameter that names a contender.</summary>
    public const string ContenderParameter = "Contender";

    /// <summary>With fewer not even the outermost samples bound the median in 95 cases of 100.</summary>
    public const int LeastSamples = 6;

    /// <summary>The type's name and the method's, as a filter names them.</summary>
    public required string Benchmark { get; init; }

    public required string Category { get; init; }

    /// <summary>The parameters by name; empty for most.</summary>
    public required IReadOnlyDictionary<string, string> Parameters { get; init; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool IsBaseline { get; init; }

    /// <summary>How it was run: one file can hold rows of runs with different iterations.</summary>
    public string? Settings { get; init; }

    /// <summary>
    /// Of the document that was read and written: rows of two runs can be compared where it is the same. Null for a benchmark without one.
    /// </summary>
    public string? PayloadHash { get; init; }

    public DateTimeOffset TakenAt { get; init; }

    /// <summary>What the contender writes is not JSON.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool IsBinary { get; init; }

    /// <summary>The contender loses or changes members.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool IsLossy { get; init; }

    /// <summary>The contender has no call of its own for this lane and direction, and converts.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool IsAdapted { get; init; }

    /// <summary>The contender is the floor, and no serializer.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool IsReference { get; init; }

    public double? MedianNs { get; init; }

    /// <summary>Between this and <see cref="HighNs"/> lie the middle 95 % of the iterations.</summary>
    public double? LowNs { get; init; }

    public double? HighNs { get; init; }

    public long? AllocatedBytes { get; init; }

    /// <summary>Collections per 1,000 operations.</summary>
    public double? Gen0 { get; init; }

    public double? Gen1 { get; init; }

    public double? Gen2 { get; init; }

    /// <summary>Nanoseconds per operation, one for each measured iteration.</summary>
    public IReadOnlyList<double> Samples { get => field ?? []; init; }

    /// <summary>The processes that it was measured in, those that do not count among them. Null for one process alone.</summary>
    public IReadOnlyList<SteadyPass>? Passes { get; init; }

    /// <summary>What shuffled the rows of its run.</summary>
    public int? Seed { get; init; }

    /// <summary>What to know of the figures, such as the members that a lossy contender changes.</summary>
    public string? Note { get; init; }

    /// <summary>Why there are no figures.</summary>
    public string? Unavailable { get; init; }

    /// <summary>
    /// There were no two undisturbed passes of it, because of a neighbour or because the run was stopped: such a figure is not to be used.
    /// </summary>
    [JsonIgnore]
    public bool IsDisturbed => this is { MedianNs: not null, Passes.Count: > 0 } && SteadyPass.Disagreement(Passes) is null;

    /// <summary>The floor needs no such mark: nobody calls it instead of a library.</summary>
    [JsonIgnore]
    public bool IsMarkedAdapted => this is { IsAdapted: true, MedianNs: not null, IsReference: false };

    /// <summary>
    /// Whether the two did the same work: methods of one class and category, or contenders with the same payload in the same lane.
    /// </summary>
    public bool HasSubjectOf(SteadyRow other) =>
        Category == other.Category
        && Benchmark.Split('.')[0] == other.Benchmark.Split('.')[0]
        && Parameters.Where(IsSubject).SequenceEqual(other.Parameters.Where(IsSubject));

    private static bool IsSubject(KeyValuePair<string, string> parameter) => parameter.Key != ContenderParameter;

    [JsonIgnore]
    public string Key => Parameters.Count == 0
        ? Benchmark
        : $"{Benchmark}({string.Join(", ", Parameters.Select(parameter => $"{parameter.Key}={parameter.Value}"))})";
}
