using System.Text.Json.Serialization;
using JsonAot.Lab.MeasuredPrograms.Start;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>Medians and intervals from the rounds of a run.</summary>
internal sealed class StartupRows(Played<StartupSample> played)
{
    private readonly Contestant? _baseline = Contestant.YardstickFirst(played.Contestants).FirstOrDefault(contestant =>
        contestant.Kind == StartupKind.Contender && played.SamplesOf(contestant).Count() >= Intervals.LeastLaunches);

    /// <summary>The rows of one mode, and those that belong to none.</summary>
    internal IReadOnlyList<StartupRow> Of(string mode) =>
    [
        .. played.Contestants.Where(contestant => contestant.Mode is null || contestant.Mode == mode)
            .AsParallel().AsOrdered().Select(Row),
    ];

    /// <summary>
    /// Whether more rounds would add nothing: every interval is narrower than the given part of its median, to either side.
    /// </summary>
    internal static bool IsPrecise(Played<StartupSample> played, double part) =>
        played.Contestants.Where(contestant => contestant.Executable is not null).AsParallel().All(contestant =>
        {
            double[] done = [.. played.SamplesOf(contestant).Select(sample => sample.Done)];
            return done.Length == 0 || done.Length >= Intervals.LeastLaunches && Intervals.OfLaunches(done).RelativeError < part;
        });

    private StartupRow Row(Contestant contestant)
    {
        StartupSample[] samples = [.. played.SamplesOf(contestant)];
        var row = new StartupRow
        {
            Program = contestant.Program,
            Payload = contestant.Payload,
            PayloadHash = contestant.PayloadHash,
            Kind = contestant.Kind,
            TakenAt = DateTimeOffset.UtcNow,
        };
        if (samples.Length == 0)
            return row with { Unavailable = played.WhyNone(contestant) };

        string[] failures = played.FailuresOf(contestant);
        double[] done = [.. samples.Select(sample => sample.Done)];
        return row with
        {
            Rounds = samples.Length,
            Seed = played.Seed,
            ToMainNs = samples.Median(sample => sample.ToMain),
            InputNs = samples.Median(sample => sample.Input),
            SetUpNs = samples.Median(sample => sample.SetUp),
            FirstWriteNs = samples.Median(sample => sample.FirstWrite),
            FirstReadNs = samples.Median(sample => sample.FirstRead),
            DoneNs = samples.Median(sample => sample.Done),
            ExitNs = samples.Median(sample => sample.Exit),
            WallNs = samples.Median(sample => sample.Wall),
            UserNs = samples.Median(sample => sample.User),
            SystemNs = samples.Median(sample => sample.System),
            PeakBytes = samples.Median(sample => sample.PeakBytes),
            MinorFaults = samples.Median(sample => sample.MinorFaults),
            // Fewer rounds do not say how far they scatter.
            Ratio = _baseline is null ? null : Intervals.OfRounds(played.PairsOf(contestant, _baseline, sample => sample.Done))?.Rounded(4),
            Baseline = _baseline is null ? null : $"{_baseline.Program}, {_baseline.Payload}, {_baseline.Mode}",
            Samples = done,
            Note = failures.Length == 0 ? null : $"{failures.Length} of {played.Rounds.Count} launches gave no figures: {failures[^1]}",
        };
    }
}

/// <summary>What one launch took; times in nanoseconds. A phase that a program does not have is null.</summary>
internal sealed record StartupSample(
    double ToMain = 0, double? Input = null, double? SetUp = null, double? FirstWrite = null, double? FirstRead = null, double Done = 0,
    double Exit = 0, double Wall = 0, double User = 0, double System = 0, double PeakBytes = 0, double MinorFaults = 0)
{
    /// <returns>Null where the report's stamps cannot be.</returns>
    internal static StartupSample? Of(Launch launch)
    {
        long[] stamps = [.. launch.Report!.Stamps];
        long[] taken = [launch.Spawned, .. stamps.Where(stamp => stamp != StartReport.NoStamp), launch.Received];
        if (stamps.Length is not (1 or 5) || taken.Zip(taken.Skip(1)).Any(pair => pair.First > pair.Second))
            return null;
        return new StartupSample
        {
            ToMain = stamps[0] - launch.Spawned,
            Input = Phase(stamps, 1),
            SetUp = Phase(stamps, 2),
            FirstWrite = Phase(stamps, 3),
            FirstRead = Phase(stamps, 4),
            Done = taken[^2] - launch.Spawned,
            Exit = launch.Ended - launch.Released,
            Wall = launch.Received - launch.Spawned + launch.Ended - launch.Released,
            User = launch.UserNs,
            System = launch.SystemNs,
            PeakBytes = launch.PeakBytes ?? 0,
            MinorFaults = launch.Usage.MinorFaults,
        };
    }

    private static double? Phase(long[] stamps, int index)
    {
        if (index >= stamps.Length || stamps[index] == StartReport.NoStamp)
            return null;
        return stamps[index] - stamps.Take(index).Last(stamp => stamp != StartReport.NoStamp);
    }
}

[JsonSourceGenerationOptions(DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(Round<StartupSample>))]
[JsonSerializable(typeof(Round<WarmUpSample>))]
internal sealed partial class StartupRoundJson : JsonSerializerContext;
