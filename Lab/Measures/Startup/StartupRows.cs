using JsonAot.Lab.Programs;
using JsonAot.Lab.Statistics;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>Medians and intervals from the rounds of a run.</summary>
internal sealed class StartupRows(
    IReadOnlyList<Contestant> contestants, IReadOnlyList<Round<StartupSample>> rounds, IReadOnlyDictionary<string, string> dropped, int seed)
{
    private readonly Contestant? _baseline = Contestants.YardstickFirst(contestants).FirstOrDefault(contestant =>
        contestant.Kind == StartupKind.Contender && rounds.Any(round => round.Samples.ContainsKey(contestant.Id)));

    /// <summary>The rows of one mode, and those that belong to none.</summary>
    internal IReadOnlyList<StartupRow> Of(string mode) =>
        [.. contestants.Where(contestant => contestant.Mode is null || contestant.Mode == mode).AsParallel().AsOrdered().Select(Row)];

    /// <summary>Whether more rounds would add nothing: every interval is narrower than the given part of its median, to either side.</summary>
    internal static bool IsPrecise(IReadOnlyList<Contestant> contestants, IReadOnlyList<Round<StartupSample>> rounds, double part) =>
        contestants.Where(contestant => contestant.Executable is not null).AsParallel().All(contestant =>
        {
            double[] done = [.. SamplesOf(contestant, rounds).Select(sample => sample.Done)];
            return done.Length == 0 || done.Length >= Bootstrap.LeastSamples && Bootstrap.Median(done).RelativeError < part;
        });

    private static IEnumerable<StartupSample> SamplesOf(Contestant contestant, IReadOnlyList<Round<StartupSample>> rounds) =>
        rounds.Select(round => round.Samples.GetValueOrDefault(contestant.Id)).OfType<StartupSample>();

    private StartupRow Row(Contestant contestant)
    {
        StartupSample[] samples = [.. SamplesOf(contestant, rounds)];
        var row = new StartupRow
        {
            Program = contestant.Program,
            Payload = contestant.Payload,
            PayloadHash = contestant.PayloadHash,
            Kind = contestant.Kind,
            TakenAt = DateTimeOffset.UtcNow,
        };
        string[] failures = [.. rounds.Select(round => round.Failures.GetValueOrDefault(contestant.Id)).OfType<string>()];
        if (samples.Length == 0)
            return row with { Unavailable = contestant.Unavailable ?? dropped.GetValueOrDefault(contestant.Id) ?? failures.LastOrDefault() ?? "it was not started" };

        double[] done = [.. samples.Select(sample => sample.Done)];
        return row with
        {
            Rounds = samples.Length,
            Seed = seed,
            ToMainNs = Estimated(samples, sample => sample.ToMain),
            InputNs = Estimated(samples, sample => sample.Input),
            SetUpNs = Estimated(samples, sample => sample.SetUp),
            FirstWriteNs = Estimated(samples, sample => sample.FirstWrite),
            FirstReadNs = Estimated(samples, sample => sample.FirstRead),
            DoneNs = Estimated(samples, sample => sample.Done),
            ExitNs = Estimated(samples, sample => sample.Exit),
            WallNs = Estimated(samples, sample => sample.Wall),
            UserNs = Estimated(samples, sample => sample.User),
            SystemNs = Estimated(samples, sample => sample.System),
            PeakBytes = Estimated(samples, sample => sample.PeakBytes),
            AnonymousBytes = Estimated(samples, sample => sample.AnonymousBytes),
            MinorFaults = Estimated(samples, sample => sample.MinorFaults),
            MajorFaults = Estimated(samples, sample => sample.MajorFaults),
            Ratio = _baseline is null ? null : Rounded(Bootstrap.Ratio(done, [.. SamplesOf(_baseline, rounds).Select(sample => sample.Done)]), 4),
            Baseline = _baseline is null ? null : $"{_baseline.Program}, {_baseline.Payload}, {_baseline.Mode}",
            Samples = done,
            Note = failures.Length == 0 ? null : $"{failures.Length} of {rounds.Count} launches gave no figures: {failures[^1]}",
        };
    }

    private static Estimate? Estimated(StartupSample[] samples, Func<StartupSample, double?> figure)
    {
        double[] figures = [.. samples.Select(figure).OfType<double>()];
        return figures.Length == 0 ? null : Rounded(Bootstrap.Median(figures), 0);
    }

    private static Estimate Rounded(Estimate estimate, int digits) =>
        new(Math.Round(estimate.Median, digits), Math.Round(estimate.Low, digits), Math.Round(estimate.High, digits));
}
