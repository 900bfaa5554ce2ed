using System.Globalization;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.WarmUp;

/// <summary>A row a contender and mode, a column a power of ten; and below it when the JIT has caught up.</summary>
internal static class WarmUpTables
{
    internal static void Print(IReadOnlyList<WarmUpResults> measured)
    {
        var reasons = new Reasons();
        foreach (string payload in measured.SelectMany(results => results.Rows).Select(row => row.Payload).Distinct())
        {
            Curves(payload, measured, reasons).Print();
            BreakEvens(payload, measured)?.Print();
        }

        Note.Print("Medians, from the spawn of a process until so many calls were done; a call is one write and one read. each: what a call costs at the end of the curve.");
        Note.Print("Break-even: after so many calls the one that is compiled at run time has caught up; never: the native one starts earlier and stays faster.");
        reasons.Print();
    }

    internal static TextTable Curves(string payload, IReadOnlyList<WarmUpResults> measured, Reasons reasons)
    {
        (WarmUpRow Row, string Mode)[] rows =
        [
            .. from results in measured
               from row in results.Rows
               where row.Payload == payload
               select (row, results.Manifest.Mode),
        ];
        int[] calls = [.. rows.SelectMany(row => row.Row.Points).Select(point => point.Calls).Where(IsPowerOfTen).Distinct().Order()];
        var table = new TextTable($"{payload}, {measured[0].Manifest.Framework}", ["", "mode", .. calls.Select(Show), "each"]);
        foreach ((WarmUpRow row, string mode) in rows.OrderBy(row => Array.FindIndex(rows, other => other.Row.Contender == row.Row.Contender)))
        {
            string mark = row.Unavailable is { } reason ? $" {reasons.Mark(reason)}" : "";
            table.Add([
                row.Contender + mark,
                mode,
                .. calls.Select(n => row.Points.FirstOrDefault(point => point.Calls == n) is { } point ? Duration.Format(point.SinceSpawnNs.Median) : row.Unavailable is null ? "–" : "n/a"),
                row.CostNs is { } cost ? Duration.Format(cost) : "",
            ]);
        }

        return table;
    }

    internal static TextTable? BreakEvens(string payload, IReadOnlyList<WarmUpResults> measured)
    {
        (string Heading, string Mode, string Against)[] pairs =
        [
            .. (from results in measured
                from row in results.Rows
                from breakEven in row.BreakEvens
                select ($"{results.Manifest.Mode} with {breakEven.Against}", results.Manifest.Mode, breakEven.Against!)).Distinct(),
        ];
        if (pairs.Length == 0)
            return null;
        var table = new TextTable($"{payload}: calls until break-even", ["", .. pairs.Select(pair => pair.Heading)]);
        foreach (string contender in measured.SelectMany(results => results.Rows).Where(row => row.Payload == payload && row.BreakEvens.Count > 0).Select(row => row.Contender).Distinct())
        {
            table.Add([contender, .. pairs.Select(pair => measured
                .Where(results => results.Manifest.Mode == pair.Mode)
                .SelectMany(results => results.Rows)
                .Where(row => row.Contender == contender && row.Payload == payload)
                .SelectMany(row => row.BreakEvens)
                .FirstOrDefault(breakEven => breakEven.Against == pair.Against) is { } found ? Show(found) : "–")]);
        }

        return table;
    }

    private static string Show(BreakEven breakEven) => breakEven.Calls is { } calls ? calls.ToString("N0", CultureInfo.InvariantCulture) : "never";

    private static string Show(int calls) => calls.ToString("N0", CultureInfo.InvariantCulture);

    private static bool IsPowerOfTen(int calls)
    {
        while (calls % 10 == 0)
            calls /= 10;
        return calls == 1;
    }
}
