using System.CommandLine;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Lab.Programs;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Measures;

/// <summary>One run of a measuring verb: what was asked for, and what every verb needs on its way.</summary>
internal sealed class Measuring(string verb, OptionValues options, ProgressLine progress)
{
    private readonly List<(IDisposable Journal, Action Remove)> _journals = [];

    internal required IReadOnlyList<Contender> Contenders { get; init; }

    internal required IReadOnlyList<IPayload> Payloads { get; init; }

    /// <summary>Whether starts and sizes are measured of empty programs too, which are published for that.</summary>
    internal bool HasEmptyPrograms { get; init; } = true;

    internal required IReadOnlyList<DeploymentMode> Modes { get; init; }

    internal required ResultStore Store { get; init; }

    internal ProgressLine Progress => progress;

    /// <summary>What is measured is published here, if it is not there yet.</summary>
    internal required PublishCache Programs { get; init; }

    internal IReadOnlyList<PublishRequest> ProbeRequests => [.. Modes.Select(ProbeProgram.ProbeOf)];

    /// <summary>What a manifest names as the tool.</summary>
    internal string Tool => $"JsonAot.Lab {verb}";

    /// <summary>Where the verb may leave files that are never committed.</summary>
    internal string Folder { get => field ??= Path.Combine(Checkout.Artifacts, verb); init; }

    /// <summary>What to say behind the name of a result file.</summary>
    internal string Remark { get; set; } = "";

    internal T? Get<T>(Option<T> option) => options.Get(option);

    /// <summary>The probe of each mode that this machine can build.</summary>
    internal IReadOnlyList<ProbeSession> Probes() => ProbeSession.Open(Programs, ProbeRequests, Tool, progress.Say);

    /// <summary>Journals are kept until all results are saved.</summary>
    /// <param name="entries">What a person calls them.</param>
    internal Journal<TEntry> Open<TEntry>(IEnumerable<string> key, JsonTypeInfo<TEntry> entryType, string entries)
        where TEntry : class
    {
        string stamp = Fingerprint.OfTexts(key);
        var journal = new Journal<TEntry>(UnfinishedRun.PathIn(Folder, stamp), stamp, Random.Shared.Next(1, 1_000_000), entryType);
        _journals.Add((journal, journal.Remove));
        if (journal.Entries.Count > 0)
            progress.Say($"Resuming a run that was interrupted: {entries} measured already: {journal.Entries.Count}.");
        return journal;
    }

    internal Journal<Round<TSample>> OpenRounds<TSample>(
        string stamp, IReadOnlyList<Contestant> contestants, JsonTypeInfo<Round<TSample>> roundType)
        where TSample : class
    {
        IEnumerable<string> started = contestants.Select(
            contestant => $"{contestant.Id} {contestant.Executable} {string.Join(' ', contestant.Arguments)}");
        return Open([stamp, .. started], roundType, "rounds");
    }

    /// <summary>Measures cell after cell. A run that was interrupted continues after the last complete one.</summary>
    /// <param name="typeInfo">The metadata of the file that the rows are for.</param>
    /// <param name="titleOf">What a cell is, for a person; unique.</param>
    internal IReadOnlyList<TRow> Rows<TCell, TRow>(
        string stamp, string mode, JsonTypeInfo typeInfo, IReadOnlyList<TCell> cells, Func<TCell, string> titleOf,
        Func<TCell, IReadOnlyList<TRow>> measure)
    {
        // A journal has a line for each cell.
        var compact = new JsonSerializerOptions(typeInfo.Options) { WriteIndented = false };
        Journal<IReadOnlyList<TRow>> journal = Open(
            [stamp, mode, .. options.Key, .. cells.Select(titleOf)],
            (JsonTypeInfo<IReadOnlyList<TRow>>)compact.GetTypeInfo(typeof(IReadOnlyList<TRow>)), $"parts of {mode}");
        while (journal.Entries.Count < cells.Count)
        {
            int done = journal.Entries.Count;
            progress.Show(done + 1, cells.Count, $"{mode}: {titleOf(cells[done])}");
            journal.Add(measure(cells[done]));
        }

        return [.. journal.Entries.SelectMany(rows => rows)];
    }

    /// <summary>Everything is saved: an interrupted run need not be resumed.</summary>
    internal void Finish()
    {
        foreach ((_, Action remove) in _journals)
            remove();
    }

    internal void CloseJournals()
    {
        foreach ((IDisposable journal, _) in _journals)
            journal.Dispose();
    }
}
