using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>Under what conditions the figures beside it were taken. Without this a figure means nothing.</summary>
public sealed record Manifest
{
    public const int CurrentSchema = 2;

    public int Schema { get; init; } = CurrentSchema;

    public required Machine Machine { get; init; }

    public required string Framework { get; init; }

    public required string Mode { get; init; }

    /// <summary>The build of the framework that ran, as the measured process reported it.</summary>
    public required string RuntimeVersion { get; init; }

    public required string SdkVersion { get; init; }

    /// <summary>The switches that the measured program was published with.</summary>
    public required IReadOnlyList<string> PublishSwitches { get; init; }

    /// <summary>The vector instruction sets that the measured process could use.</summary>
    public required string InstructionSets { get; init; }

    public required string Tool { get; init; }

    public required string Commit { get; init; }

    public required DateTimeOffset TakenAt { get; init; }

    /// <summary>
    /// The contenders whose packages a person built from their source, each with its tag or commit; the others have the package that its
    /// authors published. Null where there are none.
    /// </summary>
    public IReadOnlyDictionary<string, string>? BuiltFromSource { get; init; }

    /// <summary>
    /// The runs that have rows in the file, the first one first: a run replaces the rows that it measured, and no others. Null where all
    /// rows are of
    /// <see cref="Commit"/>.
    /// </summary>
    public IReadOnlyList<MeasuredRun>? Runs { get; init; }

    /// <summary>Those of rows that the last run did not measure.</summary>
    [JsonIgnore]
    public IReadOnlyList<string> EarlierCommits => [.. (Runs ?? []).Select(run => run.Commit).Where(commit => commit != Commit).Distinct()];

    /// <summary>Of the run that measured a row.</summary>
    /// <param name="takenAt">When the row was taken.</param>
    /// <returns>Null where the file lists no runs.</returns>
    public string? CommitOf(DateTimeOffset takenAt) => Runs is { Count: > 0 } runs ? RunOf(runs, takenAt).Commit : null;

    /// <returns>Null where its package is the published one.</returns>
    public string? SourceOf(string contender) => BuiltFromSource?.GetValueOrDefault(contender);

    /// <summary>Whether figures under both may stand in one file, which says but once how its rows were measured.</summary>
    internal bool HasConditionsOf(Manifest? other) => RuntimeVersion == other?.RuntimeVersion && Tool == other.Tool;

    /// <param name="known">The runs of which rows may be left.</param>
    /// <param name="rows">When the rows were taken that are in the file now.</param>
    internal Manifest WithRuns(IEnumerable<MeasuredRun> known, IEnumerable<DateTimeOffset> rows)
    {
        MeasuredRun[] all = [.. known.Distinct().OrderBy(run => run.Began)];
        MeasuredRun[] left = [.. rows.Select(time => RunOf(all, time)).Distinct().OrderBy(run => run.Began)];
        return this with { Runs = left.All(run => run.Commit == Commit) ? null : left };
    }

    private static MeasuredRun RunOf(IReadOnlyList<MeasuredRun> runs, DateTimeOffset takenAt) =>
        runs.LastOrDefault(run => run.Began <= takenAt) ?? runs[0];

    /// <summary>With the sources of those contenders that have rows in the file. One whose rows are of both kinds is named.</summary>
    /// <param name="measured">The contenders of this manifest's rows.</param>
    /// <param name="kept">Those of the rows that stay from the earlier file.</param>
    internal Manifest Over(Manifest? earlier, IEnumerable<string> measured, IEnumerable<string> kept)
    {
        var built = new SortedDictionary<string, string>(StringComparer.Ordinal);
        var all = kept.Select(contender => (contender, earlier)).Concat(measured.Select(contender => (contender, (Manifest?)this)));
        foreach ((string contender, Manifest? manifest) in all)
        {
            if (manifest?.SourceOf(contender) is { } source)
                built[contender] = source;
        }

        return this with { BuiltFromSource = built.Count == 0 ? null : built };
    }
}

/// <summary>A run that left rows in a file.</summary>
/// <param name="Began">No row of it is older.</param>
public sealed record MeasuredRun(string Commit, DateTimeOffset Began);
