namespace BenchTurns.Running;

/// <summary>How the benchmarks of a run are named, grouped and measured.</summary>
public sealed record TurnsOptions
{
    /// <summary>How often and how long.</summary>
    public required TurnSettings Settings { get; init; }

    /// <summary>The folder of the journal.</summary>
    public required string Folder { get; init; }

    /// <summary>All that must be the same for a run to go on with what an interrupted one has measured, besides the benchmarks.</summary>
    public required IReadOnlyList<string> Key { get; init; }

    /// <summary>A name that no other benchmark of the run has.</summary>
    public Func<BenchmarkCase, string> NameOf { get; init; } = BenchmarkNames.Of;

    /// <summary>What is compared with each other, in one mode.</summary>
    public Func<BenchmarkCase, string> SubjectOf { get; init; } = BenchmarkNames.SubjectOf;

    /// <summary>The group of one that has nothing to be compared with: such share a reference's twin.</summary>
    public Func<BenchmarkCase, string> AloneOf { get; init; } = BenchmarkNames.ClassOf;

    /// <summary>About how much memory a document takes that every process holds; 0 where nobody knows.</summary>
    public Func<BenchmarkCase, long> BytesOf { get; init; } = _ => 0;

    /// <summary>Is given what was built, and nothing is measured; null to measure.</summary>
    public Action<IReadOnlyList<BuiltBenchmark>>? InsteadOfMeasuring { get; init; }
}
