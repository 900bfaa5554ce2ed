using System.CommandLine;
using JsonAot.Lab.Probes;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Limits;

/// <summary>How close code can come to the limit: source generation, hand-written code, SpanCodec, and the floor below them.</summary>
internal sealed class LimitsVerb : IVerb
{
    /// <summary>From convenient to fastest; the libraries among them are measured where they are compiled in.</summary>
    private static readonly string[] Rows = ["STJ source-gen", "STJ fast path", "Hand-written", "SpanJson", "Utf8Json", "SpanCodec", Codecs.Floor.FloorName];

    public Command Create()
    {
        Option<string[]> library = Choices.LibraryOption();
        library.Description = $"A contender by its name in the tables, or a pattern; may be repeated. {string.Join(", ", Rows)} when left out.";
        Option<string[]> payload = Choices.PayloadOption("A payload by name or pattern; may be repeated. All of them when left out.");
        Option<string> modes = Choices.ModesOption("jit,aot");
        Option<bool> json = Choices.JsonOption();
        Option<string?> results = Choices.ResultsOption();
        var command = new Command("limits", "Times source generation, hand-written code, SpanCodec and the floor in turn, in one process for each payload.")
        {
            library, payload, modes, json, results,
        };
        command.SetAction(parsed => Run(
            new LimitsMeasurement(
                Choices.TimedContenders(parsed.GetValue(library) is { Length: > 0 } chosen ? chosen : Rows),
                Choices.Payloads(parsed.GetValue(payload))),
            Choices.Modes(parsed.GetValue(modes)!),
            Choices.Store(parsed.GetValue(results)),
            parsed.GetValue(json)));
        return command;
    }

    private static int Run(LimitsMeasurement measurement, IReadOnlyList<DeploymentMode> modes, ResultStore store, bool json) =>
        ProbedRun.Measure("limits", modes, store, json, measurement.Run, ResultsJson.Readable.IReadOnlyListLimitTimes, LimitsTables.Print);
}
