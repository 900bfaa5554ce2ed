using JsonAot.Lab.Programs;
using JsonAot.Lab.Statistics;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>Medians and intervals from the rounds of a run.</summary>
internal sealed class StartupRows(
    IReadOnlyList<Contestant> contestants,
    IReadOnlyList<Round<StartupSample>> rounds,
    IReadOnlyDictionary<string, string> dropped,
    int seed)
{
    private readonly Contestant? _baseline = Contestants.YardstickFirst(contestants).FirstOrDefault(contestant =>
        contestant.Kind == StartupKind.Contender && rounds.Any(round => round.Samples.ContainsKey(contestant.Id)));

    /// <summary>The rows of one mode, and those that belong to none.</summary>
    internal IReadOnlyList<StartupRow> Of(string mode) =>
        [.. contestants.Where(contestant => contestant.Mode is null || contestant.Mode == mode).AsParallel().AsOrdered().Select(Row)];

    /// <summary>
    /// Whether more rounds would add nothing: every interval is narrower than the given part of its median, to either side.
    /// </summary>
    internal static bool IsPrecise(IReadOnlyList<Contestant> contestants, IReadOnlyList<Round<StartupSample>> rounds, double part) =>
        contestants.Where(contestant => contestant.Executable is not null).AsParallel().All(contestant =>
        {
            double[] done = [.. rounds.SamplesOf(contestant).Select(sample => sample.Done)];
            return done.Length == 0 || done.Length >= Bootstrap.LeastSamples && Bootstrap.Median(done).RelativeError < part;
        });

    private StartupRow Row(Contestant contestant)
    {
        StartupSample[] samples = [.. rounds.SamplesOf(contestant)];
        var row = new StartupRow
        {
            Program = contestant.Program,
            Payload = contestant.Payload,
            PayloadHash = contestant.PayloadHash,
            Kind = contestant.Kind,
            TakenAt = DateTimeOffset.UtcNow,
        };
        if (samples.Length == 0)
            return row with { Unavailable = rounds.WhyNone(contestant, dropped) };

        string[] failures = rounds.FailuresOf(contestant);
        double[] done = [.. samples.Select(sample => sample.Done)];
        return row with
        {
            Rounds = samples.Length,
            Seed = seed,
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
            Ratio = _baseline is null
                ? null
                : Bootstrap.Ratio(done, [.. rounds.SamplesOf(_baseline).Select(sample => sample.Done)]).Rounded(4),
            Baseline = _baseline is null ? null : $"{_baseline.Program}, {_baseline.Payload}, {_baseline.Mode}",
            Samples = done,
            Note = failures.Length == 0 ? null : $"{failures.Length} of {rounds.Count} launches gave no figures: {failures[^1]}",
        };
    }
}
