using System.CommandLine;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Runs;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Size;

/// <summary>What a contender weighs on disk, and where the bytes go.</summary>
internal sealed class SizeVerb : IVerb
{
    private const string DefaultPayload = "CalibrationPoints";

    public Command Create()
    {
        Option<string[]> library = Choices.LibraryOption();
        Option<string[]> payload = Choices.PayloadOption($"A payload by name or pattern; may be repeated. {DefaultPayload} when left out.");
        Option<string> modes = Choices.ModesOption("jit,aot");
        Option<bool> json = Choices.JsonOption();
        Option<string?> results = Choices.ResultsOption();
        var command = new Command("size", "Weighs the smallest program of each contender, against one that does nothing, and says where the bytes go.")
        {
            library, payload, modes, json, results,
        };
        command.SetAction(parsed => Run(
            new SizeMeasurement(
                Choices.Contenders(parsed.GetValue(library)),
                Choices.Payloads(parsed.GetValue(payload) is { Length: > 0 } chosen ? chosen : [DefaultPayload])),
            Choices.Modes(parsed.GetValue(modes)!),
            Choices.Store(parsed.GetValue(results)),
            parsed.GetValue(json)));
        return command;
    }

    private static int Run(SizeMeasurement measurement, IReadOnlyList<DeploymentMode> modes, ResultStore store, bool json)
    {
        Launcher.CheckSystem();
        IReadOnlyList<SizeResults> measured;
        using (var progress = new ProgressLine())
        using (ProbeSession.TakeLock())
        using (var interrupt = new Interrupt())
        {
            store.CheckWritable(modes);
            try
            {
                measured = measurement.Run(modes, new SizePrograms(new PublishCache(progress.Say), interrupt.Token), progress);
            }
            catch (OperationCanceledException)
            {
                progress.Say("Stopped. What was published is kept: run the same command again to go on.");
                return ExitCodes.Interrupted;
            }

            foreach (SizeResults sizes in measured)
                progress.Say($"Results: {store.Keep(sizes)}");
        }

        Keeping.Show(measured, json, ResultsJson.Readable.IReadOnlyListSizeResults, SizeTables.Print);
        return ExitCodes.Success;
    }
}
