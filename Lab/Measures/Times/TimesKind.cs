using JsonAot.Errors;
using JsonAot.Lab.Tables;
using JsonAot.Turns;

namespace JsonAot.Lab.Measures.Times;

/// <summary>What a call takes: contenders side by side, each in a process of its own, timed in turns.</summary>
internal sealed class TimesKind : Kind<TimesResults>
{
    internal override int Place => 15;

    internal override IVerb Verb => new TimesVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<TimesLine>("times", "What a call takes", LinesOf) { Layout = new() { By = ["payload", "call"] } }
            .Payload(line => line.Row.Payload)
            .Name("direction", "direction", line => line.Row.Direction)
            .Key("call", "call", line => CallOf(line.Row))
            .Contender(line => line.Row.Contender)
            .Time("time", "processor time", line => line.Row.CpuNs, "CPU")
            .Time("wall", "wall time, where it is another", line => line.Row.ApartWallNs, "wall")
            .Text("speed", "x as fast", line => line.Row.SpeedText(line.NoiseLimit))
            .Text("interval", "interval", line => line.Row.IntervalText)
            .Ratio("ratio", "x as fast", line => line.Row.Speed?.Median, shown: Shown.InData)
            .Bytes("allocated", "allocated", line => line.Row.AllocatedBytes)
            .Count("collections", "collections in 1,000 calls", line => line.Row.Gen0 + line.Row.Gen1 + line.Row.Gen2, "GCs in 1,000")
            .Count("throughput", "MB/s of the document", line => Rounded(line.Row.MegabytesPerSecond), "MB/s")
            .Text("marks", "marks", line => MarksOf(line.Row), shown: Shown.InData)
            .Note(line => line.Row.Unavailable
                ?? MeasuringVerb.Joined(line.Row.Note, line.Row.IsMarkedAdapted ? AdaptedLane.Sentence : null)),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured)
    {
        foreach (TimesResults results in measured.OfType<TimesResults>())
        {
            string[] references = [.. results.Rows.Select(row => row.Reference).OfType<string>().Distinct()];
            string limit = results.NoiseLimit is { } known
                ? $"it and its twin differ by at most {known:P1}, 95 times in 100; less is a tie"
                : "what it differs by from its twin is not known";
            yield return $"{results.Manifest.Mode}: compared with {string.Join(", ", references)}; {limit}.";
            foreach (TimesRow twin in results.FalseTwins)
            {
                yield return $"{results.Manifest.Mode}: do not use the figures of {twin.Payload}, {CallOf(twin)}: "
                    + $"{twin.Contender} was {twin.SpeedText(null)} as fast as itself.";
            }
        }
    }

    private static string? MarksOf(TimesRow row) => AdaptedLane.Beside(row.IsLossy ? "lossy" : null, row.IsMarkedAdapted);

    private static double? Rounded(double? value) => value is { } number ? Math.Round(number, number < 10 ? 1 : 0) : null;

    /// <summary>In words: "read", "write to a buffer", "read, indented".</summary>
    private static string CallOf(TimesRow row)
    {
        string verb = row.Direction == TimesRow.Writing ? "write" : "read";
        string lane = row.Lane == "utf8" ? "" : $" {row.Lane}";
        string form = row.Form == DocumentForm.Canonical ? "" : $", {ErrorScenarios.Find(row.Form)?.Title ?? row.Form}";
        return verb + lane + form;
    }

    private static IEnumerable<TimesLine> LinesOf(Deployment deployment) => deployment.Of<TimesResults>() is not { } results ? [] :
        results.Rows.Where(row => !row.IsTwin)
            .OrderByDescending(row => row.Speed?.Median ?? 0)
            .Select(row => new TimesLine(row, results.NoiseLimit));

    private sealed record TimesLine(TimesRow Row, double? NoiseLimit);
}
