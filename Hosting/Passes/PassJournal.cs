using System.Globalization;
using System.Text.Json.Serialization;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains.Results;
using JsonAot.Hosting.Arguments;
using JsonAot.Hosting.Outcome;
using JsonAot.Processes.Journals;
using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Passes;

/// <summary>
/// Every process of a run as soon as it has finished, in a file: a run that is stopped, killed or loses its machine goes on when the same
/// command is given again. It ends with the run.
/// </summary>
internal sealed class PassJournal(HostBuild host, HostArguments arguments) : IDisposable
{
    private Journal<JournaledPass>? _journal;

    internal string Path { get; private set; } = "";

    /// <summary>A run that goes on keeps the seed that it began with.</summary>
    internal int Seed => _journal?.Seed ?? arguments.Seed;

    /// <summary>What an interrupted run has measured; nothing where there was none of the same rows, sources, settings and folder of results.</summary>
    /// <param name="rows">All that are to be measured.</param>
    /// <exception cref="ProcessException">It cannot be written.</exception>
    internal IReadOnlyList<JournaledPass> Begin(IEnumerable<BenchmarkCase> rows)
    {
        string key = SourceStamp.OfTexts(
        [
            Checkout.Commit,
            // The children are made of the same sources as the host, and the compiler makes the same bytes of the same sources.
            SourceStamp.OfFiles(AppContext.BaseDirectory, Directory.EnumerateFiles(AppContext.BaseDirectory, "*.dll").Order(StringComparer.Ordinal)),
            Machine.Current.Folder,
            arguments.Framework,
            arguments.ResultsFolder ?? "",
            // A row that was ended for it has that reason.
            arguments.ChildLimit.ToString("c", CultureInfo.InvariantCulture),
            .. arguments.Modes.SelectMany(mode => mode.Switches.Prepend(mode.Name)),
            .. arguments.Remaining,
            .. rows.Select(row => $"{NameOf(row)} {SteadyRows.RowOf(row, default).Settings}").Order(StringComparer.Ordinal),
        ]);
        Path = System.IO.Path.Combine(host.Root, "artifacts", "benchmarks", $"unfinished-{key[..12]}.jsonl");
        _journal = new Journal<JournaledPass>(Path, key, arguments.Seed, JournaledPassJson.Default.JournaledPass);
        return _journal.Entries;
    }

    internal static string NameOf(BenchmarkCase row) => $"{SteadyRows.RowOf(row, default).Key} [{row.Job.Id}]";

    internal void Add(JournaledPass pass) => _journal?.Add(pass);

    /// <summary>The run is complete, and its results are saved.</summary>
    internal void Remove() => _journal?.Remove();

    public void Dispose() => _journal?.Dispose();
}

/// <summary>One process of one row: what BenchmarkDotNet knows of it.</summary>
/// <param name="Ended">Why it was ended; null where it ended by itself.</param>
internal sealed record JournaledPass(
    string Row, int Number, TimeSpan Took, int? ExitCode, string? Ended, IReadOnlyList<string> Results, IReadOnlyList<string> Prefixed, IReadOnlyList<string> Output)
{
    internal static JournaledPass Of(BenchmarkCase row, int number, TimeSpan took, ExecuteResult result) => new(
        PassJournal.NameOf(row), number, took, result.ExitCode, TimeLimit.Of(row), [.. result.Results], [.. result.PrefixedLines], [.. result.StandardOutput]);

    internal ExecuteResult ToResult(int launch) => new(foundExecutable: true, ExitCode, processId: null, Results, Prefixed, Output, launch);
}

[JsonSerializable(typeof(JournaledPass))]
internal sealed partial class JournaledPassJson : JsonSerializerContext;
