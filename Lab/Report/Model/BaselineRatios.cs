using JsonAot.Lab.Measures;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Model;

/// <summary>Each time over the baseline's in the same deployment, payload, lane and direction.</summary>
internal sealed class BaselineRatios
{
    private readonly int[] _names;
    private readonly Dictionary<(string, string, string), TimesRow> _rows = [];
    private readonly Dictionary<(string, string), double> _noise = [];

    internal BaselineRatios(IEnumerable<Deployment> deployments, ResultTable table)
    {
        _names =
        [
            .. new[] { ResultTable.Machine, ResultTable.Deployment, ResultTable.Payload, ResultTable.Contender, "direction", "lane" }
                .Select(table.IndexOf),
        ];
        foreach (Deployment deployment in deployments)
        {
            _noise[(deployment.Machine, deployment.Name)] = deployment.NoiseLimit ?? 0;
            foreach (TimesRow row in (deployment.Of<TimesResults>()?.Rows ?? []).Where(row => row.IsTest))
                _rows[(deployment.Machine, deployment.Name, row.Name)] = row;
        }
    }

    /// <param name="cells">A row of the table.</param>
    /// <returns>Null where one of both has no figure, and for the baseline itself.</returns>
    internal Comparison? Of(object?[] cells, string baseline)
    {
        string[] names = [.. _names.Select(column => (string)cells[column]!)];
        return names[3] != baseline && Find(names, names[3]) is { } row
            ? Comparison.Of(row, Find(names, baseline), _noise[(names[0], names[1])])
            : null;
    }

    private TimesRow? Find(string[] names, string contender) => _rows.GetValueOrDefault(
        (names[0], names[1], TimesRow.NameOf(names[2], contender, names[4], names[5], TimesRow.Canonical)));
}
