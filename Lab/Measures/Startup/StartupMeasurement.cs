using System.Text.Json.Serialization.Metadata;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>How often programs are started.</summary>
/// <param name="Rounds">Null where a run may stop as soon as every interval is narrow.</param>
/// <param name="Seed">Of the order; null for a new one.</param>
/// <param name="Calls">How many a process makes that warms up; null where none does.</param>
internal sealed record StartupScope(int? Rounds, bool IsQuick, int? Seed = null, int? Calls = null);

/// <summary>Publishes the programs, starts them in rounds, and makes rows of what they report.</summary>
internal sealed class StartupMeasurement(Measuring run, StartupScope scope)
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

    private IReadOnlyList<StartTarget> Wanted => StartTarget.All(run.Contenders, run.Payloads, run.Modes);

    internal IReadOnlyList<PublishRequest> Requests => Published<StartTarget>.RequestsOf(Wanted, run.HasFloors);

    internal IEnumerable<IResults> Measure()
    {
        Launcher.CheckSystem();
        var published = Published<StartTarget>.Of(Wanted, run.HasFloors, run.Programs, run.Tool, run.Progress.Say);
        DeploymentMode[] modes = [.. run.Modes.Where(mode => published.Manifests.ContainsKey(mode.Name))];

        Played<StartupSample> starts = Start(published);
        run.Remark = $" ({starts.Journal.Entries.Count} rounds, seed {starts.Journal.Seed})";
        var startRows = new StartupRows(starts.Contestants, starts.Journal.Entries, starts.Dropped, starts.Journal.Seed);
        foreach (DeploymentMode mode in modes)
            yield return new Results<StartupRow>(published.Manifests[mode.Name], startRows.Of(mode.Name));

        if (scope.Calls is not { } calls)
            yield break;
        Played<WarmUpSample> warm = WarmUp(published, calls);
        run.Remark = $" ({warm.Journal.Entries.Count} rounds, seed {warm.Journal.Seed})";
        var warmRows = new WarmUpRows(warm.Contestants, warm.Journal.Entries, warm.Dropped, warm.Journal.Seed);
        foreach (DeploymentMode mode in modes)
            yield return new Results<WarmUpRow>(published.Manifests[mode.Name], warmRows.Of(mode, run.Modes));
    }

    private Played<StartupSample> Start(Published<StartTarget> published)
    {
        Contestant[] contenders = [.. published.Targets.Select(target => Contestant.Of(target, "start"))];
        Contestant[] able = [.. contenders.Where(contender => contender.Executable is not null)];
        IReadOnlyList<Contestant> contestants = Contestants.Of(
            published.Floors, contenders, Contestants.YardstickFirst(able).DistinctBy(contender => contender.Mode));
        var robin = new RoundRobin<StartupSample>(contestants, StartupSample.Of, LimitOfStart) { DiscardsFirst = true };
        int asked = scope.Rounds ?? (scope.IsQuick ? QuickRounds : FullRounds);
        // A number of rounds that a person gave is not shortened.
        bool mayStopEarly = scope.Rounds is null && !scope.IsQuick;
        return Play(
            robin, contestants, asked, soFar => mayStopEarly && IsEnough(contestants, soFar), published.Stamp,
            StartupRoundJson.Default.RoundStartupSample);
    }

    private Played<WarmUpSample> WarmUp(Published<StartTarget> published, int calls)
    {
        string count = calls.ToString();
        Contestant[] contestants = [.. published.Targets.Select(target => Contestant.Of(target, "warm", count, BudgetSeconds))];
        var robin = new RoundRobin<WarmUpSample>(contestants, WarmUpSample.Of, LimitOfWarmUp);
        int asked = Math.Min(scope.Rounds ?? FullWarmUps, scope.IsQuick ? QuickWarmUps : FullWarmUps);
        return Play(robin, contestants, asked, _ => false, published.Stamp, StartupRoundJson.Default.RoundWarmUpSample);
    }

    private static bool IsEnough(IReadOnlyList<Contestant> contestants, IReadOnlyList<Round<StartupSample>> soFar) =>
        soFar.Count >= FirstLook && soFar.Count % BetweenLooks == 0 && StartupRows.IsPrecise(contestants, soFar, Precision);

    private Played<TSample> Play<TSample>(
        RoundRobin<TSample> robin, IReadOnlyList<Contestant> contestants, int asked, Func<IReadOnlyList<Round<TSample>>, bool> isEnough,
        string stamp, JsonTypeInfo<Round<TSample>> roundType)
        where TSample : class
    {
        Journal<Round<TSample>> journal = run.OpenRounds(stamp, contestants, scope.Seed, roundType);
        robin.Run(journal, asked, isEnough, run.Progress);
        return new Played<TSample>(contestants, journal, robin.Dropped);
    }

    /// <param name="Dropped">Why programs were given up, by their ids.</param>
    private sealed record Played<TSample>(
        IReadOnlyList<Contestant> Contestants, Journal<Round<TSample>> Journal, IReadOnlyDictionary<string, string> Dropped)
        where TSample : class;
}
