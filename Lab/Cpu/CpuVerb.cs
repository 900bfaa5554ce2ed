using System.CommandLine;
using JsonAot.Lab.Probes;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Cpu;

/// <summary>Processor time of an operation: what a server pays, threads of the runtime included.</summary>
internal sealed class CpuVerb : IVerb
{
    public Command Create()
    {
        Option<string[]> library = Choices.LibraryOption();
        Option<string[]> payload = Choices.PayloadOption("A payload by name or pattern; may be repeated. All of them when left out.");
        Option<string> modes = Choices.ModesOption("jit,aot");
        var quick = new Option<bool>("--quick") { Description = "A quarter of the time, for a first look." };
        Option<bool> json = Choices.JsonOption();
        Option<string?> results = Choices.ResultsOption();
        var command = new Command("cpu", "Measures user and system processor time per operation, and how much of the machine was used.")
        {
            library, payload, modes, quick, json, results,
        };
        command.SetAction(parsed => Run(
            new CpuMeasurement(
                Choices.Contenders(parsed.GetValue(library)),
                Choices.Payloads(parsed.GetValue(payload)),
                parsed.GetValue(quick) ? CpuMeasurement.Quick : CpuMeasurement.Full),
            Choices.Modes(parsed.GetValue(modes)!),
            Choices.Store(parsed.GetValue(results)),
            parsed.GetValue(json)));
        return command;
    }

    private static int Run(CpuMeasurement measurement, IReadOnlyList<DeploymentMode> modes, ResultStore store, bool json) =>
        ProbedRun.Measure("cpu", modes, store, json, measurement.Run, ResultsJson.Readable.IReadOnlyListCpuTimes, CpuTables.Print);
}
