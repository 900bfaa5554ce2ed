using JsonAot.Errors;
using JsonAot.Lab.Tables;
using JsonAot.Turns;

namespace JsonAot.Lab.Measures;

/// <summary>Calls that were timed side by side, a line each: of every kind of measurement that has them.</summary>
internal static class CallTable
{
    internal static TableSpec<ComparedTimes> Of(string id, string title, Func<Deployment, IEnumerable<TimesRow>> rowsOf) =>
        new TableSpec<ComparedTimes>(id, title, deployment => LinesOf(rowsOf(deployment), deployment.RatioLimit))
            {
                Layout = new() { By = ["payload", "call"] },
            }
            .Payload(line => line.Row.Payload)
            .Name(Column.Lane, line => line.Row.Lane)
            .Name("direction", line => line.Row.Direction)
            .Key("call", "call", line => CallOf(line.Row))
            .Contender(line => line.Row.Contender)
            .Time("time", "processor time", line => line.Row.CpuNs, "CPU")
            .Time("wall", "wall time, where it is another", line => line.Row.ApartWallNs, "wall")
            .Text("speed", "x as fast", line => line.IsReference ? RatioText.Baseline : line.Speed?.Words)
            .Text("interval", "interval", line => line.Speed is { IsKnown: true } speed ? RatioText.IntervalOf(speed.Speed) : null)
            .Bytes("allocated", "allocated", line => line.Row.AllocatedBytes)
            .Count("collections", "collections in 1,000 calls", line => line.Row.Gen0 + line.Row.Gen1 + line.Row.Gen2, "GCs in 1,000")
            .Count("throughput", "MB/s of the document", line => Rounded(line.Row.MegabytesPerSecond), "MB/s")
            .Note(line => NoteOn(line.Row, AdaptedLane.Sentence, line.WhyNoRatio));

    private static double? Rounded(double? value) => value is { } number ? Math.Round(number, number < 10 ? 1 : 0) : null;

    /// <summary>In words: "read", "write to a buffer", "read, indented".</summary>
    internal static string CallOf(TimesRow row)
    {
        string verb = row.Direction == TimesRow.Writing ? "write" : "read";
        string lane = row.Lane == TimesRow.Utf8 ? "" : $" {row.Lane}";
        string form = row.Form == DocumentForm.Canonical ? "" : $", {ErrorScenarios.Find(row.Form)?.Title ?? row.Form}";
        return verb + lane + form;
    }

    /// <summary>The fastest of each call first.</summary>
    private static IEnumerable<ComparedTimes> LinesOf(IEnumerable<TimesRow> rows, double? limit) =>
        ComparedTimes.Of(rows, limit)
            .GroupBy(line => line.Row.Subject)
            .SelectMany(call => call.OrderByDescending(line => line.IsReference ? 1 : line.Speed?.Ratio ?? 0));

    /// <param name="adapted">How to say that the contender is.</param>
    /// <param name="whyNoRatio">Null where it has one.</param>
    internal static string? NoteOn(TimesRow row, string adapted, string? whyNoRatio) => row.Unavailable ?? MeasuringVerb.Joined(
        row.Note ?? (row.Time is null ? "no figure" : row.LowNs is null ? "too few generations for an interval" : null),
        MeasuringVerb.Joined(row.IsMarkedAdapted ? adapted : null, Corrected.ReasonOf(row), whyNoRatio));
}
