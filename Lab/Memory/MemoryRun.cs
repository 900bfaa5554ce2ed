using System.Globalization;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Runs;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Memory;

/// <summary>The processes of one payload in one mode, one after the other; what is measured is kept until all of them are.</summary>
internal sealed class MemoryRun(MemoryMeasurement measurement, MemoryPrograms programs)
{
    private static string Folder => Path.Combine(Checkout.Artifacts, "memory");

    /// <returns>What was measured, saved; null when somebody asked to stop.</returns>
    internal MemoryResults? Run(ResultStore store, ProgressLine progress, Interrupt interrupt)
    {
        IReadOnlyList<MemoryRow> plan = measurement.Plan();
        string key = Key(plan);
        using var journal = new Journal<MemoryRow>(Path.Combine(Folder, $"unfinished-{key[..12]}.jsonl"), key, 0, MemoryJson.Default.MemoryRow);
        if (journal.Entries.Count > 0)
            progress.Say(string.Create(CultureInfo.InvariantCulture, $"Going on with a run that was interrupted: {journal.Entries.Count} of {plan.Count} are measured already."));
        if (!Measure(plan, journal, progress, interrupt))
        {
            progress.Say(string.Create(CultureInfo.InvariantCulture, $"Stopped. {journal.Entries.Count} of {plan.Count} are measured and kept: run the same command again to go on."));
            return null;
        }

        var results = new MemoryResults(programs.Manifest, [.. plan.Select(row => journal.Entries.First(entry => entry.Key == row.Key))]);
        progress.Say($"Results: {store.Keep(results)}");
        journal.Remove();
        return results;
    }

    private bool Measure(IReadOnlyList<MemoryRow> plan, Journal<MemoryRow> journal, ProgressLine progress, Interrupt interrupt)
    {
        string document = WriteDocument();
        foreach ((int done, MemoryRow row) in plan.Index())
        {
            if (journal.Entries.Any(entry => entry.Key == row.Key))
                continue;
            progress.Show(done + 1, plan.Count, $"{programs.Manifest.Mode}: {row.Contender}, {row.Collector}");
            MemoryRow measured = measurement.Measure(row, programs, document);
            // Ctrl-C reaches the child too, and its end would be taken for the contender's.
            if (interrupt.IsRequested)
                return false;
            journal.Add(measured);
        }

        return true;
    }

    /// <summary>Equal only for the same processes of the same programs.</summary>
    private string Key(IReadOnlyList<MemoryRow> plan) => SourceStamp.OfTexts(
        [programs.Workstation.Record.Stamp, programs.Server.Record.Stamp, .. plan.Select(row => row.Key.ToString())]);

    private string WriteDocument()
    {
        string path = Path.Combine(Folder, $"{measurement.Payload.Name}.json");
        try
        {
            Directory.CreateDirectory(Folder);
            File.WriteAllBytes(path, measurement.Payload.CanonicalUtf8);
            return path;
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new LabException($"The document cannot be written to {path}: {problem.Message}", problem);
        }
    }
}
