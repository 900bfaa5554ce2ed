using System.CommandLine;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Runs;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Memory;

/// <summary>What a service needs that handles a large document over and over, at its memory limit or far below it.</summary>
internal sealed class MemoryVerb : IVerb
{
    private const string DefaultPayload = "Enterprise";
    private const int DefaultTimes = 100;

    public Command Create()
    {
        Option<string[]> library = Choices.LibraryOption();
        Option<string[]> payload = Choices.PayloadOption($"The payload to write and read, by name; {DefaultPayload} when left out.");
        Option<string> modes = Choices.ModesOption("jit,aot");
        var collectors = new Option<string>("--gc")
        {
            Description = "The garbage collectors, joined with commas: workstation, blocking (workstation, never concurrent), server.",
            DefaultValueFactory = _ => string.Join(',', CollectorKind.All.Select(collector => collector.Name)),
        };
        var times = new Option<int>("--times") { Description = "How often each process writes and reads the document.", DefaultValueFactory = _ => DefaultTimes };
        times.Validators.Add(result =>
        {
            if (result.GetValueOrDefault<int>() < 1)
                result.AddError("--times takes a number of 1 or more.");
        });
        Option<bool> json = Choices.JsonOption();
        Option<string?> results = Choices.ResultsOption();
        var command = new Command("memory", "Measures peak memory, garbage collections and their pauses while a process writes and reads a large document.")
        {
            library, payload, modes, collectors, times, json, results,
        };
        command.SetAction(parsed => Run(
            [
                .. Choices.Payloads(parsed.GetValue(payload) is { Length: > 0 } chosen ? chosen : [DefaultPayload]).Select(one => new MemoryMeasurement(
                    Choices.Contenders(parsed.GetValue(library)),
                    one,
                    CollectorKind.Parse(parsed.GetValue(collectors)!),
                    parsed.GetValue(times))),
            ],
            Choices.Modes(parsed.GetValue(modes)!),
            Choices.Store(parsed.GetValue(results)),
            parsed.GetValue(json)));
        return command;
    }

    private static int Run(IReadOnlyList<MemoryMeasurement> measurements, IReadOnlyList<DeploymentMode> modes, ResultStore store, bool json)
    {
        var measured = new List<MemoryResults>();
        using (var progress = new ProgressLine())
        using (ProbeSession.TakeLock())
        using (var interrupt = new Interrupt())
        {
            store.CheckWritable(modes);
            try
            {
                foreach (MemoryPrograms programs in MemoryPrograms.Publish(modes, progress.Say, interrupt.Token))
                {
                    foreach (MemoryMeasurement measurement in measurements)
                    {
                        if (new MemoryRun(measurement, programs).Run(store, progress, interrupt) is not { } results)
                            return ExitCodes.Interrupted;
                        measured.Add(results);
                    }
                }
            }
            catch (OperationCanceledException)
            {
                progress.Say("Stopped. What was published is kept: run the same command again to go on.");
                return ExitCodes.Interrupted;
            }
        }

        Keeping.Show(measured, json, ResultsJson.Readable.IReadOnlyListMemoryResults, MemoryTables.Print);
        return ExitCodes.Success;
    }
}
