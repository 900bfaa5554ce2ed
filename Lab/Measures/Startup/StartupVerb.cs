using System.CommandLine;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>What it costs to start a process, to write once and to read once; and, where it is asked for, to go on calling.</summary>
internal sealed class StartupVerb(Kind startup) : MeasuringVerb(
    "startup", "Measures processes from their spawn to Main, first write, first read and exit; and how they warm up.", startup, WarmingUp)
{
    private const int QuickRounds = 20;
    private const int FullRounds = 100;
    private const int MostRounds = 10_000;

    // From the thirtieth round on, and until every interval is narrower than this part of its median.
    private const double Precision = 0.03;
    private const int FirstLook = 30;
    private const int BetweenLooks = 10;

    // A process that warms up takes seconds.
    private const int QuickWarmUps = 3;
    private const int FullWarmUps = 7;
    private const int MostCalls = 1_000_000_000;

    // After this time a process stops at the point that it has reached; the next one may be two and a half times as far.
    private const string BudgetSeconds = "5";

    private static readonly Kind WarmingUp = new WarmUpKind();

    // A process that starts, writes and reads once is over in a second, the slowest contender and the biggest payload included.
    private static readonly TimeSpan LimitOfStart = TimeSpan.FromSeconds(30);
    private static readonly TimeSpan LimitOfWarmUp = TimeSpan.FromSeconds(60);

    private readonly Option<int?> _rounds = new("--rounds")
    {
        Description = $"How often each program is started; {FullRounds} when left out, or fewer when every interval is narrow before.",
    };

    private readonly Option<bool> _quick = new("--quick") { Description = $"{QuickRounds} rounds, for a first look." };

    private readonly Option<int?> _seed = new("--seed")
    {
        Description = "Repeats the order in which an earlier run started its processes; a new order each time when left out.",
    };

    private readonly Option<int?> _calls = new("--calls")
    {
        Description = "Warming up too: processes that make so many calls, such as 1000000, and when the JIT has caught up.",
    };

    protected override string[] DefaultPayloads => [StartTarget.DefaultPayload];

    protected override IReadOnlyList<Option> FurtherOptions => [_rounds, _quick, _calls, _seed];

    protected override void Check(ParseResult parsed)
    {
        int? rounds = parsed.GetValue(_rounds);
        if (rounds is not null && parsed.GetValue(_quick))
            throw new LabException("--rounds and --quick exclude one another.", ExitCodes.Usage);
        if (rounds is < 1 or > MostRounds)
            throw new LabException($"{rounds} is not a number of rounds from 1 to {MostRounds}.", ExitCodes.Usage);
        if (parsed.GetValue(_calls) is var calls && calls is < 1 or > MostCalls)
            throw new LabException($"{calls} is not a number of calls from 1 to {MostCalls}.", ExitCodes.Usage);
    }

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        Launcher.CheckSystem();
        IReadOnlyList<StartTarget> wanted = StartTarget.All(run.Contenders, run.Payloads, run.Modes);
        var published = Published<StartTarget>.Of(wanted, target => target.Request, withFloors: true, run.Tool, run.Progress.Say, run.Stop);
        DeploymentMode[] modes = [.. run.Modes.Where(mode => published.Manifests.ContainsKey(mode.Name))];

        Played<StartupSample> starts = Start(published, run);
        run.Remark = $" ({starts.Journal.Entries.Count} rounds, seed {starts.Journal.Seed})";
        var startRows = new StartupRows(starts.Contestants, starts.Journal.Entries, starts.Dropped, starts.Journal.Seed);
        foreach (DeploymentMode mode in modes)
            yield return new StartupResults(published.Manifests[mode.Name], startRows.Of(mode.Name));

        if (run.Get(_calls) is not { } calls)
            yield break;
        Played<WarmUpSample> warm = WarmUp(published, calls, run);
        run.Remark = $" ({warm.Journal.Entries.Count} rounds, seed {warm.Journal.Seed})";
        var warmRows = new WarmUpRows(warm.Contestants, warm.Journal.Entries, warm.Dropped, warm.Journal.Seed);
        foreach (DeploymentMode mode in modes)
            yield return new WarmUpResults(published.Manifests[mode.Name], warmRows.Of(mode, run.Modes));
    }

    protected override int ExitCodeOf(IReadOnlyList<IResults> measured)
    {
        IEnumerable<(bool, string?)> started = measured.OfType<StartupResults>().SelectMany(results => results.Rows)
            .Where(row => row.Kind == StartupKind.Contender)
            .Select(row => (row.DoneNs is not null, row.Unavailable));
        IEnumerable<(bool, string?)> warmedUp = measured.OfType<WarmUpResults>().SelectMany(results => results.Rows)
            .Select(row => (row.Points.Count > 0, row.Unavailable));
        return Math.Max(Contestant.ExitCodeOf([.. started]), Contestant.ExitCodeOf([.. warmedUp]));
    }

    private Played<StartupSample> Start(Published<StartTarget> published, Measuring run)
    {
        Contestant[] contenders = [.. published.Targets.Select(target => Contestant.Of(target, "start"))];
        Contestant[] able = [.. contenders.Where(contender => contender.Executable is not null)];
        IReadOnlyList<Contestant> contestants = Contestants.Of(
            published.Floors, contenders, Contestants.YardstickFirst(able).DistinctBy(contender => contender.Mode));
        var robin = new RoundRobin<StartupSample>(contestants, StartupSample.Of, LimitOfStart) { DiscardsFirst = true };
        int asked = run.Get(_rounds) ?? (run.Get(_quick) ? QuickRounds : FullRounds);
        // A number of rounds that a person gave is not shortened.
        bool mayStopEarly = run.Get(_rounds) is null && !run.Get(_quick);
        return Play(
            robin, contestants, asked, soFar => mayStopEarly && IsEnough(contestants, soFar), published.Stamp, run,
            StartupRoundJson.Default.RoundStartupSample);
    }

    private Played<WarmUpSample> WarmUp(Published<StartTarget> published, int calls, Measuring run)
    {
        string count = calls.ToString();
        Contestant[] contestants = [.. published.Targets.Select(target => Contestant.Of(target, "warm", count, BudgetSeconds))];
        var robin = new RoundRobin<WarmUpSample>(contestants, WarmUpSample.Of, LimitOfWarmUp);
        int asked = Math.Min(run.Get(_rounds) ?? FullWarmUps, run.Get(_quick) ? QuickWarmUps : FullWarmUps);
        return Play(robin, contestants, asked, _ => false, published.Stamp, run, WarmUpRoundJson.Default.RoundWarmUpSample);
    }

    private static bool IsEnough(IReadOnlyList<Contestant> contestants, IReadOnlyList<Round<StartupSample>> soFar) =>
        soFar.Count >= FirstLook && soFar.Count % BetweenLooks == 0 && StartupRows.IsPrecise(contestants, soFar, Precision);

    private Played<TSample> Play<TSample>(
        RoundRobin<TSample> robin,
        IReadOnlyList<Contestant> contestants,
        int asked,
        Func<IReadOnlyList<Round<TSample>>, bool> isEnough,
        string stamp,
        Measuring run,
        JsonTypeInfo<Round<TSample>> roundType)
        where TSample : class
    {
        Journal<Round<TSample>> journal = run.OpenRounds(stamp, contestants, run.Get(_seed), roundType);
        if (robin.Run(journal, asked, isEnough, run.Progress, run.Stop))
            return new Played<TSample>(contestants, journal, robin.Dropped);
        int count = journal.Entries.Count;
        run.WhenStopped = count == 0
            ? "Stopped before the first round was whole: nothing is measured yet."
            : $"Stopped. Rounds kept: {count}. Run the same command again to go on, or with --rounds {count} to have the results of those.";
        throw new OperationCanceledException();
    }

    /// <param name="Dropped">Why programs were given up, by their ids.</param>
    private sealed record Played<TSample>(
        IReadOnlyList<Contestant> Contestants, Journal<Round<TSample>> Journal, IReadOnlyDictionary<string, string> Dropped)
        where TSample : class;
}
