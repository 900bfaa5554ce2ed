using System.Globalization;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Report.Model.Tables;

/// <summary>What a whole process weighs and uses: disk, memory, processor time.</summary>
internal static class ProcessTables
{
    internal const string SizeId = "size";
    internal const string MemoryId = "memory";
    internal const string CpuId = "cpu";
    internal const string LimitsId = "limits";

    internal static ReportTable Sizes(IEnumerable<Deployment> deployments)
    {
        var table = ReportTable.Of(
            SizeId, "Bytes on disk", Column.Payload, Column.Contender, Column.Bytes("executable", "executable"), Column.Bytes("folder", "folder"),
            Column.Bytes("compressed", "compressed"), Column.Bytes("added", "more than the empty program"), Column.Text("note", "what to know"));
        foreach (Deployment deployment in deployments)
        {
            foreach (SizeRow row in deployment.Sizes?.Rows ?? [])
            {
                table.Add(
                    deployment, row.Payload, row.Contender, (double?)row.ExecutableBytes, (double?)row.FolderBytes, (double?)row.CompressedBytes,
                    (double?)row.AddedBytes, row.Unavailable ?? row.Note);
            }
        }

        return table;
    }

    internal static ReportTable Memory(IEnumerable<Deployment> deployments)
    {
        var table = ReportTable.Of(
            MemoryId, "Memory of a working process", Column.Payload, Column.Contender, Column.Text("collector", "collector"), Column.Count("times", "times"),
            Column.Bytes("peak", "peak"), Column.Bytes("allocated", "allocated, once"), Column.Text("collections", "collections, gen 0, 1, 2"),
            Column.Time("pause", "pauses"), Column.Time("wall", "wall time"), Column.Text("note", "what to know"));
        foreach (Deployment deployment in deployments)
        {
            foreach (MemoryRow row in deployment.Memory?.Rows ?? [])
            {
                table.Add(
                    deployment, row.Payload, row.Contender, row.Collector, (double?)row.Times, (double?)row.PeakBytes, (double?)row.AllocatedBytes,
                    row.Gen0 is null ? null : string.Create(CultureInfo.InvariantCulture, $"{row.Gen0}, {row.Gen1}, {row.Gen2}"),
                    row.PauseMs * 1e6, row.WallMs * 1e6, row.Unavailable ?? row.Note);
            }
        }

        return table;
    }

    internal static ReportTable Cpu(IEnumerable<Deployment> deployments)
    {
        var table = ReportTable.Of(
            CpuId, "Processor time", Column.Payload, Column.Direction, Column.Contender, Column.Time("cpu", "processor time"), Column.Time("wall", "wall time"),
            new Column("use", "of all processors", ColumnKind.Share), Column.Text("note", "what to know"));
        foreach (Deployment deployment in deployments)
        {
            foreach (CpuRow row in deployment.Cpu?.Rows ?? [])
                table.Add(deployment, row.Payload, row.Direction, row.Contender, row.CpuNs, row.WallNs, row.Utilisation, row.Unavailable ?? row.Note);
        }

        return table;
    }

    internal static ReportTable Limits(IEnumerable<Deployment> deployments)
    {
        var table = ReportTable.Of(
            LimitsId, "How close to the limit", Column.Payload, Column.Text("task", "task"), Column.Contender, Column.Time("least", "fastest batch"),
            new Column("ratio", "ratio", ColumnKind.Ratio), Column.Time("median", "median"), Column.Bytes("allocated", "allocated"), Column.Text("note", "what to know"));
        foreach (Deployment deployment in deployments)
        {
            foreach (IGrouping<string, LimitRow> payload in (deployment.Limits?.Rows ?? []).GroupBy(row => row.Payload))
            {
                foreach (LimitRow row in payload.OrderBy(row => row.Task, StringComparer.Ordinal))
                {
                    double? baseline = Lab.Limits.LimitsTables.BaselineOf(payload, row.Task)?.MinNs;
                    table.Add(
                        deployment, row.Payload, row.Task, row.Contender, row.MinNs, baseline > 0 ? row.MinNs / baseline : null, row.MedianNs,
                        (double?)row.AllocatedBytes, row.Unavailable);
                }
            }
        }

        return table;
    }
}
