using System.CommandLine;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Startup;

/// <summary>What it costs to start a process, to write once and to read once.</summary>
internal sealed class StartupVerb(Kind kind) : RoundsVerb<StartupSample>(
    "startup", "Measures processes from their spawn to Main, set-up, first write, first read and exit; and their memory.", kind, QuickRounds, FullRounds)
{
    private const int QuickRounds = 20;
    private const int FullRounds = 100;

    // From the thirtieth round on, and until every interval is narrower than this part of its median.
    private const double Precision = 0.03;
    private const int FirstLook = 30;
    private const int BetweenLooks = 10;

    // A process that starts, writes and reads once is over in a second, the slowest contender and the biggest payload included.
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    protected override Option<bool> Quick { get; } = new("--quick") { Description = $"{QuickRounds} rounds, for a first look." };

    protected override Option<bool> Full { get; } = new("--full") { Description = $"{FullRounds} rounds, or fewer when every interval is narrow before. The default." };

    protected override bool HasFloors => true;

    protected override JsonTypeInfo<Round<StartupSample>> RoundType => StartupRoundJson.Default.RoundStartupSample;

    protected override IReadOnlyList<Contestant> ContestantsOf(Published<StartTarget> published, Measuring run)
    {
        Contestant[] contenders = [.. published.Targets.Select(target => Contestant.Of(target, "start"))];
        Contestant[] able = [.. contenders.Where(contender => contender.Executable is not null)];
        return Contestants.Of(published.Floors, contenders, Contestants.YardstickFirst(able).DistinctBy(contender => contender.Mode));
    }

    protected override RoundRobin<StartupSample> RoundsOf(IReadOnlyList<Contestant> contestants) =>
        new(contestants, StartupSample.Of, Limit) { DiscardsFirst = true };

    protected override bool IsEnough(IReadOnlyList<Contestant> contestants, IReadOnlyList<Round<StartupSample>> soFar) =>
        soFar.Count >= FirstLook && soFar.Count % BetweenLooks == 0 && StartupRows.IsPrecise(contestants, soFar, Precision);

    protected override IResults ResultsOf(
        Manifest manifest, Measuring run, IReadOnlyList<Contestant> contestants, Journal<Round<StartupSample>> journal, IReadOnlyDictionary<string, string> dropped) =>
        new StartupResults(manifest, new StartupRows(contestants, journal.Entries, dropped, journal.Seed).Of(manifest.Mode));

    protected override int ExitCodeOf(IReadOnlyList<IResults> measured) => Contestant.ExitCodeOf(
        [.. measured.OfType<StartupResults>().SelectMany(results => results.Rows).Where(row => row.Kind == StartupKind.Contender)
            .Select(row => (row.DoneNs is not null, row.Unavailable))]);
}
