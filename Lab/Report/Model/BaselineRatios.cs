using JsonAot.Lab.Measures.Steady;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Model;

/// <summary>Each steady figure of a machine over the baseline's in the same deployment, payload, lane and direction.</summary>
internal sealed class BaselineRatios
{
    private readonly ResultTable _table;
    private readonly int _time;
    private readonly string _baseline;
    private readonly Dictionary<(object?, object?, object?, object?), object?[]> _baselines = [];
    private readonly Dictionary<string, double> _noise;

    internal BaselineRatios(ReportModel model, string machine)
    {
        _table = model[SteadyKind.Id];
        _time = _table.IndexOf("time");
        _baseline = model.Baseline;
        _noise = model.DeploymentsOf(machine).ToDictionary(deployment => deployment.Name, deployment => deployment.NoiseFloor ?? 0);
        int contender = _table.IndexOf("contender");
        foreach (object?[] row in _table.RowsOf(machine).Where(row => row[_time] is not null && (string?)row[contender] == _baseline))
            _baselines[KeyOf(row)] = row;
    }

    /// <summary>As the page's script words it.</summary>
    internal string Words(object?[] row)
    {
        if (row[_time] is null || !_baselines.TryGetValue(KeyOf(row), out object?[]? baseline))
            return "";
        if ((string?)row[_table.IndexOf("contender")] == _baseline)
            return "baseline";
        return Comparison.Of(SteadyKind.TimeOf(row, _time), SteadyKind.TimeOf(baseline, _time), _noise[(string)row[1]!]).Words;
    }

    private static (object?, object?, object?, object?) KeyOf(object?[] row) => (row[1], row[2], row[3], row[4]);
}
