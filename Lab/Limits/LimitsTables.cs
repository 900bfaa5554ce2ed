using System.Globalization;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Limits;

/// <summary>A table for each mode and payload: a row a contender, a column a task, with the ratio to source generation.</summary>
internal static class LimitsTables
{
    internal static readonly string[] Tasks = ["read", "read indented", "read reordered", "write buffer", "write bytes"];

    internal static void Print(IReadOnlyList<LimitTimes> measured)
    {
        var reasons = new Reasons();
        foreach (LimitTimes times in measured)
        {
            foreach (IGrouping<string, LimitRow> payload in times.Rows.GroupBy(row => row.Payload))
                Table($"{payload.Key}, {times.Manifest.Framework} {times.Manifest.Mode}", [.. payload], reasons).Print();
        }

        Note.Print("The fastest of 21 batches taken in turn in one process; in brackets the ratio to STJ source-gen when reading, to the STJ fast path when writing; B: bytes allocated.");
        Note.Print("Floor: copies the finished bytes; builds the objects from decoded parts. It is no serializer.");
        reasons.Print();
    }

    private static TextTable Table(string title, LimitRow[] rows, Reasons reasons)
    {
        var table = new TextTable(title, ["", .. Tasks]);
        foreach (IGrouping<string, LimitRow> contender in rows.GroupBy(row => row.Contender))
        {
            LimitRow[] own = [.. contender];
            string[] marks = [.. own.Select(row => row.Unavailable).OfType<string>().Select(reasons.Mark).Distinct()];
            table.Add([
                marks.Length > 0 ? $"{contender.Key} {string.Join(' ', marks)}" : contender.Key,
                .. Tasks.Select(task => Cell(rows, own.FirstOrDefault(row => row.Task == task))),
            ]);
        }

        return table;
    }

    private static string Cell(LimitRow[] rows, LimitRow? row)
    {
        if (row?.MinNs is not { } time)
            return "n/a";
        double? baseline = BaselineOf(rows, row.Task)?.MinNs;
        string ratio = baseline is null ? "" : string.Create(CultureInfo.InvariantCulture, $" ({time / baseline:0.00})");
        return string.Create(CultureInfo.InvariantCulture, $"{Duration.Format(time)}{ratio} {row.AllocatedBytes:N0} B");
    }

    /// <summary>What SpanCodec sets out to replace: metadata reads, the fast path writes.</summary>
    internal static LimitRow? BaselineOf(IEnumerable<LimitRow> rows, string task)
    {
        string baseline = task.StartsWith("read", StringComparison.Ordinal) ? "STJ source-gen" : "STJ fast path";
        return rows.FirstOrDefault(row => row.Task == task && row.Contender == baseline);
    }
}
