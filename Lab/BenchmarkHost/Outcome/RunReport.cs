using System.Text.RegularExpressions;
using BenchTurns.Report;

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
            Console.WriteLine($"{manifest.Framework} ({manifest.Build}), {manifest.Machine}, {manifest.TakenAt:yyyy-MM-dd}");
            Console.WriteLine();
            TimesResults[] modes = [.. written.Select(one => one.Results)];
            foreach (string line in RunTable.Lines(modes, Console.IsOutputRedirected ? int.MaxValue : Console.WindowWidth))
                Console.WriteLine(line);
            Console.WriteLine();
            foreach (TimesResults mode in modes)
                Console.WriteLine($"{mode.Manifest.Mode}: {mode.Twins}.");
        }

        Reasons.Print("Not available", outcome.Unavailable);
        Reasons.Print("FAILED", outcome.Failed);
        Console.WriteLine($"{outcome.Measured} measured, {outcome.Unavailable.Count} not available, {outcome.Failed.Count} failed.");
        if (outcome.IsStopped)
            Console.WriteLine(Interrupt.Stopped);
        foreach ((TimesResults _, string path) in written)
            Console.WriteLine($"Results: {ShownPath.Of(path)}");
    }
}

/// <summary>
/// The answer at the end of a run: methods down, modes across, so that one look shows what ahead-of-time compilation changes.
/// </summary>
internal static partial class RunTable
{
    /// <param name="width">The terminal's: modes that do not fit beside each other stand below each other.</param>
    internal static IEnumerable<string> Lines(IReadOnlyList<TimesResults> modes, int width = int.MaxValue)
    {
        (string Mode, ComparedTimes Row)[] rows =
        [
            .. from mode in modes
               from row in ComparedTimes.Of(mode.Rows)
               select (mode.Manifest.Mode, row),
        ];
        TableRow[] shown = [.. rows.Select(one => Shown(one.Mode, one.Row))];
        return TurnTable.Lines([.. modes.Select(mode => mode.Manifest.Mode)], shown, width).Concat(Notes([.. rows.Select(one => one.Row)]));
    }

    private static TableRow Shown(string mode, ComparedTimes compared) => new(GroupOf(compared.Row), LabelOf(compared.Row.Name), mode)
    {
        MedianNs = compared.Row.CpuNs,
        Speed = compared.Speed,
        IsReference = compared.IsReference,
        AllocatedBytes = compared.Row.AllocatedBytes,
        HasNote = compared.Row.Note is not null,
    };

    private static string GroupOf(TimesRow row) => $"{row.Benchmark!.Split('.')[0]} {row.Direction}";

    /// <summary>The method and the values of its parameters, whose names all rows share.</summary>
    private static string LabelOf(string name) => ParameterName().Replace(name[(name.IndexOf('.', StringComparison.Ordinal) + 1)..], "$1");

    private static IEnumerable<string> Notes(IReadOnlyList<ComparedTimes> compared)
    {
        TimesRow[] rows = [.. compared.Select(one => one.Row)];
        IGrouping<string, TimesRow>[] noted =
            [.. rows.Where(row => row is { CpuNs: not null, Note: not null }).GroupBy(row => row.Note!)];
        if (noted.Length > 0)
            yield return "";
        string[] apart = [.. compared.Where(one => one.WhyNoRatio is not null).Select(one => LabelOf(one.Row.Name))];
        if (apart.Length > 0)
            yield return $"{string.Join(", ", apart.Distinct())}: {TimesResults.NotBeside}, and so without a ratio.";
        if (rows.Any(row => row is { CpuNs: not null, LowNs: null }))
            yield return "? Too few generations, or iterations, to say how far they scatter: measure such a row again, or for longer.";
        foreach (IGrouping<string, TimesRow> note in noted)
            yield return $"* {string.Join(", ", note.Select(row => LabelOf(row.Name)).Distinct())}: {note.Key}";
    }

    [GeneratedRegex(@"([(,] ?)\w+=")]
    private static partial Regex ParameterName();
}
