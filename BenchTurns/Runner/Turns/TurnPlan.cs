namespace BenchTurns.Turns;

/// <summary>A group: processes that live side by side and take turns.</summary>
/// <param name="Title">For people, and unique in a run.</param>
/// <param name="Entrants">The reference, its twin, and the others.</param>
/// <param name="Tasks">What each process is timed with; the last words of its command line.</param>
public sealed record TurnPlan(string Title, IReadOnlyList<Entrant> Entrants, IReadOnlyList<string> Tasks)
{
    // What a warm process takes beside its documents, and about how many documents the youngest generation and the results are.
    private const long ProcessBytes = 100_000_000;
    private const long Documents = 60;

    /// <summary>What the machine has left.</summary>
    public static long FreeBytes()
    {
        // The collector looks at the memory of the machine when it collects.
        GC.Collect(0);
        GCMemoryInfo memory = GC.GetGCMemoryInfo();
        return memory.TotalAvailableMemoryBytes - memory.MemoryLoadBytes;
    }

    /// <summary>Groups that fit into the memory. The reference and its twin are in each of them.</summary>
    /// <param name="freeBytes">Half of it is used.</param>
    /// <param name="documentBytes">Of the document that every process reads or writes.</param>
    public static IReadOnlyList<TurnPlan> For(
        string title, Entrant reference, IReadOnlyList<Entrant> others, IReadOnlyList<string> tasks, long freeBytes, long documentBytes)
    {
        long fitting = Math.Max(1, freeBytes / 2 / (ProcessBytes + Documents * documentBytes) - 2);
        long count = Math.Max(1, (others.Count + fitting - 1) / fitting);
        // Of one size: then their number says who is in which, and a run that goes on with other free memory finds its own.
        Entrant[][] groups = [.. others.Chunk((int)Math.Max(1, (others.Count + count - 1) / count))];
        if (groups.Length == 0)
            groups = [[]];
        return [.. groups.Select((group, number) => new TurnPlan(
            groups.Length == 1 ? title : $"{title}, group {number + 1} of {groups.Length}", [reference, reference.Twin, .. group], tasks))];
    }
}
