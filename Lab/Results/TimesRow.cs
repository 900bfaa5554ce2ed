using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>A call of a contender on a payload, or a benchmark with a name of its own: its figures, or why there are none.</summary>
public sealed record TimesRow : IRow
{
    /// <summary>The direction of a call that writes; one that reads is <see cref="Reading"/>.</summary>
    public const string Writing = "serialize";

    public const string Reading = "deserialize";

    /// <summary>An array of UTF-8 bytes: what a service sends and receives.</summary>
    public const string Utf8 = "utf8";

    /// <summary>The form in which the payload's document is written; see <see cref="Form"/>.</summary>
    public const string Canonical = "canonical";

    /// <summary>Empty where a benchmark does not say it.</summary>
    public required string Payload { get; init; }

    /// <summary>Empty where a benchmark does not say it.</summary>
    public required string Contender { get; init; }
    public required string Direction { get; init; }
    public required string Lane { get; init; }

    /// <summary>The document's form; an error scenario where the call fails and its exception is caught.</summary>
    public required string Form { get; init; }

    /// <summary>The type's name and the method's, as a filter names them; null for a call of a contender.</summary>
    public string? Benchmark { get; init; }
    public IReadOnlyDictionary<string, string>? Parameters { get; init; }

    /// <summary>How BenchmarkDotNet's own loop was told to run; null where it was not used.</summary>
    public string? Settings { get; init; }

    /// <summary>Rows of two runs can be compared where it is the same. Null for a benchmark without a document.</summary>
    public string? PayloadHash { get; init; }
    public DateTimeOffset TakenAt { get; init; }

    /// <summary>The reference in a second process: the run's check of itself.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool IsTwin { get; init; }
    public string? Reference { get; init; }

    /// <summary>The group that it lived in, where the memory had no room for all in one; else null.</summary>
    public int? Group { get; init; }

    /// <summary>What shuffled the turns.</summary>
    public int? Seed { get; init; }

    /// <summary>Processor time of a call.</summary>
    public double? CpuNs { get; init; }

    /// <summary>From here to <see cref="HighNs"/> lies the time of more generations, 95 times in 100. Null where it is not known.</summary>
    public double? LowNs { get; init; }
    public double? HighNs { get; init; }
    public double? WallNs { get; init; }

    /// <summary>For each generation how many times as fast it was as the reference beside it.</summary>
    public IReadOnlyList<double> Quotients { get => field ?? []; init; }

    public double? AllocatedBytes { get; init; }

    /// <summary>Of memory that a call was the first to touch, in the mean; null for none. No time has their price in.</summary>
    public double? NewPages { get; init; }

    /// <summary>Collections in 1,000 calls, each counted once, by the oldest generation that it collected.</summary>
    public double? Gen0 { get; init; }
    public double? Gen1 { get; init; }
    public double? Gen2 { get; init; }
    public int? DocumentBytes { get; init; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool IsBinary { get; init; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool IsLossy { get; init; }

    /// <summary>The contender has no such call of its own, and converts.</summary>
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool IsAdapted { get; init; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public bool IsBareCopy { get; init; }

    /// <summary>What to know of the figures, such as the members that a lossy contender changes.</summary>
    public string? Note { get; init; }
    public string? Unavailable { get; init; }

    /// <summary>The bare copy needs no such mark: nobody calls it instead of a library.</summary>
    public bool IsMarkedAdapted => this is { IsAdapted: true, CpuNs: not null, IsBareCopy: false };

    /// <summary>A call of a contender, and no benchmark with a name of its own.</summary>
    public bool IsCall => Benchmark is null;

    /// <summary>What a call with a document in its usual form is: a test of the matrix.</summary>
    public bool IsTest => IsCall && Form == Canonical && !IsTwin;

    /// <summary>Null without a figure; a time of nothing or less is none.</summary>
    public Estimate? Time => CpuNs is > 0 and var time ? new Estimate(time, LowNs ?? 0, HighNs ?? double.PositiveInfinity) : null;

    public double? MegabytesPerSecond => DocumentBytes > 0 && CpuNs > 0 ? DocumentBytes * 1e3 / CpuNs : null;

    /// <summary>Null where it says nothing else than the processor time.</summary>
    public double? ApartWallNs => TurnStatistics.ApartWall(CpuNs, WallNs);

    public (string, bool) Key => (Name, IsTwin);

    object IRow.Key => Key;

    /// <summary>A benchmark with its parameters, or what a call consists of.</summary>
    public string Name => Benchmark is null ? NameOf(Payload, Contender, Direction, Lane, Form)
        : Parameters is not { Count: > 0 } ? Benchmark
        : $"{Benchmark}({string.Join(", ", Parameters.Select(parameter => $"{parameter.Key}={parameter.Value}"))})";

    /// <summary>What the row is one of several ways to do.</summary>
    public string Subject => Benchmark is null ? $"{Direction} {Payload} {Lane} {Form}" : string.Join(
        ' ', (Parameters ?? new Dictionary<string, string>()).Select(parameter => parameter.Value)
            .Prepend($"{Benchmark.Split('.')[0]} {Direction}"));

    /// <summary>All that lived beside it are compared with it.</summary>
    public bool IsReference => !IsTwin && Reference == (IsCall ? Contender : Name);

    /// <summary>Whether each generation has been compared with one of the other, or both with one of the same reference.</summary>
    public bool WasBeside(TimesRow other) => QuotientsOver(other).Count > 0;

    /// <summary>How many times as fast as the other it was, generation by generation; none where they did not live side by side.</summary>
    internal IReadOnlyList<double> QuotientsOver(TimesRow other)
    {
        if (CpuNs is null || other.CpuNs is null || (TakenAt, Reference) != (other.TakenAt, other.Reference))
            return [];
        // A benchmark has one task; of calls the reference has one in each subject.
        if (IsCall && Subject != other.Subject)
            return [];
        // Every group has the reference, and the row of the first stands for all.
        if (other.IsReference)
            return Quotients;
        if (IsReference)
            return [.. other.Quotients.Select(quotient => 1 / quotient)];
        return Group == other.Group && Quotients.Count == other.Quotients.Count
            ? [.. Quotients.Zip(other.Quotients, (own, another) => own / another)] : [];
    }

    public static string NameOf(string payload, string contender, string direction, string lane, string form) =>
        $"{direction}({payload}, {contender}, {lane}{(form == Canonical ? "" : $", {form}")})";
}
