using JsonAot.Errors;
using JsonAot.Lab.Tables;
using JsonAot.Turns;

namespace JsonAot.Lab.Measures.Times;

/// <summary>What a call takes: contenders side by side, each in a process of its own, timed in turns.</summary>
internal sealed class TimesKind : Kind<TimesResults>
{
    internal override int Place => 10;

    internal override IVerb Verb => new TimesVerb(this);

    internal override string SectionId => SteadyTable.Id;

    internal override string Command => LabCommand("times");

    internal override string Plot => SteadyTable.Id;

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        SteadyTable.Spec,
        Spec("forms", "Other forms of the document", row => row is { IsCall: true, IsTwin: false, IsTest: false }),
    ];

    internal override IReadOnlyList<TableSpec> OnTerminal { get; } =
        [Spec("times", "What a call takes", row => row is { IsCall: true, IsTwin: false })];

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

    private static TableSpec<TimesLine> Spec(string id, string title, Func<TimesRow, bool> isShown) =>
        new TableSpec<TimesLine>(id, title, deployment => LinesOf(deployment, isShown)) { Layout = new() { By = ["payload", "call"] } }
            .Payload(line => line.Row.Payload)
            .Name(Column.Lane, line => line.Row.Lane)
            .Name("direction", line => line.Row.Direction)
            .Key("call", "call", line => CallOf(line.Row))
            .Contender(line => line.Row.Contender)
            .Time("time", "processor time", line => line.Row.CpuNs, "CPU")
            .Time("wall", "wall time, where it is another", line => line.Row.ApartWallNs, "wall")
            .Text("speed", "x as fast", line => line.Row.SpeedText(line.NoiseLimit))
            .Text("interval", "interval", line => line.Row.IntervalText)
            .Bytes("allocated", "allocated", line => line.Row.AllocatedBytes)
            .Count("collections", "collections in 1,000 calls", line => line.Row.Gen0 + line.Row.Gen1 + line.Row.Gen2, "GCs in 1,000")
            .Count("throughput", "MB/s of the document", line => Rounded(line.Row.MegabytesPerSecond), "MB/s")
            .Note(line => SteadyTable.NoteOn(line.Row, AdaptedLane.Sentence));

    private static double? Rounded(double? value) => value is { } number ? Math.Round(number, number < 10 ? 1 : 0) : null;

    /// <summary>In words: "read", "write to a buffer", "read, indented".</summary>
    private static string CallOf(TimesRow row)
    {
        string verb = row.Direction == TimesRow.Writing ? "write" : "read";
        string lane = row.Lane == TimesRow.Utf8 ? "" : $" {row.Lane}";
        string form = row.Form == DocumentForm.Canonical ? "" : $", {ErrorScenarios.Find(row.Form)?.Title ?? row.Form}";
        return verb + lane + form;
    }

    private static IEnumerable<TimesLine> LinesOf(Deployment deployment, Func<TimesRow, bool> isShown) =>
        deployment.Of<TimesResults>() is not { } results ? [] :
            results.Rows.Where(isShown)
                .OrderByDescending(row => row.Speed?.Median ?? 0)
                .Select(row => new TimesLine(row, results.NoiseLimit));

    private sealed record TimesLine(TimesRow Row, double? NoiseLimit);
}
