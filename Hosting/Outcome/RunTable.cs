using System.Text.RegularExpressions;
using JsonAot.ResultFiles;
using JsonAot.ResultFiles.Statistics;

namespace JsonAot.Hosting.Outcome;

/// <summary>
/// The answer at the end of a run: methods down, modes across, so that one look shows what ahead-of-time compilation changes.
/// </summary>
internal static partial class RunTable
{
    /// <summary>Stands behind figures that need their note, such as those of a contender that loses members.</summary>
    private const string Mark = " *";

    /// <param name="floorOf">Differences below it are ties; null where it is not known.</param>
    /// <param name="width">Of the terminal: modes that do not fit beside each other stand below each other.</param>
    internal static IEnumerable<string> Lines(
        IReadOnlyList<SteadyState> states, Func<SteadyState, double?> floorOf, int width = int.MaxValue)
    {
        Shown[] shown = [.. states.Select(state => Shown.Of(state, floorOf(state)))];
        string[] table = [.. Table(shown)];
        if (shown.Length > 1 && table.Any(line => line.Length > width))
            table = [.. shown.SelectMany((state, index) => index == 0 ? Table([state]) : Table([state]).Prepend(""))];
        return table.Concat(Notes([.. shown.Select(one => one.State)]));
    }

    private static IEnumerable<string> Table(IReadOnlyList<Shown> states)
    {
        var keys = states.SelectMany(one => one.State.Rows).Select(row => (row.Category, row.Key)).Distinct().ToArray();
        string[] HeadsOf(Shown one) => [$"{one.State.Manifest.Mode} median", "ratio", "allocated", "generations"];
        IEnumerable<string> heads = states.SelectMany(HeadsOf);
        var table = new List<string[]> { (string[])["", .. heads] };
        foreach (IGrouping<string, (string Category, string Key)> type in keys.GroupBy(key => $"{key.Key.Split('.')[0]} {key.Category}"))
        {
            table.Add([type.Key]);
            foreach ((_, string key) in type)
                table.Add([$"  {LabelOf(key)}", .. states.SelectMany(one => Cells(one, key))]);
        }

        int columns = table[0].Length;
        string[][] whole = [.. table.Where(line => line.Length == columns)];
        int[] widths = [.. Enumerable.Range(0, columns).Select(column => whole.Max(line => line[column].Length))];
        widths[0] = Math.Max(widths[0], table.Max(line => line[0].Length));
        return table.Select(line => string.Join("  ", line.Select(Padded)).TrimEnd());

        string Padded(string cell, int column) => column == 0 ? cell.PadRight(widths[0]) : cell.PadLeft(widths[column]);
    }

    /// <summary>The method and the values of its parameters, whose names all rows share.</summary>
    private static string LabelOf(string key) => ParameterName().Replace(key.Split('.', 2)[1], "$1");

    /// <summary>How many there were, and how far from the median they lie.</summary>
    private static string GenerationsOf(SteadyRow row) => (row.Passes, SteadyPass.Disagreement(row.Passes)) switch
    {
        (null, _) => "",
        ({ Count: var count }, { } apart and > SteadyPass.Agreement) => $"{count}, ±{apart:P0}",
        ({ Count: var count }, _) => $"{count}",
    };

    private static IEnumerable<string> Notes(IReadOnlyList<SteadyState> states)
    {
        SteadyRow[] rows = [.. states.SelectMany(state => state.Rows)];
        var noted = (from row in rows from note in NotesOf(row) group row by note).ToArray();
        string? source = BuiltFromSource.Sentence(states.SelectMany(state => BuiltFromSource.Among(
            state.Rows.Select(row => row.Parameters.GetValueOrDefault(SteadyRow.ContenderParameter)).OfType<string>(), state.Manifest)));
        if (noted.Length > 0 || source is not null)
            yield return "";
        if (rows.Any(row => row is { MedianNs: not null, IsDisturbed: false, Samples.Count: < SteadyRow.LeastSamples }))
            yield return $"? Fewer than {SteadyRow.LeastSamples} samples do not say how far they scatter: measure such a row for longer.";
        if (rows.Any(row => row.IsDisturbed))
            yield return "? The run was stopped after the first generation: measure such a row again.";
        foreach (IGrouping<string, SteadyRow> note in noted)
            yield return $"* {string.Join(", ", note.Select(row => LabelOf(row.Key)).Distinct())}: {note.Key}";
        if (source is not null)
            yield return source;
    }

    private static IEnumerable<string> NotesOf(SteadyRow row)
    {
        if (row is { MedianNs: not null, Note: { } note })
            yield return note;
        if (row.IsMarkedAdapted)
            yield return AdaptedLane.Sentence;
    }

    /// <summary>The median of the ratios within generations; of a preset, that of the medians.</summary>
    private static string RatioOf(SteadyRow row, SteadyRow? baseline, Shown shown)
    {
        if (baseline is null || shown.Times.Of(baseline) is not { } under || shown.Times.Of(row) is not { } over)
            return "";
        if (row == baseline)
            return "1.00";
        if (SteadyPass.Quotients(row, baseline) is not { Count: >= TurnStatistics.LeastGenerations } quotients)
            return Comparison.Of(over, under, shown.Floor ?? 0).Words;
        Estimate ratio = TurnStatistics.Interval(quotients);
        return $"{ratio.Median:0.00}{(TurnStatistics.IsTie(ratio, shown.Floor) ? " tie" : "")}";
    }

    private static string[] Cells(Shown shown, string key)
    {
        SteadyState state = shown.State;
        SteadyRow? row = state.Rows.FirstOrDefault(row => row.Key == key);
        if (row?.MedianNs is not { } median)
            return ["n/a", "", "", ""];
        SteadyRow[] rivals = [.. state.Rows.Where(row.HasSubjectOf)];
        SteadyRow? baseline = rivals.Length > 1 ? SteadyState.BaselineOf(rivals) : null;
        return
        [
            $"{Duration.Format(median)}{(NotesOf(row).Any() ? Mark : "")}", RatioOf(row, baseline, shown),
            $"{row.AllocatedBytes:N0} B", GenerationsOf(row),
        ];
    }

    private sealed record Shown(SteadyState State, SteadyTimes Times, double? Floor)
    {
        /// <summary>
        /// Identical benchmarks have one figure, the noise floor, which stands below the table; alone they are what was asked for.
        /// </summary>
        internal static Shown Of(SteadyState state, double? floor)
        {
            SteadyRow[] rows = [.. state.Rows.Where(row => !NoiseFloor.IsPartOf(row))];
            return new Shown(rows.Length == 0 ? state : state with { Rows = rows }, new SteadyTimes(state), floor);
        }
    }

    [GeneratedRegex(@"([(,] ?)\w+=")]
    private static partial Regex ParameterName();
}
