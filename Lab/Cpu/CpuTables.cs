using System.Globalization;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Cpu;

/// <summary>A table for each mode and payload; a lossy contender is marked, and the reasons stand below.</summary>
internal static class CpuTables
{
    internal static void Print(IReadOnlyList<CpuTimes> measured)
    {
        var reasons = new Reasons();
        foreach (CpuTimes times in measured)
        {
            foreach (IGrouping<string, CpuRow> payload in times.Rows.GroupBy(row => row.Payload))
                Table($"{payload.Key}, {times.Manifest.Framework} {times.Manifest.Mode}", payload, reasons).Print();
        }

        Note.Print("CPU: user and system time of the whole process for one operation, garbage collector and JIT compiler included.");
        Note.Print("Use: the part of all processors' time; one busy thread on two processors is 50 %.");
        reasons.Print();
    }

    private static TextTable Table(string title, IEnumerable<CpuRow> rows, Reasons reasons)
    {
        var table = new TextTable(title, "", "write CPU", "wall", "use", "read CPU", "wall", "use");
        foreach (IGrouping<string, CpuRow> contender in rows.GroupBy(row => row.Contender))
        {
            CpuRow[] directions = [.. contender];
            string[] marks = [.. directions.Select(row => row.Unavailable ?? row.Note).OfType<string>().Select(reasons.Mark).Distinct()];
            table.Add([
                marks.Length > 0 ? $"{contender.Key} {string.Join(' ', marks)}" : contender.Key,
                .. Cells(directions, "serialize"),
                .. Cells(directions, "deserialize"),
            ]);
        }

        return table;
    }

    private static string[] Cells(CpuRow[] rows, string direction) =>
        rows.FirstOrDefault(row => row.Direction == direction) is { CpuNs: { } cpu, WallNs: { } wall, Utilisation: { } use }
            ? [Duration.Format(cpu), Duration.Format(wall), use.ToString("P0", CultureInfo.InvariantCulture)]
            : ["n/a", "", ""];
}
