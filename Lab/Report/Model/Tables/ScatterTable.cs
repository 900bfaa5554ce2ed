using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Tables;

/// <summary>What a reader weighs against each other: an early first answer, cheap calls afterwards, and few bytes on disk.</summary>
internal static class ScatterTable
{
    internal static readonly TableSpec Spec = new TableSpec<Line>("scatter", "First call, steady state and size", LinesOf)
        .Payload(line => line.Start.Payload)
        .Name("lane", "lane", line => line.Lane)
        .Contender(line => line.Start.Program)
        .Time("first", "first write and read done", line => line.Start.DoneNs!.Median)
        .Time("warm", "a warm write and read", line => line.WarmNs)
        .Bytes("size", "on disk", line => line.Bytes);

    private static IEnumerable<Line> LinesOf(Deployment deployment)
    {
        ILookup<(string, string), TimesRow> warm = (deployment.Of<TimesResults>()?.Rows ?? [])
            .Where(row => row is { IsTest: true, CpuNs: > 0 })
            .ToLookup(row => (row.Payload, row.Contender));
        return
            from start in deployment.Rows<StartupRow>()
            where start is { Kind: StartupKind.Contender, DoneNs.Median: > 0 }
            let size = deployment.Of<Results<SizeRow>>()?.Rows
                .FirstOrDefault(size => size.Contender == start.Program && size.Payload == start.Payload)?.FolderBytes
            from lane in warm[(start.Payload, start.Program)].GroupBy(row => row.Lane)
            where lane.Select(one => one.Direction).Distinct().Count() == 2
            select new Line(start, lane.Key, lane.Sum(one => one.CpuNs), size);
    }

    private sealed record Line(StartupRow Start, string Lane, double? WarmNs, long? Bytes);
}
