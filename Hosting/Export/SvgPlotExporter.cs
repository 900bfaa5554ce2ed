using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using JsonAot.Hosting.Outcome;
using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Export;

/// <summary>One plot per benchmark class, beside BenchmarkDotNet's own exports.</summary>
internal sealed class SvgPlotExporter : ExporterBase
{
    protected override string FileExtension => "svg";

    protected override string FileCaption => "plot";

    public override void ExportToLog(Summary summary, ILogger logger)
    {
        if (summary.Reports.Length == 0)
            return;
        PlotRow[] rows = [.. summary.BenchmarksCases.Where(summary.HasReport).Select(benchmark => RowOf(summary, benchmark))];
        string title = string.Join(", ", summary.BenchmarksCases.Select(benchmark => benchmark.Descriptor.Type.Name).Distinct());
        logger.Write(SvgPlot.Render(title, rows));
    }

    private static PlotRow RowOf(Summary summary, BenchmarkCase benchmark)
    {
        SteadyRow row = SteadyRows.RowOf(summary[benchmark]!, DateTimeOffset.UtcNow);
        string label = row.Parameters.Count == 0
            ? benchmark.Descriptor.WorkloadMethod.Name
            : string.Join(", ", row.Parameters.Values);
        return new PlotRow(row.Category, label, benchmark.Job.Id, row.MedianNs, row.LowNs ?? 0, row.HighNs ?? 0, row.Unavailable ?? "");
    }
}
