using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Commands.Compare;

/// <summary>One table, what changed most first; below it what was not compared, and why.</summary>
internal static class ComparisonTable
{
    // Of more rows those that are the same are but counted.
    private const int Many = 40;
    private const int NamesShown = 5;

    internal static void Print(SideComparison comparison)
    {
        RowComparison[] compared = [.. comparison.Rows.Where(row => row.Ratio is not null)];
        RowComparison[] shown = compared.Length <= Many ? compared : [.. compared.Where(row => row.Change != Change.Same)];
        if (shown.Length > 0)
            Table(shown).Print();
        if (shown.Length < compared.Length)
            Note.Print("Rows that are the same are not shown.");
        foreach (IGrouping<string?, RowComparison> rows in comparison.Rows.Where(row => row.Reason is not null).GroupBy(row => row.Reason))
            Note.Print($"Not compared: {Names([.. rows])}: {rows.Key}.");
        foreach (string remark in comparison.Remarks)
            Note.Print(remark);
        Note.Print($"{string.Join(", ", Enum.GetValues<Change>().Select(change => $"{Count(comparison, change)} {Words(change)}"))}.");
    }

    private static TextTable Table(IReadOnlyList<RowComparison> rows)
    {
        string prefix = CommonPrefix([.. rows.Select(row => row.Name)]);
        var table = new TextTable(prefix.Length == 0 ? "B over A" : $"B over A, {prefix}…", "", "A", "B", "B / A", "±", "");
        foreach (RowComparison row in rows.OrderBy(row => row.Change).ThenByDescending(row => Math.Abs(Math.Log(row.Ratio!.Median))))
        {
            string error = (row.Ratio!.RelativeError * 100).ToString("0.0");
            table.Add(row.Name[prefix.Length..], Time(row.A), Time(row.B), RatioText.Of(row.Ratio.Median), $"{error} %", Words(row.Change));
        }

        return table;
    }

    private static string Time(Estimate? time) => time is null ? "n/a" : Duration.Format(time.Median);

    private static string Words(Change change) => change == Change.NotCompared ? "not compared" : change.ToString().ToLowerInvariant();

    private static int Count(SideComparison comparison, Change change) => comparison.Rows.Count(row => row.Change == change);

    private static string Names(IReadOnlyList<RowComparison> rows)
    {
        string names = string.Join("; ", rows.Take(NamesShown).Select(row => row.Name));
        return rows.Count <= NamesShown ? names : $"{names} and {rows.Count - NamesShown} more";
    }

    /// <summary>The namespaces that all names have in common: a terminal has no room for them.</summary>
    private static string CommonPrefix(IReadOnlyList<string> names)
    {
        string common = names[0].Split('(')[0];
        foreach (string name in names)
            common = common[..common.AsSpan().CommonPrefixLength(name)];
        return common[..(common.LastIndexOf('.') + 1)];
    }
}
