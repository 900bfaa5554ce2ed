using System.Globalization;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Report.Model.Tables;

/// <summary>Benchmarks that are named rather than combined: the comparisons of the articles, documents, the noise floor.</summary>
internal static class NamedTable
{
    internal const string Id = "named";

    internal static ReportTable Build(IEnumerable<Deployment> deployments)
    {
        var table = ReportTable.Of(
            Id, "Named comparisons", Column.Text("group", "comparison"), Column.Direction, Column.Text("case", "case"), Column.Time("time", "median"),
            Column.Time("low", "low"), Column.Time("high", "high"), new Column("ratio", "ratio", ColumnKind.Ratio),
            Column.Bytes("allocated", "allocated"), Column.Text("note", "what to know"));
        foreach (Deployment deployment in deployments)
        {
            foreach (var group in (deployment.Steady?.Rows ?? []).Where(row => !SteadyTable.IsMatrix(row)).GroupBy(row => (Type: TypeOf(row), row.Category)))
            {
                double? baseline = SteadyState.BaselineOf([.. group])?.MedianNs;
                foreach (SteadyRow row in group)
                {
                    Estimate? time = SteadyTable.TimeOf(row);
                    table.Add(
                        deployment, group.Key.Type, DirectionOf(group.Key.Category), row.Key[Math.Min(row.Key.Length, group.Key.Type.Length + 1)..],
                        time?.Median, SteadyTable.Bound(time, time?.Low), SteadyTable.Bound(time, time?.High),
                        baseline > 0 ? time?.Median / baseline : null, (double?)row.AllocatedBytes, SteadyTable.NoteOn(row, time));
                }
            }
        }

        return table;
    }

    private static string TypeOf(SteadyRow row) => row.Benchmark.Split('.')[0];

    private static string DirectionOf(string category) => category.Length == 0 ? "–" : category.ToLower(CultureInfo.InvariantCulture);
}
