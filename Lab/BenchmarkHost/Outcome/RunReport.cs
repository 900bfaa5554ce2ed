using System.Text.RegularExpressions;

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
            foreach (TimesResults mode in modes)
                Console.WriteLine($"{mode.Manifest.Mode}: {mode.Twins}.");
        }

        PrintReasons("Not available", outcome.Unavailable);
        PrintReasons("FAILED", outcome.Failed);
        Console.WriteLine($"{outcome.Measured} measured, {outcome.Unavailable.Count} not available, {outcome.Failed.Count} failed.");
        if (outcome.IsStopped)
            Console.WriteLine(Interrupt.Stopped);
        foreach ((TimesResults _, string path) in written)
            Console.WriteLine($"Results: {ShownPath.Of(path)}");
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

/// <summary>
/// The answer at the end of a run: methods down, modes across, so that one look shows what ahead-of-time compilation changes.
/// </summary>
internal static partial class RunTable
{
    /// <summary>Stands behind figures that need their note, such as on a system without a fine clock.</summary>
    private const string Mark = " *";

    /// <param name="width">Of the terminal: modes that do not fit beside each other stand below each other.</param>
    internal static IEnumerable<string> Lines(IReadOnlyList<TimesResults> modes, int width = int.MaxValue)
    {
        modes = [.. modes.Select(mode => mode with { Rows = [.. mode.Rows.Where(row => !row.IsTwin)] })];
        string[] table = [.. Table(modes)];
        if (modes.Count > 1 && table.Any(line => line.Length > width))
            table = [.. modes.SelectMany((mode, index) => index == 0 ? Table([mode]) : Table([mode]).Prepend(""))];
        return table.Concat(Notes(modes));
    }

    private static IEnumerable<string> Table(IReadOnlyList<TimesResults> modes)
    {
        var names = modes.SelectMany(one => one.Rows).Select(row => (Group: GroupOf(row), row.Name)).Distinct().ToArray();
        string[] HeadsOf(TimesResults one) => [$"{one.Manifest.Mode} median", "x as fast", "interval", "allocated"];
        var table = new List<string[]> { (string[])["", .. modes.SelectMany(HeadsOf)] };
        foreach (IGrouping<string, string> group in names.GroupBy(one => one.Group, one => one.Name))
        {
            table.Add([group.Key]);
            foreach (string name in group)
                table.Add([$"  {LabelOf(name)}", .. modes.SelectMany(one => Cells(one, name))]);
        }

        int columns = table[0].Length;
        string[][] whole = [.. table.Where(line => line.Length == columns)];
        int[] widths = [.. Enumerable.Range(0, columns).Select(column => whole.Max(line => line[column].Length))];
        widths[0] = Math.Max(widths[0], table.Max(line => line[0].Length));
        return table.Select(line => string.Join("  ", line.Select(Padded)).TrimEnd());

        string Padded(string cell, int column) => column == 0 ? cell.PadRight(widths[0]) : cell.PadLeft(widths[column]);
    }

    private static string GroupOf(TimesRow row) => $"{row.Benchmark!.Split('.')[0]} {row.Direction}";

    /// <summary>The method and the values of its parameters, whose names all rows share.</summary>
    private static string LabelOf(string name) => ParameterName().Replace(name[(name.IndexOf('.', StringComparison.Ordinal) + 1)..], "$1");

    private static IEnumerable<string> Notes(IReadOnlyList<TimesResults> modes)
    {
        TimesRow[] rows = [.. modes.SelectMany(mode => mode.Rows)];
        IGrouping<string, TimesRow>[] noted =
            [.. rows.Where(row => row is { CpuNs: not null, Note: not null }).GroupBy(row => row.Note!)];
        if (noted.Length > 0)
            yield return "";
        string[] apart =
        [
            .. from mode in modes
               from row in mode.Rows
               where TimesResults.WhyNoRatio(row, [.. mode.Rows.Where(rival => rival.Subject == row.Subject)]) is not null
               select LabelOf(row.Name),
        ];
        if (apart.Length > 0)
            yield return $"{string.Join(", ", apart.Distinct())}: {TimesResults.NotBeside}, and so without a ratio.";
        if (rows.Any(row => row is { CpuNs: not null, LowNs: null }))
            yield return "? Too few generations, or iterations, to say how far they scatter: measure such a row again, or for longer.";
        foreach (IGrouping<string, TimesRow> note in noted)
            yield return $"* {string.Join(", ", note.Select(row => LabelOf(row.Name)).Distinct())}: {note.Key}";
    }

    private static string[] Cells(TimesResults mode, string name)
    {
        TimesRow? row = mode.Rows.FirstOrDefault(row => row.Name == name);
        if (row?.CpuNs is not { } median)
            return ["n/a", "", "", ""];
        TimesRow[] rivals = [.. mode.Rows.Where(other => other.Subject == row.Subject)];
        TimesRow? reference = rivals.Length > 1 ? TimesResults.ReferenceOf(rivals) : null;
        Comparison? compared = Comparison.Of(row, reference);
        bool isCompared = row != reference && compared is { IsKnown: true };
        return
        [
            $"{Duration.Format(median)}{(row.Note is null ? "" : Mark)}",
            row == reference ? RatioText.Baseline : compared?.Words ?? "",
            isCompared ? RatioText.IntervalOf(compared!.Speed) : "",
            $"{row.AllocatedBytes:N0} B",
        ];
    }

    [GeneratedRegex(@"([(,] ?)\w+=")]
    private static partial Regex ParameterName();
}
