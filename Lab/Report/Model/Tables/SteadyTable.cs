using JsonAot.ResultFiles;

namespace JsonAot.Lab.Report.Model.Tables;

/// <summary>The matrix: every contender on every payload, once all is warm.</summary>
internal static class SteadyTable
{
    internal const string Id = "steady";
    internal const string Lossy = "lossy";
    internal const string Binary = "binary";

    /// <summary>The floor: what no serializer can beat, and none itself.</summary>
    internal const string Reference = "reference";

    private const string MatrixType = "Matrix.";

    internal static ReportTable Build(IEnumerable<Deployment> deployments, IReadOnlySet<string> binary)
    {
        var table = ReportTable.Of(
            Id, "Steady state", Column.Payload, new Column("lane", "lane", ColumnKind.Name), Column.Direction, Column.Contender,
            Column.Time("time", "median"), Column.Time("low", "low"), Column.Time("high", "high"), Column.Bytes("allocated", "allocated"),
            Column.Text("mark", "mark") with { IsHidden = true }, Column.Text("note", "what to know"));
        foreach (Deployment deployment in deployments)
        {
            foreach (SteadyRow row in Rows(deployment))
            {
                Estimate? time = TimeOf(row);
                table.Add(
                    deployment,
                    row.Parameters["Payload"], LaneOf(row), row.Category.ToLowerInvariant(), row.Parameters["Contender"],
                    time?.Median, Bound(time, time?.Low), Bound(time, time?.High), (double?)row.AllocatedBytes,
                    MarkOf(deployment, row, binary), NoteOn(row, time));
            }
        }

        return table;
    }

    internal static bool IsMatrix(SteadyRow row) =>
        row.Benchmark.StartsWith(MatrixType, StringComparison.Ordinal) && row.Parameters.ContainsKey("Payload") && row.Parameters.ContainsKey("Contender");

    /// <summary>Sorted, so that the page's data repeats itself and stays small.</summary>
    private static IEnumerable<SteadyRow> Rows(Deployment deployment) => (deployment.Steady?.Rows ?? [])
        .Where(IsMatrix)
        .OrderBy(row => row.Parameters["Payload"], StringComparer.Ordinal)
        .ThenBy(LaneOf, StringComparer.Ordinal)
        .ThenByDescending(row => row.Category, StringComparer.Ordinal)
        .ThenBy(row => row.Parameters["Contender"], StringComparer.OrdinalIgnoreCase);

    /// <summary>A time of nothing or less is no measurement; without samples enough its interval is unknown.</summary>
    internal static Estimate? TimeOf(SteadyRow row)
    {
        if (row.MedianNs is not > 0)
            return null;
        double median = row.MedianNs.Value;
        Estimate? interval = row.Samples.Any(sample => sample <= 0) ? null : MedianInterval.Of(median, row.Samples);
        return interval ?? new Estimate(median, 0, double.PositiveInfinity);
    }

    /// <summary>Of a row of the table, and the place of its time; one without an interval says that it could be anything.</summary>
    internal static Estimate TimeOf(object?[] row, int time) =>
        new((double)row[time]!, (double?)row[time + 1] ?? 0, (double?)row[time + 2] ?? double.PositiveInfinity);

    internal static bool HasInterval(Estimate? time) => time is { Low: > 0 };

    internal static double? Bound(Estimate? time, double? bound) => HasInterval(time) ? bound : null;

    internal static string LaneOf(SteadyRow row) => row.Parameters.GetValueOrDefault("Lane", "");

    private static string? MarkOf(Deployment deployment, SteadyRow row, IReadOnlySet<string> binary)
    {
        string contender = row.Parameters["Contender"];
        if (contender == Codecs.Floor.FloorName)
            return Reference;
        bool lossy = row.Note?.StartsWith(Lossy, StringComparison.Ordinal) == true
            || deployment.Fidelity?.Rows.Any(check => check.Outcome == CheckOutcome.Lossy && check.Contender == contender && check.Payload == row.Parameters["Payload"]) == true;
        return lossy ? Lossy : binary.Contains(contender) ? Binary : null;
    }

    internal static string? NoteOn(SteadyRow row, Estimate? time) =>
        row.Unavailable ?? row.Note ?? (time is null ? "no figure" : HasInterval(time) ? null : "too few samples for an interval");
}
