using System.CommandLine;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures;

/// <summary>The frame of verbs that start programs in rounds: the number of rounds, the seed, and the journal of rounds.</summary>
internal abstract class RoundsVerb<TSample>(string name, string description, Kind kind, int quickRounds, int fullRounds) : MeasuringVerb(name, description, kind)
    where TSample : class
{
    private readonly Option<int?> _rounds = new("--rounds") { Description = "How often each program is started." };
    private readonly Option<int?> _seed = new("--seed")
    {
        Description = "Repeats the order in which an earlier run started its processes; a new order each time when left out.",
    };

    protected override string[] DefaultPayloads => [StartTarget.DefaultPayload];

    /// <summary>The options of the verb itself, between those of all.</summary>
    protected abstract Option<bool> Quick { get; }

    protected virtual Option<bool>? Full => null;

    protected virtual IReadOnlyList<Option> OwnOptions => [];

    protected sealed override IReadOnlyList<Option> FurtherOptions => [.. OwnOptions, _rounds, Quick, .. Full is { } full ? [full] : Array.Empty<Option>(), _seed];

    protected abstract JsonTypeInfo<Round<TSample>> RoundType { get; }

    protected abstract IReadOnlyList<Contestant> ContestantsOf(Published<StartTarget> published, Measuring run);

    protected abstract RoundRobin<TSample> RoundsOf(IReadOnlyList<Contestant> contestants);

    /// <summary>Whether the empty program of each mode takes part.</summary>
    protected virtual bool HasFloors => false;

    /// <summary>Whether a full run may end here, because more rounds would add nothing.</summary>
    protected virtual bool IsEnough(IReadOnlyList<Contestant> contestants, IReadOnlyList<Round<TSample>> soFar) => false;

    protected abstract IResults ResultsOf(
        Manifest manifest, Measuring run, IReadOnlyList<Contestant> contestants, Journal<Round<TSample>> journal, IReadOnlyDictionary<string, string> dropped);

    protected override void Check(ParseResult parsed) =>
        RoundsIn(parsed.GetValue(_rounds), parsed.GetValue(Quick), Full is { } full && parsed.GetValue(full), quickRounds, fullRounds);

    protected sealed override IEnumerable<IResults> Measure(Measuring run)
    {
        Launcher.CheckSystem();
        IReadOnlyList<StartTarget> wanted = StartTarget.All(run.Contenders, run.Payloads, run.Modes);
        Published<StartTarget> published = Published<StartTarget>.Of(wanted, target => target.Request, HasFloors, run.Tool, run.Progress.Say, run.Stop);
        IReadOnlyList<Contestant> contestants = ContestantsOf(published, run);
        Journal<Round<TSample>> journal = run.OpenRounds(published.Stamp, contestants, run.Get(_seed), RoundType);
        RoundRobin<TSample> rounds = RoundsOf(contestants);
        int asked = RoundsIn(run.Get(_rounds), run.Get(Quick), false, quickRounds, fullRounds);
        // A number of rounds that a person gave is not shortened.
        bool mayStopEarly = run.Get(_rounds) is null && !run.Get(Quick);
        if (!rounds.Run(journal, asked, soFar => mayStopEarly && IsEnough(contestants, soFar), run.Progress, run.Stop))
        {
            int count = journal.Entries.Count;
            run.WhenStopped = count == 0
                ? "Stopped before the first round was whole: nothing is measured yet."
                : $"Stopped. Rounds kept: {count}. Run the same command again to go on, or with --rounds {count} to have the results of those.";
            throw new OperationCanceledException();
        }

        run.Remark = $" ({journal.Entries.Count} rounds, seed {journal.Seed})";
        foreach (DeploymentMode mode in run.Modes.Where(mode => published.Manifests.ContainsKey(mode.Name)))
            yield return ResultsOf(published.Manifests[mode.Name], run, contestants, journal, rounds.Dropped);
    }

    /// <exception cref="LabException">A number that cannot be, or several ways to choose one.</exception>
    private static int RoundsIn(int? rounds, bool quick, bool full, int quickRounds, int fullRounds)
    {
        if (new[] { rounds is not null, quick, full }.Count(chosen => chosen) > 1)
            throw new LabException("--rounds, --quick and --full exclude one another.", ExitCodes.Usage);
        if (rounds is < 1 or > 10_000)
            throw new LabException($"{rounds} is not a number of rounds from 1 to 10000.", ExitCodes.Usage);
        return rounds ?? (quick ? quickRounds : fullRounds);
    }
}
