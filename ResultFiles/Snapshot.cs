using System.Text.Json;

namespace JsonAot.ResultFiles;

/// <summary>
/// What the results of one machine said at one commit, small enough to keep for ever: the matrix rows of a few contenders, and the
/// rows that show the noise. They are whole rows with samples, so that a later run can be compared with them. Disturbed rows are left out:
/// without their passes nobody could tell them from sound ones.
/// </summary>
/// <param name="Commit">Of the newest of its deployments.</param>
/// <param name="Deployments">One for each framework and mode.</param>
public sealed record Snapshot(int Schema, Machine Machine, string Commit, DateTimeOffset TakenAt, IReadOnlyList<SteadyState> Deployments)
{
    private const int CommitLength = 8;
    private const int Digits = 4;

    /// <summary>The contenders whose way over the commits is told.</summary>
    public static IReadOnlyList<string> Followed { get; } = [SteadyState.PreferredBaseline, "SpanCodec"];

    /// <summary>Sorts by time, and names the commit.</summary>
    public static string StateOf(DateTimeOffset takenAt, string commit) =>
        FormattableString.Invariant($"{takenAt:yyyy-MM-dd} {commit[..Math.Min(CommitLength, commit.Length)]}");

    public string State => StateOf(TakenAt, Commit);

    /// <returns>Null where no followed contender has a figure.</returns>
    public static Snapshot? Of(IEnumerable<SteadyState> measured)
    {
        SteadyState[] kept = [.. measured.Select(Small).Where(state => state.Rows.Any(row => row.MedianNs is not null && !NoiseFloor.IsPartOf(row)))];
        if (kept.MaxBy(state => state.Manifest.TakenAt)?.Manifest is not { } newest)
            return null;
        return new Snapshot(Manifest.CurrentSchema, newest.Machine, newest.Commit, newest.TakenAt, kept);
    }

    private static SteadyState Small(SteadyState state) => state with
    {
        Rows = [.. state.Rows.Where(row => row.MedianNs is not null && !row.IsDisturbed && (NoiseFloor.IsPartOf(row) || IsFollowed(row))).Select(Small)],
    };

    private static SteadyRow Small(SteadyRow row) => row with { Passes = PassesOf(row), Seed = null, Samples = [.. row.Samples.Select(Short)] };

    /// <summary>The noise floor is made of rows whose passes agree.</summary>
    private static SteadyPass[]? PassesOf(SteadyRow row) => NoiseFloor.IsPartOf(row) && row.Passes is { } passes ? [.. passes.Select(pass => pass with { Samples = [] })] : null;

    private static bool IsFollowed(SteadyRow row) =>
        row.Benchmark.StartsWith("Matrix.", StringComparison.Ordinal) && Followed.Contains(row.Parameters.GetValueOrDefault(SteadyRow.ContenderParameter));

    private static double Short(double value)
    {
        double unit = value > 0 ? Math.Pow(10, Math.Floor(Math.Log10(value)) - Digits + 1) : 1;
        return Math.Round(Math.Round(value / unit) * unit, 6);
    }

    /// <exception cref="ResultFileException">The file is cut, foreign or of another schema.</exception>
    public static Snapshot Read(string path)
    {
        Snapshot? snapshot;
        try
        {
            using FileStream file = File.OpenRead(path);
            snapshot = JsonSerializer.Deserialize(file, ResultsJson.Readable.Snapshot);
        }
        catch (JsonException problem)
        {
            throw new ResultFileException($"{path} is not a whole summary of earlier results ({problem.Message.Split('\n')[0]}). Remove it, or restore it.", problem);
        }

        return snapshot is { Schema: Manifest.CurrentSchema }
            ? snapshot
            : throw new ResultFileException(FormattableString.Invariant($"{path} has schema {snapshot?.Schema}; this program reads schema {Manifest.CurrentSchema}."));
    }
}
