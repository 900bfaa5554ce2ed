using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Results;

/// <summary>A kind of result file, for those who treat all of them alike.</summary>
public abstract class ResultKind(string fileName)
{
    public static IReadOnlyList<ResultKind> All { get; } =
    [
        new ResultKind<SteadyState, SteadyRow>(
            SteadyState.FileName, ResultsJson.Readable.SteadyState, file => (file.Manifest, file.Rows), (manifest, rows) => new SteadyState(manifest, rows), row => (row.Key, row.TakenAt)),
        new ResultKind<StartupResults, StartupRow>(
            StartupResults.FileName, ResultsJson.Readable.StartupResults, file => (file.Manifest, file.Rows), (manifest, rows) => new StartupResults(manifest, rows), row => (row.Key, row.TakenAt)),
        new ResultKind<WarmUpResults, WarmUpRow>(
            WarmUpResults.FileName, ResultsJson.Readable.WarmUpResults, file => (file.Manifest, file.Rows), (manifest, rows) => new WarmUpResults(manifest, rows), row => (row.Key, row.TakenAt)),
        new ResultKind<CpuTimes, CpuRow>(
            CpuTimes.FileName, ResultsJson.Readable.CpuTimes, file => (file.Manifest, file.Rows), (manifest, rows) => new CpuTimes(manifest, rows), row => (row.Key, row.TakenAt)),
        new ResultKind<LimitTimes, LimitRow>(
            LimitTimes.FileName, ResultsJson.Readable.LimitTimes, file => (file.Manifest, file.Rows), (manifest, rows) => new LimitTimes(manifest, rows), row => (row.Key, row.TakenAt)),
        new ResultKind<ErrorResults, ErrorRow>(
            ErrorResults.FileName, ResultsJson.Readable.ErrorResults, file => (file.Manifest, file.Rows), (manifest, rows) => new ErrorResults(manifest, rows), row => (row.Key, row.TakenAt)),
        new ResultKind<FidelityResults, FidelityRow>(
            FidelityResults.FileName, ResultsJson.Readable.FidelityResults, file => (file.Manifest, file.Rows), (manifest, rows) => new FidelityResults(manifest, rows), row => ((row.Contender, row.Payload), row.TakenAt)),
        new ResultKind<CrossReadResults, CrossReadRow>(
            CrossReadResults.FileName, ResultsJson.Readable.CrossReadResults, file => (file.Manifest, file.Rows), (manifest, rows) => new CrossReadResults(manifest, rows), row => ((row.Payload, row.Writer, row.Reader), row.TakenAt)),
        new ResultKind<SizeResults, SizeRow>(
            SizeResults.FileName, ResultsJson.Readable.SizeResults, file => (file.Manifest, file.Rows), (manifest, rows) => new SizeResults(manifest, rows), row => (row.Key, row.TakenAt)),
        new ResultKind<MemoryResults, MemoryRow>(
            MemoryResults.FileName, ResultsJson.Readable.MemoryResults, file => (file.Manifest, file.Rows), (manifest, rows) => new MemoryResults(manifest, rows), row => (row.Key, row.TakenAt)),
        new ResultKind<VerdictResults, VerdictRow>(
            VerdictResults.FileName, ResultsJson.Readable.VerdictResults, file => (file.Manifest, file.Rows), (manifest, rows) => new VerdictResults(manifest, rows), row => (row.Key, row.TakenAt)),
    ];

    public string FileName => fileName;

    /// <returns>Null for a file of another kind than all of these.</returns>
    public static ResultKind? Of(string path) => All.FirstOrDefault(kind => kind.FileName == Path.GetFileName(path));

    /// <exception cref="ResultFileException">The file is cut, foreign or of another schema.</exception>
    public abstract Manifest ReadManifest(string path);

    /// <summary>Writes the rows of both files, the newer where both have a row, under the newer manifest. Figures of two builds
    /// of the framework do not go into one file: then it is the newer one alone.</summary>
    /// <exception cref="ResultFileException">One of them cannot be read, or the target not be written.</exception>
    public abstract void WriteNewest(string first, string second, string target);
}

internal sealed class ResultKind<TFile, TRow>(
    string fileName,
    JsonTypeInfo<TFile> type,
    Func<TFile, (Manifest Manifest, IReadOnlyList<TRow> Rows)> parts,
    Func<Manifest, IReadOnlyList<TRow>, TFile> make,
    Func<TRow, (object Key, DateTimeOffset TakenAt)> identify) : ResultKind(fileName)
    where TFile : class
{
    public override Manifest ReadManifest(string path) => Read(path).Manifest;

    public override void WriteNewest(string first, string second, string target)
    {
        (Manifest Manifest, IReadOnlyList<TRow> Rows) newer = Read(first);
        (Manifest Manifest, IReadOnlyList<TRow> Rows) older = Read(second);
        if (older.Manifest.TakenAt > newer.Manifest.TakenAt)
            (newer, older) = (older, newer);
        ResultFile.Write(target, make(newer.Manifest, Newest(newer, older)), type);
    }

    private IReadOnlyList<TRow> Newest((Manifest Manifest, IReadOnlyList<TRow> Rows) newer, (Manifest Manifest, IReadOnlyList<TRow> Rows) older)
    {
        if (newer.Manifest.RuntimeVersion != older.Manifest.RuntimeVersion)
            return newer.Rows;
        // Groups: some rows belong together and have one key.
        ILookup<object, TRow> others = older.Rows.ToLookup(row => identify(row).Key);
        ILookup<object, TRow> rows = newer.Rows.ToLookup(row => identify(row).Key);
        return
        [
            .. rows.SelectMany(group => LatestOf(others[group.Key]) > LatestOf(group) ? others[group.Key] : group),
            .. others.Where(group => !rows.Contains(group.Key)).SelectMany(group => group),
        ];
    }

    private DateTimeOffset LatestOf(IEnumerable<TRow> rows) => rows.Select(row => identify(row).TakenAt).DefaultIfEmpty().Max();

    private (Manifest Manifest, IReadOnlyList<TRow> Rows) Read(string path)
    {
        TFile? file = ResultFile.Read(path, type, file => parts(file).Manifest);
        return file is null ? throw new ResultFileException($"{path} is gone.") : parts(file);
    }
}
