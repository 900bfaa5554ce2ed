using JsonAot.Lab.Probes;
using JsonAot.Lab.Runs;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Startup;

/// <summary>A run from its publishes to its results: whole, or to be gone on with.</summary>
internal static class StartupRun
{
    private const double Precision = 0.03;
    private const int FirstLook = 30;
    private const int BetweenLooks = 10;

    // A process that starts, writes and reads once is over in a second, the slowest contender and the biggest payload included.
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);

    /// <returns>Null when it was interrupted; what was measured is kept.</returns>
    internal static IReadOnlyList<StartupResults>? Measure(StartupOptions options, ResultStore store, ProgressLine progress)
    {
        Launcher.CheckSystem();
        using RunLock held = ProbeSession.TakeLock();
        using var interrupt = new Interrupt();
        store.CheckWritable(options.Modes);
        foreach (DeploymentMode mode in options.Modes)
            _ = store.Read<StartupResults>(Machine.Current, Checkout.Framework, mode.Name);

        var publisher = new TargetPublisher("JsonAot.Lab startup", progress.Say);
        if (publisher.TryPublish(options.Contenders, options.Payloads, options.Modes, floors: true, interrupt.Token) is not { } targets)
            return null;
        IReadOnlyList<Contestant> contestants = Contestants.Of(targets, CFloor.Get());
        using Journal<Round<StartupSample>> journal = RunJournal.Open("startup", targets, contestants, options.Seed, StartupRoundJson.Default.RoundStartupSample, progress);
        var rounds = new RoundRobin<StartupSample>(contestants, StartupSample.Of, Limit) { DiscardsFirst = true };
        bool whole = rounds.Run(
            journal, options.Rounds, soFar => options.MayStopEarly && IsEnough(contestants, soFar), progress, interrupt.Token);
        if (!whole)
        {
            RunJournal.SayStopped(journal, progress);
            return null;
        }

        return Save(targets, new StartupRows(contestants, journal.Entries, rounds.Dropped, journal.Seed), journal, store, progress);
    }

    private static List<StartupResults> Save(
        StartTargets targets, StartupRows rows, Journal<Round<StartupSample>> journal, ResultStore store, ProgressLine progress)
    {
        var measured = new List<StartupResults>();
        foreach (Manifest manifest in targets.Manifests.Values)
        {
            var results = new StartupResults(manifest, rows.Of(manifest.Mode));
            measured.Add(results);
            progress.Say($"Results: {store.Keep(results)} ({journal.Entries.Count} rounds, seed {journal.Seed})");
        }

        journal.Remove();
        return measured;
    }

    private static bool IsEnough(IReadOnlyList<Contestant> contestants, IReadOnlyList<Round<StartupSample>> rounds) =>
        rounds.Count >= FirstLook && rounds.Count % BetweenLooks == 0 && StartupRows.IsPrecise(contestants, rounds, Precision);
}
