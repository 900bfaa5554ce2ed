using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Outcome;

/// <summary>The last screen of a run: the comparison, what has no figure and why, and where everything is.</summary>
internal static class RunReport
{
    internal static void Print(RunOutcome outcome, IReadOnlyList<(SteadyState State, string Path)> written, ResultStore store)
    {
        Console.WriteLine();
        if (written.Count > 0)
        {
            Manifest manifest = written[0].State.Manifest;
            Console.WriteLine($"{manifest.Framework} ({manifest.RuntimeVersion}), {manifest.Machine}, {manifest.TakenAt:yyyy-MM-dd}");
            Console.WriteLine();
            SteadyState[] states = [.. written.Select(result => result.State)];
            var floors = states.ToDictionary(state => state.Manifest.Mode, state => NoiseFloor.Known(state, store));
            double? FloorOf(SteadyState state) => floors[state.Manifest.Mode];
            foreach (string line in RunTable.Lines(states, FloorOf, Console.IsOutputRedirected ? int.MaxValue : Console.WindowWidth))
                Console.WriteLine(line);
            Console.WriteLine();
            Console.WriteLine(NoiseFloor.Describe(states, FloorOf));
        }

        PrintReasons("Not available", outcome.Unavailable);
        PrintReasons("FAILED", outcome.Failed);
        Console.WriteLine($"{outcome.Measured} measured, {outcome.Unavailable.Count} not available, {outcome.Failed.Count} failed.");
        if (outcome.IsStopped)
            PrintStop(outcome);
        foreach ((SteadyState _, string path) in written)
            Console.WriteLine($"Results: {ShownPath.Of(path)}");
    }

    private static void PrintStop(RunOutcome outcome)
    {
        Console.WriteLine(
            $"Stopped: {outcome.Measured - outcome.Open} rows have all their generations, {outcome.Open} have some and are marked, "
                + $"{outcome.NotReached} were not measured.");
        Console.WriteLine("What is measured is kept. Run the same command again to go on.");
    }

    private static void PrintReasons(string title, IReadOnlyList<(string Name, string Reason)> rows)
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
