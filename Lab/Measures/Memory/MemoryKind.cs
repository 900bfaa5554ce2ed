using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Memory;

/// <summary>How much memory a process needs that writes and reads a document over and over.</summary>
internal sealed class MemoryKind : Kind<Results<MemoryRow>>
{
    internal override int Place => 60;

    internal override IVerb Verb => new MemoryVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<MemoryLine>("memory", "Memory of a working process", LinesOf)
            .Payload(line => line.Row.Payload)
            .Contender(line => line.Row.Contender)
            .Count("times", "times", line => line.Row.Times, shown: Shown.InReports)
            .Bytes("peak", "peak", line => line.Row.PeakBytes)
            .Bytes("over", "over floor", line => line.Row.PeakBytes - line.Floor)
            .Bytes("allocated", "allocated, once", line => line.Row.AllocatedBytes, "allocated")
            .Text("collections", "collections, gen 0, 1, 2", line => Collections(line.Row), "gen 0, 1, 2")
            .Time("pause", "pauses", line => line.Row.PauseMs * 1e6)
            .Time("wall", "wall time", line => line.Row.WallMs * 1e6, shown: Shown.InReports)
            .Share(
                "paused", "paused, of the time", line => line.Row.PauseMs / (line.Row.WallMs > 0 ? line.Row.WallMs : null), "of the time")
            .Note(line => line.Row.Unavailable ?? line.Row.Note),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured) => measured
        .OfType<Results<MemoryRow>>().SelectMany(results => results.Rows).Select(row => row.Times).Where(times => times > 0).Distinct()
        .Select(times => $"Each process wrote and read the document {times} times; the first only held it.");

    private static IEnumerable<MemoryLine> LinesOf(Deployment deployment)
    {
        IReadOnlyList<MemoryRow> rows = deployment.Rows<MemoryRow>();
        return
            from row in rows
            let floor = rows.FirstOrDefault(other => other.Times == 0 && other.Payload == row.Payload)
            select new MemoryLine(row, row.Times == 0 ? null : floor?.PeakBytes);
    }

    private static string? Collections(MemoryRow row) => row.Gen0 is null ? null : $"{row.Gen0}, {row.Gen1}, {row.Gen2}";

    /// <param name="Floor">The peak of the process that only holds the document and the value.</param>
    private sealed record MemoryLine(MemoryRow Row, long? Floor);
}
