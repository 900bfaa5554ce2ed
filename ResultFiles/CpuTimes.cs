using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.ResultFiles;

/// <summary>What operations cost the whole process in processor time, in one framework and mode.</summary>
public sealed record CpuTimes(Manifest Manifest, IReadOnlyList<CpuRow> Rows) : IResults<CpuTimes>
{
    public static string FileName => "cpu.json";

    public static JsonTypeInfo<CpuTimes> TypeInfo => ResultsJson.Readable.CpuTimes;

    IEnumerable<object?> IResults.AllRows => Rows;

    public CpuTimes Over(CpuTimes? earlier) => EarlierRows.AddTo(
        this, earlier, results => results.Rows, (manifest, rows) => new CpuTimes(manifest, rows),
        row => (row.Key, row.TakenAt), row => [row.Contender]);
}

/// <summary>One contender, payload and direction, right or failing: its figures, or the reason why there are none.</summary>
public sealed record CpuRow
{
    public required string Contender { get; init; }

    public required string Payload { get; init; }

    public required string Direction { get; init; }

    /// <summary>The error scenario of a call that fails, its exception caught; null for a call that is right.</summary>
    public string? Scenario { get; init; }

    public DateTimeOffset TakenAt { get; init; }

    public long? Operations { get; init; }

    public double? WallNs { get; init; }

    /// <summary>Of one operation, in user mode: garbage collector and JIT compiler included.</summary>
    public double? UserNs { get; init; }

    /// <summary>Of one operation, in the kernel.</summary>
    public double? SystemNs { get; init; }

    public int? Processors { get; init; }

    /// <summary>
    /// What a fixed piece of work took in quiet moments of the process: its clock. The times of a run are those at one clock.
    /// </summary>
    public double? SpeedNs { get; init; }

    /// <summary>Whether the machine was too busy for a figure that can be trusted.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool IsDisturbed { get; init; }

    /// <summary>
    /// User and system time of one operation, measured again in another process. Only some rows have it; the difference is the noise.
    /// </summary>
    public double? AgainNs { get; init; }

    public string? Note { get; init; }

    /// <summary>The contender has no call of its own for UTF-8 bytes in this direction, and converts. Null for failing calls.</summary>
    public bool? IsAdapted { get; init; }

    public string? Unavailable { get; init; }

    [JsonIgnore]
    public bool IsMarkedAdapted => this is { IsAdapted: true, UserNs: not null };

    /// <summary>User and system time of one operation.</summary>
    [JsonIgnore]
    public double? CpuNs => UserNs + SystemNs;

    /// <summary>The part of all processors' time that the process used: one busy thread on two processors is a half.</summary>
    [JsonIgnore]
    public double? Utilisation => CpuNs / (WallNs * Processors);

    /// <summary>By how much the two processes differ.</summary>
    [JsonIgnore]
    public double? Noise =>
        AgainNs is { } again && CpuNs is { } once && !IsDisturbed ? Math.Max(again, once) / Math.Min(again, once) - 1 : null;

    /// <summary>
    /// The same at the middle clock of all rows. A processor changes its clock by some percent, for minutes, with what its other cores do.
    /// A process that never had the processor for itself says nothing of its clock, and stays as it is.
    /// </summary>
    public static IReadOnlyList<CpuRow> AtOneClock(IReadOnlyList<CpuRow> rows)
    {
        double[] speeds = [.. rows.Where(row => row is { SpeedNs: > 0, Unavailable: null }).Select(row => row.SpeedNs!.Value)];
        if (speeds.Length == 0)
            return rows;
        double usual = Middle.Of(speeds);
        return [.. rows.Select(row => row.At(usual))];
    }

    private CpuRow At(double usual)
    {
        if (SpeedNs is not { } speed || speed <= 0 || speed > usual * SteadyPass.MostSlowness)
            return this;
        double? Scaled(double? ns) => ns is { } time ? Math.Round(time * usual / speed, 3) : null;
        return this with { WallNs = Scaled(WallNs), UserNs = Scaled(UserNs), SystemNs = Scaled(SystemNs), AgainNs = Scaled(AgainNs) };
    }

    [JsonIgnore]
    public (string Contender, string Payload, string Direction, string? Scenario) Key => (Contender, Payload, Direction, Scenario);
}
