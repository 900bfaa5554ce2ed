using System.Globalization;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Memory;

/// <summary>A table a mode and collector, the floor in front.</summary>
internal static class MemoryTables
{
    internal static void Print(IReadOnlyList<MemoryResults> measured)
    {
        var reasons = new Reasons();
        foreach (MemoryResults memory in measured)
        {
            foreach (IGrouping<(string Payload, string Collector), MemoryRow> group in memory.Rows.GroupBy(row => (row.Payload, row.Collector)))
                Table($"{group.Key.Payload}, {memory.Manifest.Framework} {memory.Manifest.Mode}, {group.Key.Collector} collector", [.. group], reasons).Print();
        }

        Note.Print("peak: the most memory that was ever resident, runtime and code included. Allocated: by writing and reading once.");
        Note.Print("The workstation and the server collector work while the program goes on: one that allocates faster allocates more meanwhile. The blocking one stops it.");
        Note.Print("gen 0, 1, 2: collections, each counted once, by the oldest generation that it collected. Pause: of all collections together.");
        reasons.Print();
    }

    internal static TextTable Table(string title, IReadOnlyList<MemoryRow> rows, Reasons reasons)
    {
        int times = rows.Max(row => row.Times);
        var table = new TextTable(
            string.Create(CultureInfo.InvariantCulture, $"{title}: {times} times"),
            "", "peak", "over floor", "allocated", "gen 0", "gen 1", "gen 2", "pause", "of the time");
        long? floor = rows.FirstOrDefault(row => row.Times == 0)?.PeakBytes;
        foreach (MemoryRow row in rows)
        {
            string name = (row.Unavailable ?? row.Note) is { } reason ? $"{row.Contender} {reasons.Mark(reason)}" : row.Contender;
            table.Add([name, .. row.Unavailable is null ? Cells(row, floor) : ["n/a", "", "", "", "", "", "", ""]]);
        }

        return table;
    }

    private static string[] Cells(MemoryRow row, long? floor) =>
    [
        Size(row.PeakBytes),
        row.Times == 0 ? "" : Size(row.PeakBytes - floor),
        Size(row.AllocatedBytes),
        Count(row.Gen0),
        Count(row.Gen1),
        Count(row.Gen2),
        row is { PauseMs: { } pause, Times: > 0 } ? Duration.Format(pause * 1e6) : "",
        row is { PauseMs: { } paused, WallMs: > 0 and { } wall, Times: > 0 } ? (paused / wall).ToString("P1", CultureInfo.InvariantCulture) : "",
    ];

    private static string Size(long? bytes) => bytes is { } known ? ByteSize.Format(known) : "";

    private static string Count(int? value) => value?.ToString(CultureInfo.InvariantCulture) ?? "";
}
