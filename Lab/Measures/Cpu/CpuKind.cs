using System.Globalization;
using JsonAot.Errors;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Measures.Cpu;

/// <summary>Processor time of an operation: what a server pays, threads of the runtime included.</summary>
internal sealed class CpuKind : Kind<CpuTimes>
{
    internal override int Place => 70;

    internal override string Plot => "cpu";

    internal override IVerb Verb => new CpuVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<CpuRow>("cpu", "Processor time", deployment => Of(deployment).Where(row => row.Scenario is null)) { Layout = new() { Across = "direction" } }
            .Payload(row => row.Payload)
            .Name("direction", "direction", row => row.Direction)
            .Contender(row => row.Contender)
            .Time("cpu", "processor time", row => row.CpuNs, "CPU")
            .Time("wall", "wall time", row => row.WallNs, "wall")
            .Share("use", "of all processors", row => row.Utilisation, "use")
            .Time("again", "in another process", row => row.AgainNs, shown: Shown.InReports)
            .Text("mark", "mark", row => row.IsDisturbed ? "disturbed" : null, shown: Shown.InData)
            .Text("marks", "marks", row => AdaptedLane.Beside(row.IsDisturbed ? "disturbed" : null, row.IsMarkedAdapted), shown: Shown.InData)
            .Note(NoteOf),
        new TableSpec<CpuRow>("cpu-failing", "Processor time of a failing call", deployment => Of(deployment).Where(row => row.Scenario is not null))
            {
                Layout = new() { By = ["payload"], Across = "scenario", Figures = Figures.Apart, HasNotesInCells = true },
            }
            .Name("payload", "payload", row => row.Payload)
            .Contender(row => row.Contender)
            .Key("scenario", "scenario", row => ErrorScenarios.Find(row.Scenario)?.Title ?? row.Scenario)
            .Time("cpu", "processor time", row => row.CpuNs, "A failing call costs")
            .Time("wall", "wall time", row => row.WallNs, shown: Shown.InReports)
            .Note(NoteOf, shown: Shown.InReports),
    ];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured)
    {
        foreach (CpuTimes times in measured.OfType<CpuTimes>())
        {
            double[] noise = [.. times.Rows.Select(row => row.Noise).OfType<double>().Order()];
            if (noise.Length > 0)
            {
                string middle = noise[noise.Length / 2].ToString("P1", CultureInfo.InvariantCulture);
                string most = noise[^1].ToString("P1", CultureInfo.InvariantCulture);
                yield return $"{times.Manifest.Mode}: the same calls in two processes differ by {most} at most, and by {middle} in the middle of {noise.Length} rows.";
            }
        }
    }

    private static string? NoteOf(CpuRow row) =>
        row.Unavailable ?? MeasuringVerb.Joined(row.IsDisturbed ? "the machine was busy: uncertain" : null, row.Note, row.IsMarkedAdapted ? AdaptedLane.Sentence : null);

    private static IReadOnlyList<CpuRow> Of(Deployment deployment) => deployment.Of<CpuTimes>()?.Rows ?? [];
}
