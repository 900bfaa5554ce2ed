namespace JsonAot.Lab.Measures.Cpu;

/// <summary>Processor time of an operation: what a server pays, threads of the runtime included.</summary>
internal sealed class CpuKind : Kind<CpuTimes>
{
    internal override int Place => 70;

    internal override string Plot => "cpu";

    internal override IVerb Verb => new CpuVerb(this);

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<CpuRow>("cpu", "Processor time", deployment => deployment.Of<CpuTimes>()?.Rows ?? []) { Layout = new() { Across = "direction" } }
            .Payload(row => row.Payload)
            .Name("direction", "direction", row => row.Direction)
            .Contender(row => row.Contender)
            .Time("cpu", "processor time", row => row.CpuNs, "CPU")
            .Time("wall", "wall time", row => row.WallNs, "wall")
            .Share("use", "of all processors", row => row.Utilisation, "use")
            .Note(row => row.Unavailable ?? row.Note),
    ];
}
