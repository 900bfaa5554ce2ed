namespace JsonAot.Tests.Report;

/// <summary>A page on disk, with the model that it was made from.</summary>
internal sealed class RenderedPage : IDisposable
{
    private readonly SyntheticResults _results;

    internal RenderedPage(SyntheticResults results)
    {
        _results = results;
        Model = ReportModel.Load(results.Folder);
        Path = System.IO.Path.Combine(results.Folder, "page.html");
        File.WriteAllText(Path, HtmlReport.Render(Model));
    }

    internal ReportModel Model { get; }

    internal string Path { get; }

    /// <summary>Rows of the first machine that have a value in a column.</summary>
    internal int Count(string table, string column) =>
        Model[table].Rows.Count(row => row.Machine == Model.FirstMachine && !row[column].IsEmpty);

    public void Dispose() => _results.Dispose();
}

/// <summary>The report of the results that are committed. No test changes it, and reading them takes seconds: it is made once.</summary>
internal static class CommittedReport
{
    private static readonly Lazy<ReportModel> Made = new(() => ReportModel.Load(Path.Combine(Repository.Root, ResultStore.FolderName)));

    internal static ReportModel Model => Made.Value;
}
