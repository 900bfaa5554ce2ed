using System.Globalization;
using JsonAot.Lab.BenchmarkHost.Arguments;
using JsonAot.Lab.BenchmarkHost.Outcome;
using JsonAot.Lab.Running.Journals;
using JsonAot.Lab.Running.Turns;

namespace JsonAot.Lab.BenchmarkHost.Turns;

/// <summary>
/// Every generation of a run as soon as it is whole, in a file: a run that is stopped, killed or loses its machine goes on when the same
/// command is given again. It ends with the run.
/// </summary>
internal sealed class TurnJournal(HostArguments arguments) : IDisposable
{
    private Journal<Generation>? _journal;

    internal string Path { get; private set; } = "";

    /// <summary>A run that goes on keeps the seed that it began with.</summary>
    internal int Seed => _journal?.Seed ?? arguments.Seed;

    /// <summary>
    /// What an interrupted run has measured; nothing where there was none of the same rows, sources, settings and folder of results.
    /// </summary>
    /// <param name="rows">All that are to be measured.</param>
    /// <exception cref="ProcessException">It cannot be written.</exception>
    internal Journal<Generation> Begin(IEnumerable<BenchmarkCase> rows)
    {
        string folder = AppContext.BaseDirectory;
        string key = SourceStamp.OfTexts(
        [
            Checkout.Commit,
            // The children are made of the same sources as the host, and the compiler makes the same bytes of the same sources.
            SourceStamp.OfFiles(folder, Directory.EnumerateFiles(folder, "*.dll").Order(StringComparer.Ordinal)),
            Machine.Current.Folder,
            arguments.Framework,
            arguments.ResultsFolder ?? "",
            // A row that was ended for it has that reason.
            arguments.ChildLimit.ToString("c", CultureInfo.InvariantCulture),
            .. arguments.Modes.SelectMany(mode => mode.Switches.Prepend(mode.Name)),
            .. arguments.Remaining,
            arguments.Job,
            .. rows.Select(NameOf).Order(StringComparer.Ordinal),
        ]);
        Path = System.IO.Path.Combine(Checkout.Artifacts, "benchmarks", $"unfinished-{key[..12]}.jsonl");
        return _journal = new Journal<Generation>(Path, key, arguments.Seed, TurnJson.Default.Generation);
    }

    internal static string NameOf(BenchmarkCase row) => $"{TimedRows.RowOf(row).Name} [{row.Job.Id}]";

    /// <summary>The run is complete, and its results are saved.</summary>
    internal void Remove() => _journal?.Remove();

    public void Dispose() => _journal?.Dispose();
}
