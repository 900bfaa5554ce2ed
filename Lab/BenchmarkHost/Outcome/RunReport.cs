namespace JsonAot.Lab.BenchmarkHost.Outcome;

/// <summary>The last screen of a run: the comparison, what has no figure and why, and where everything is.</summary>
internal static class RunReport
{
    internal static void Print(RunOutcome outcome, IReadOnlyList<(TimesResults Results, string Path)> written)
    {
        Console.WriteLine();
        if (written.Count > 0)
        {
            Manifest manifest = written[0].Results.Manifest;
            Console.WriteLine($"{manifest.Framework} ({manifest.RuntimeVersion}), {manifest.Machine}, {manifest.TakenAt:yyyy-MM-dd}");
            Console.WriteLine();
            TimesResults[] modes = [.. written.Select(one => one.Results)];
            foreach (string line in RunTable.Lines(modes, Console.IsOutputRedirected ? int.MaxValue : Console.WindowWidth))
                Console.WriteLine(line);
            Console.WriteLine();
            Console.WriteLine($"Noise limit, by a twin of each reference: {string.Join(", ", modes.Select(LimitOf))}. Less is a tie.");
        }

        PrintReasons("Not available", outcome.Unavailable);
        PrintReasons("FAILED", outcome.Failed);
        Console.WriteLine($"{outcome.Measured} measured, {outcome.Unavailable.Count} not available, {outcome.Failed.Count} failed.");
        if (outcome.IsStopped)
            PrintStop(outcome);
        foreach ((TimesResults _, string path) in written)
            Console.WriteLine($"Results: {ShownPath.Of(path)}");
    }

    private static string LimitOf(TimesResults mode) =>
        $"{mode.Manifest.Mode} {mode.NoiseLimit?.ToString("P1") ?? "unknown, as nothing was timed with a twin"}";

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
