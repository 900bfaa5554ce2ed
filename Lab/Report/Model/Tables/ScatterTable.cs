using JsonAot.ResultFiles;

namespace JsonAot.Lab.Report.Model.Tables;

/// <summary>What a reader weighs against each other: an early first answer, cheap calls afterwards, and few bytes on disk.</summary>
internal static class ScatterTable
{
    internal const string Id = "scatter";

    internal static ReportTable Build(IEnumerable<Deployment> deployments)
    {
        var table = ReportTable.Of(
            Id, "First call, steady state and size", Column.Payload, new Column("lane", "lane", ColumnKind.Name), Column.Contender,
            Column.Time("first", "first write and read done"), Column.Time("warm", "a warm write and read"), Column.Bytes("size", "on disk"));
        foreach (Deployment deployment in deployments)
        {
            ILookup<(string, string), SteadyRow> warm = (deployment.Steady?.Rows ?? []).Where(SteadyTable.IsMatrix).Where(row => SteadyTable.TimeOf(row) is not null)
                .ToLookup(row => (row.Parameters["Payload"], row.Parameters["Contender"]));
            foreach (StartupRow row in (deployment.Startup?.Rows ?? []).Where(row => row is { Kind: StartupKind.Contender, DoneNs.Median: > 0 }))
            {
                long? size = deployment.Sizes?.Rows.FirstOrDefault(size => size.Contender == row.Program && size.Payload == row.Payload)?.FolderBytes;
                foreach (var lane in warm[(row.Payload, row.Program)].GroupBy(SteadyTable.LaneOf).Where(lane => lane.Select(one => one.Category).Distinct().Count() == 2))
                    table.Add(deployment, row.Payload, lane.Key, row.Program, row.DoneNs!.Median, lane.Sum(one => one.MedianNs), (double?)size);
            }
        }

        return table;
    }
}
