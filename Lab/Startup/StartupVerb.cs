using System.CommandLine;
using JsonAot.Lab.Runs;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Startup;

/// <summary>What it costs to start a process, to write once and to read once.</summary>
internal sealed class StartupVerb : IVerb
{
    internal const string DefaultPayload = "CalibrationPoints";

    public Command Create()
    {
        Option<string[]> library = Choices.LibraryOption();
        Option<string[]> payload = Choices.PayloadOption($"A payload by name or pattern; may be repeated. {DefaultPayload} when left out.");
        Option<string> modes = Choices.ModesOption("jit,aot");
        var rounds = new Option<int?>("--rounds") { Description = "How often each program is started." };
        var quick = new Option<bool>("--quick") { Description = $"{StartupOptions.QuickRounds} rounds, for a first look." };
        var full = new Option<bool>("--full") { Description = $"{StartupOptions.FullRounds} rounds, or fewer when every interval is narrow before. The default." };
        Option<int?> seed = Choices.SeedOption();
        Option<bool> json = Choices.JsonOption();
        Option<string?> results = Choices.ResultsOption();
        var command = new Command("startup", "Measures processes from their spawn to Main, set-up, first write, first read and exit; and their memory.")
        {
            library, payload, modes, rounds, quick, full, seed, json, results,
        };
        command.SetAction(parsed => Run(
            new StartupOptions(
                Choices.Contenders(parsed.GetValue(library)),
                Choices.Payloads(parsed.GetValue(payload) is { Length: > 0 } chosen ? chosen : [DefaultPayload]),
                Choices.Modes(parsed.GetValue(modes)!))
            {
                Rounds = StartupOptions.RoundsOf(
                    parsed.GetValue(rounds), parsed.GetValue(quick), parsed.GetValue(full), StartupOptions.QuickRounds, StartupOptions.FullRounds),
                MayStopEarly = parsed.GetValue(rounds) is null && !parsed.GetValue(quick),
                Seed = parsed.GetValue(seed),
            },
            Choices.Store(parsed.GetValue(results)),
            parsed.GetValue(json)));
        return command;
    }

    private static int Run(StartupOptions options, ResultStore store, bool json)
    {
        IReadOnlyList<StartupResults>? measured;
        using (var progress = new ProgressLine())
            measured = StartupRun.Measure(options, store, progress);
        if (measured is null)
            return ExitCodes.Interrupted;
        Keeping.Show(measured, json, ResultsJson.Readable.IReadOnlyListStartupResults, StartupTables.Print);
        return StartupOptions.ExitCodeOf(
            [.. measured.SelectMany(results => results.Rows).Where(row => row.Kind == StartupKind.Contender).Select(row => (row.DoneNs is not null, row.Unavailable))]);
    }
}
