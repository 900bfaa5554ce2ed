using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>Publishes the programs, starts them in rounds, and makes rows of what they report.</summary>
/// <param name="rounds">Null where a run may stop as soon as every interval is narrow.</param>
/// <param name="calls">How many a process makes that warms up; null where none does.</param>
internal sealed class StartupMeasurement(Measuring run, int? rounds, bool isQuick, int? calls = null)
{
    internal const int QuickRounds = 20;
    internal const int FullRounds = 100;

    // From the thirtieth round on, and until every interval is narrower than this part of its median.
    private const double Precision = 0.03;
    private const int FirstLook = 30;
    private const int BetweenLooks = 10;

    // A process that warms up takes seconds.
    private const int QuickWarmUps = 3;
    private const int FullWarmUps = 7;

    // After this time a process stops at the point that it has reached; the next one may be two and a half times as far.
    private const string BudgetSeconds = "5";

    // A process that starts, writes and reads once is over in a second, the slowest contender and the biggest payload included.
    private static readonly TimeSpan LimitOfStart = TimeSpan.FromSeconds(30);
    private static readonly TimeSpan LimitOfWarmUp = TimeSpan.FromSeconds(60);

    private IReadOnlyList<StartTarget> Wanted =>
    [
        .. from mode in run.Modes
           from payload in run.Payloads
           from contender in run.Contenders
           where Takes(contender, mode)
           let notNative = mode.IsNative ? LoneContender.Of(contender).NotNative : null
           // Whoever works on the type that somebody has does so natively too.
           let hasOriginal = notNative is not null && payload is IHasOriginal
           let absence = ProbeSession.AbsenceOf(contender) ?? (hasOriginal ? null : notNative)
           select new StartTarget(contender, payload, mode, absence) { HasOriginal = hasOriginal },
    ];

    /// <summary>Whether a contender is started in a mode.</summary>
    internal Func<Contender, DeploymentMode, bool> Takes { get; init; } = (_, _) => true;

    internal IReadOnlyList<PublishRequest> Requests => Published<StartTarget>.RequestsOf(Wanted, run.HasEmptyPrograms);

    internal IEnumerable<IResults> Measure()
    {
        Launcher.CheckSystem();
        var published = Published<StartTarget>.Of(Wanted, run.HasEmptyPrograms, run.Programs, run.Tool, run.Progress.Say);
        DeploymentMode[] modes = [.. run.Modes.Where(mode => published.Manifests.ContainsKey(mode.Name))];

        Played<StartupSample> starts = Start(published);
        run.Remark = $" ({starts.Rounds.Count} rounds, seed {starts.Seed})";
        var startRows = new StartupRows(starts);
        foreach (DeploymentMode mode in modes)
            yield return new Results<StartupRow>(published.Manifests[mode.Name], startRows.Of(mode.Name));

        if (calls is not { } most)
            yield break;
        Played<WarmUpSample> warm = WarmUp(published, most);
        run.Remark = $" ({warm.Rounds.Count} rounds, seed {warm.Seed})";
        var warmRows = new WarmUpRows(warm);
        foreach (DeploymentMode mode in modes)
            yield return new Results<WarmUpRow>(published.Manifests[mode.Name], warmRows.Of(mode, run.Modes));
    }

    private Played<StartupSample> Start(Published<StartTarget> published)
    {
        Contestant[] contenders = [.. published.Targets.Select(target => Contestant.Of(target, "start"))];
        Contestant[] able = [.. contenders.Where(contender => contender.Executable is not null)];
        IReadOnlyList<Contestant> contestants = Contestant.OfRound(
            published.Empty, contenders, Contestant.YardstickFirst(able).DistinctBy(contender => contender.Mode));
        var robin = new RoundRobin<StartupSample>(contestants, StartupSample.Of, LimitOfStart) { DiscardsFirst = true };
        int asked = rounds ?? (isQuick ? QuickRounds : FullRounds);
        // A number of rounds that a person gave is not shortened.
        bool mayStopEarly = rounds is null && !isQuick;
        return robin.Run(
            run.OpenRounds(published.Stamp, contestants, StartupRoundJson.Default.RoundStartupSample), asked, run.Progress,
            soFar => mayStopEarly && soFar.Rounds.Count >= FirstLook && soFar.Rounds.Count % BetweenLooks == 0
                && StartupRows.IsPrecise(soFar, Precision));
    }

    private Played<WarmUpSample> WarmUp(Published<StartTarget> published, int most)
    {
        string count = most.ToString();
        Contestant[] contestants = [.. published.Targets.Select(target => Contestant.Of(target, "warm", count, BudgetSeconds))];
        var robin = new RoundRobin<WarmUpSample>(contestants, WarmUpSample.Of, LimitOfWarmUp);
        int asked = Math.Min(rounds ?? FullWarmUps, isQuick ? QuickWarmUps : FullWarmUps);
        return robin.Run(
            run.OpenRounds(published.Stamp, contestants, StartupRoundJson.Default.RoundWarmUpSample), asked, run.Progress);
    }
}
