namespace BenchTurns.Report;

/// <summary>What has no figure, and why: each reason once, with all that have it.</summary>
public static class Reasons
{
    /// <summary>Prints them below a title; nothing where there are none.</summary>
    public static void Print(string title, IReadOnlyList<(string Name, string Reason)> rows)
    {
        if (rows.Count == 0)
            return;
        Console.WriteLine($"{title}:");
        foreach (IGrouping<string, string> group in rows.GroupBy(row => row.Reason, row => row.Name))
        {
            Console.WriteLine($"  {group.Key}");
            Console.WriteLine($"    {string.Join(", ", group)}");
        }

        Console.WriteLine();
    }
}
