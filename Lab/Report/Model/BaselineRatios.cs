using JsonAot.Lab.Measures;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Model;

/// <summary>Each time of a machine over the baseline's in the same deployment, payload, lane and direction.</summary>
internal sealed class BaselineRatios
{
    private readonly string _baseline;
    private readonly int[] _names;
    private readonly Dictionary<(string, string), TimesRow> _rows = [];
    private readonly Dictionary<string, double> _noise = [];

    internal BaselineRatios(ReportModel model, ResultTable table, string machine)
    {
        _baseline = model.Baseline;
        _names = [.. new[] { ResultTable.Deployment, "payload", "contender", "direction", "lane" }.Select(table.IndexOf)];
        foreach (Deployment deployment in model.DeploymentsOf(machine))
        {
            _noise[deployment.Name] = deployment.NoiseLimit ?? 0;
            foreach (TimesRow row in (deployment.Of<TimesResults>()?.Rows ?? []).Where(row => row.IsTest))
                _rows[(deployment.Name, row.Name)] = row;
        }
    }

    internal string Words(object?[] cells)
    {
        string[] names = [.. _names.Select(column => (string)cells[column]!)];
        if (Find(names, names[2]) is not { Time: not null } row || Find(names, _baseline) is not { Time: not null } baseline)
            return "";
        return row == baseline ? "baseline" : Comparison.Of(row, baseline, _noise[names[0]])!.Words;
    }

    private TimesRow? Find(string[] names, string contender) =>
        _rows.GetValueOrDefault((names[0], TimesRow.NameOf(names[1], contender, names[3], names[4], TimesRow.Canonical)));
}
