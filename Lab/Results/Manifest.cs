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

    /// <summary>The build of the framework, and whose source generators wrote the code where an older SDK compiled it.</summary>
    [JsonIgnore]
    public string Build => MajorOf(SdkVersion) is > 0 and var sdk && FrameworkMajor > sdk
        ? $"{RuntimeVersion}, code of SDK {SdkVersion}'s generators"
        : RuntimeVersion;

    private int FrameworkMajor => Framework.StartsWith("net", StringComparison.Ordinal) ? MajorOf(Framework["net".Length..]) : 0;

    /// <summary>The switches that the measured program was published with.</summary>
    public required IReadOnlyList<string> PublishSwitches { get; init; }

    /// <summary>The vector instruction sets that the measured process could use.</summary>
    public required string InstructionSets { get; init; }
    public required string Tool { get; init; }
    public required string Commit { get; init; }
    public required DateTimeOffset TakenAt { get; init; }

    /// <summary>Contenders whose packages a person built from source, each with its tag or commit. Null where there are none.</summary>
    public IReadOnlyDictionary<string, string>? BuiltFromSource { get; init; }

    /// <summary>The package that each contender comes from, with its version. Null where none needs one.</summary>
    public IReadOnlyDictionary<string, string>? Packages { get; init; }

    /// <summary>What a new page of memory took, in nanoseconds: <see cref="NewPage"/>. Null where nobody looked.</summary>
    public double? PageNs { get; init; }

    /// <summary>The runs that have rows in the file, the first one first. Null where all are of <see cref="Commit"/>.</summary>
    public IReadOnlyList<MeasuredRun>? Runs { get; init; }

    /// <summary>Those of rows that the last run did not measure.</summary>
    [JsonIgnore]
    public IReadOnlyList<string> EarlierCommits => [.. (Runs ?? []).Select(run => run.Commit).Where(commit => commit != Commit).Distinct()];

    /// <summary>The commit of the run that measured a row.</summary>
    /// <returns>Null where the file lists no runs.</returns>
    public string? CommitOf(DateTimeOffset takenAt) => Runs is { Count: > 0 } runs ? RunOf(runs, takenAt).Commit : null;

    public string? SourceOf(string contender) => BuiltFromSource?.GetValueOrDefault(contender);

    /// <returns>Null where it comes from no package, or nobody has written down which one.</returns>
    public string? VersionOf(string contender) => Packages?.GetValueOrDefault(contender)?.Split(' ')[^1];

    internal Manifest WithRuns(IEnumerable<MeasuredRun> known, IEnumerable<DateTimeOffset> rows)
    {
        MeasuredRun[] all = [.. known.Distinct().OrderBy(run => run.Began)];
        MeasuredRun[] left = [.. rows.Select(time => RunOf(all, time)).Distinct().OrderBy(run => run.Began)];
        return this with { Runs = left.All(run => run.Commit == Commit) ? null : left };
    }

    // Zero for what is no version, such as an SDK that nobody knows.
    private static int MajorOf(string version) => int.TryParse(version.Split('.')[0], out int major) ? major : 0;

    private static MeasuredRun RunOf(IReadOnlyList<MeasuredRun> runs, DateTimeOffset takenAt) =>
        runs.LastOrDefault(run => run.Began <= takenAt) ?? runs[0];

    /// <summary>
    /// With the packages and the sources of those contenders that have rows in the file. One whose rows are of both kinds is named with
    /// those of the later.
    /// </summary>
    internal Manifest Over(Manifest? earlier, IEnumerable<IRow> measured, IEnumerable<IRow> kept)
    {
        (string? Contender, Manifest? Manifest)[] all =
            [.. kept.Select(row => (row.Contender, earlier)), .. measured.Select(row => (row.Contender, (Manifest?)this))];
        return this with
        {
            BuiltFromSource = Kept(manifest => manifest.BuiltFromSource),
            Packages = Kept(manifest => manifest.Packages),
        };

        IReadOnlyDictionary<string, string>? Kept(Func<Manifest, IReadOnlyDictionary<string, string>?> of)
        {
            var found = new SortedDictionary<string, string>(StringComparer.Ordinal);
            foreach ((string? contender, Manifest? manifest) in all)
            {
                if (contender is not null && manifest is not null && of(manifest)?.GetValueOrDefault(contender) is { } told)
                    found[contender] = told;
            }

            return found.Count == 0 ? null : found;
        }
    }
}

/// <summary>A run that left rows in a file.</summary>
/// <param name="Began">No row of it is older.</param>
public sealed record MeasuredRun(string Commit, DateTimeOffset Began);
