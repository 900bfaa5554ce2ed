using System.Globalization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Runs;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Startup;

/// <summary>The journal of a run of rounds: one for each set of programs, so that another run in between loses nothing.</summary>
internal static class RunJournal
{
    internal static Journal<Round<TSample>> Open<TSample>(
        string verb, StartTargets targets, IReadOnlyList<Contestant> contestants, int? seed, JsonTypeInfo<Round<TSample>> roundType, ProgressLine progress)
        where TSample : class
    {
        string key = SourceStamp.OfTexts(
        [
            targets.Stamp,
            seed?.ToString(CultureInfo.InvariantCulture) ?? "",
            .. contestants.Select(contestant => $"{contestant.Id} {contestant.Executable} {string.Join(' ', contestant.Arguments)}"),
        ]);
        string path = Path.Combine(Checkout.Artifacts, verb, $"unfinished-{key[..12]}.jsonl");
        var journal = new Journal<Round<TSample>>(path, key, seed ?? Random.Shared.Next(1, 1_000_000), roundType);
        if (journal.Entries.Count > 0)
            progress.Say($"Going on with a run that was interrupted: rounds measured already: {journal.Entries.Count}.");
        return journal;
    }

    internal static void SayStopped<TSample>(Journal<Round<TSample>> journal, ProgressLine progress)
        where TSample : class
    {
        int count = journal.Entries.Count;
        progress.Say(count == 0
            ? "Stopped before the first round was whole: nothing is measured yet."
            : $"Stopped. Rounds kept: {count}. Run the same command again to go on, or with --rounds {count} to have the results of those.");
    }
}
