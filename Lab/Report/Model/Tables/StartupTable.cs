using JsonAot.ResultFiles;

namespace JsonAot.Lab.Report.Model.Tables;

/// <summary>Where the time of a start goes; floors and the same contender again are rows like any other.</summary>
internal static class StartupTable
{
    internal const string Id = "startup";

    internal static ReportTable Build(IEnumerable<Deployment> deployments)
    {
        var table = ReportTable.Of(
            Id, "Start-up", Column.Payload, Column.Contender, Column.Text("kind", "kind") with { IsHidden = true },
            Column.Time("main", "to Main"), Column.Time("input", "input"), Column.Time("setup", "set-up"),
            Column.Time("write", "first write"), Column.Time("read", "first read"),
            Column.Time("done", "done"), Column.Time("low", "low"), Column.Time("high", "high"), Column.Time("exit", "exit"),
            Column.Time("cpu", "processor time"), Column.Bytes("peak", "memory"), Column.Text("note", "what to know"));
        foreach (Deployment deployment in deployments)
        {
            foreach (StartupRow row in deployment.Startup?.Rows ?? [])
            {
                table.Add(
                    deployment, row.Payload, row.Program, row.Kind.ToString().ToLowerInvariant(),
                    row.ToMainNs?.Median, row.InputNs?.Median, row.SetUpNs?.Median, row.FirstWriteNs?.Median, row.FirstReadNs?.Median,
                    row.DoneNs?.Median, row.DoneNs?.Low, row.DoneNs?.High, row.ExitNs?.Median,
                    row.UserNs?.Median + row.SystemNs?.Median, row.PeakBytes?.Median, row.Unavailable ?? row.Note);
            }
        }

        return table;
    }
}
