using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Verify;

/// <summary>A row a contender, a column a payload; what is lost stands below.</summary>
internal static class FidelityTable
{
    private const int MostFindings = 3;

    internal static void Print(FidelityResults results)
    {
        var reasons = new Reasons();
        string[] payloads = [.. results.Rows.Select(row => row.Payload).Distinct()];
        var legend = ColumnLegend.For(payloads, results.Rows.Max(row => row.Contender.Length));
        var table = new TextTable($"Fidelity, {results.Manifest.Framework} {results.Manifest.Mode}", ["", .. legend.Heads]) { HoldsWords = true };
        foreach (IGrouping<string, FidelityRow> contender in results.Rows.GroupBy(row => row.Contender))
            table.Add([contender.Key, .. payloads.Select(payload => Cell(contender.FirstOrDefault(row => row.Payload == payload), reasons))]);
        table.Print();
        foreach (string line in legend.Lines)
            Note.Print(line);
        reasons.Print();
        Console.WriteLine();
    }

    private static string Cell(FidelityRow? row, Reasons reasons)
    {
        if (row is null)
            return "";
        string outcome = row.Outcome switch
        {
            CheckOutcome.Faithful => "yes",
            CheckOutcome.Unavailable => "n/a",
            _ => row.Outcome.ToString().ToLowerInvariant(),
        };
        IEnumerable<string> marks = new[] { Summary(row), row.OneWay }.OfType<string>().Select(reasons.Mark);
        return string.Join(' ', [outcome, .. marks]);
    }

    /// <summary>The first few: the result file has them all.</summary>
    internal static string? Summary(IReadOnlyList<string> findings) => findings.Count switch
    {
        0 => null,
        <= MostFindings => string.Join("; ", findings),
        _ => $"{string.Join("; ", findings.Take(MostFindings))}; and {findings.Count - MostFindings} more",
    };

    private static string? Summary(FidelityRow row) => Summary(row.Findings);
}
