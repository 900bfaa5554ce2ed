using System.CommandLine;
using JsonAot.Lab.Probes;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Errors;

/// <summary>How each library fails, which matters more than how fast it is on the day when the input is wrong.</summary>
internal sealed class ErrorsVerb : IVerb
{
    private const string DefaultPayload = "Simple";

    public Command Create()
    {
        Option<string[]> library = Choices.LibraryOption();
        Option<string[]> payload = Choices.PayloadOption($"The payload whose document is damaged, by name or pattern; may be repeated. {DefaultPayload} when left out.");
        Option<string> modes = Choices.ModesOption("jit");
        Option<bool> json = Choices.JsonOption();
        Option<string?> results = Choices.ResultsOption();
        var command = new Command("errors", "Gives each library values that cannot be written and documents that are damaged, each in a process of its own.")
        {
            library, payload, modes, json, results,
        };
        command.SetAction(parsed => Run(
            new ErrorMeasurement(
                Choices.Contenders(parsed.GetValue(library)),
                Choices.Payloads(parsed.GetValue(payload) is { Length: > 0 } chosen ? chosen : [DefaultPayload])),
            Choices.Modes(parsed.GetValue(modes)!),
            Choices.Store(parsed.GetValue(results)),
            parsed.GetValue(json)));
        return command;
    }

    private static int Run(ErrorMeasurement measurement, IReadOnlyList<DeploymentMode> modes, ResultStore store, bool json) =>
        ProbedRun.Measure("errors", modes, store, json, measurement.Run, ResultsJson.Readable.IReadOnlyListErrorResults, ErrorTables.Print);
}
