using System.Globalization;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Runs;
using JsonAot.Lab.Startup;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.WarmUp;

/// <summary>A run from its publishes to its results: whole, or to be gone on with.</summary>
internal static class WarmUpRun
{
    // After this time a process stops at the point that it has reached; the next one may be two and a half times as far.
    private const int BudgetSeconds = 5;
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(60);

    /// <returns>Null when it was interrupted; what was measured is kept.</returns>
    internal static IReadOnlyList<WarmUpResults>? Measure(StartupOptions options, int calls, ResultStore store, ProgressLine progress)
    {
        Launcher.CheckSystem();
        using RunLock held = ProbeSession.TakeLock();
        using var interrupt = new Interrupt();
        store.CheckWritable(options.Modes);
        foreach (DeploymentMode mode in options.Modes)
            _ = store.Read<WarmUpResults>(Machine.Current, Checkout.Framework, mode.Name);

        var publisher = new TargetPublisher("JsonAot.Lab warmup", progress.Say);
        if (publisher.TryPublish(options.Contenders, options.Payloads, options.Modes, floors: false, interrupt.Token) is not { } targets)
            return null;
        IReadOnlyList<Contestant> contestants = [.. targets.All.Select(target => ContestantOf(target, calls))];
        using Journal<Round<WarmUpSample>> journal = RunJournal.Open("warmup", targets, contestants, options.Seed, WarmUpRoundJson.Default.RoundWarmUpSample, progress);
        var rounds = new RoundRobin<WarmUpSample>(contestants, WarmUpSample.Of, Limit);
        if (!rounds.Run(journal, options.Rounds, _ => false, progress, interrupt.Token))
        {
            RunJournal.SayStopped(journal, progress);
            return null;
        }

        var rows = new WarmUpRows(contestants, journal.Entries, rounds.Dropped, journal.Seed);
        var measured = new List<WarmUpResults>();
        foreach (DeploymentMode mode in options.Modes.Where(mode => targets.Manifests.ContainsKey(mode.Name)))
        {
            var results = new WarmUpResults(targets.Manifests[mode.Name], rows.Of(mode, options.Modes));
            measured.Add(results);
            progress.Say($"Results: {store.Keep(results)} ({journal.Entries.Count} rounds, seed {journal.Seed})");
        }

        journal.Remove();
        return measured;
    }

    private static Contestant ContestantOf(StartTarget target, int calls) =>
        new(target.Contender.Name, target.Payload.Name, target.Mode.Name, StartupKind.Contender)
        {
            Executable = target.Executable,
            Arguments = target.Document is null
                ? []
                : ["warm", target.ContenderType, target.PayloadType, target.Document.Path, calls.ToString(CultureInfo.InvariantCulture), BudgetSeconds.ToString(CultureInfo.InvariantCulture)],
            Document = target.Document,
            Unavailable = target.Unavailable,
        };
}
