using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Tables;

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

    /// <summary>Rows of the first machine that have a value in a column, and are wanted.</summary>
    internal int Count(string table, string column, Func<object?[], bool>? wanted = null)
    {
        ResultTable rows = Model[table];
        return rows.RowsOf(Model.FirstMachine!).Count(row => row[rows.IndexOf(column)] is not null && wanted?.Invoke(row) != false);
    }

    public void Dispose() => _results.Dispose();
}
