using System.CommandLine;
using JsonAot.Lab.Startup;
using JsonAot.Lab.Runs;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.WarmUp;

/// <summary>How long a process takes for its first call, its first thousand and its first million.</summary>
internal sealed class WarmUpVerb : IVerb
{
    internal const int QuickRounds = 3;
    internal const int FullRounds = 7;

    public Command Create()
    {
        Option<string[]> library = Choices.LibraryOption();
        Option<string[]> payload = Choices.PayloadOption($"A payload by name or pattern; may be repeated. {StartupVerb.DefaultPayload} when left out.");
        Option<string> modes = Choices.ModesOption("jit,aot");
        var calls = new Option<int>("--calls") { Description = "How many calls at most; a million when left out.", DefaultValueFactory = _ => 1_000_000 };
        var rounds = new Option<int?>("--rounds") { Description = "How often each program is started." };
        var quick = new Option<bool>("--quick") { Description = $"{QuickRounds} rounds instead of {FullRounds}." };
        Option<int?> seed = Choices.SeedOption();
        Option<bool> json = Choices.JsonOption();
        Option<string?> results = Choices.ResultsOption();
        var command = new Command("warmup", "Measures the first call of a process, the first ten and so on, and after how many calls the JIT has caught up.")
        {
            library, payload, modes, calls, rounds, quick, seed, json, results,
        };
        command.SetAction(parsed => Run(
            new StartupOptions(
                Choices.Contenders(parsed.GetValue(library)),
                Choices.Payloads(parsed.GetValue(payload) is { Length: > 0 } chosen ? chosen : [StartupVerb.DefaultPayload]),
                Choices.Modes(parsed.GetValue(modes)!))
            {
                Rounds = StartupOptions.RoundsOf(parsed.GetValue(rounds), parsed.GetValue(quick), full: false, QuickRounds, FullRounds),
                Seed = parsed.GetValue(seed),
            },
            Math.Clamp(parsed.GetValue(calls), 1, 1_000_000_000),
            Choices.Store(parsed.GetValue(results)),
            parsed.GetValue(json)));
        return command;
    }

    private static int Run(StartupOptions options, int calls, ResultStore store, bool json)
    {
        IReadOnlyList<WarmUpResults>? measured;
        using (var progress = new ProgressLine())
            measured = WarmUpRun.Measure(options, calls, store, progress);
        if (measured is null)
            return ExitCodes.Interrupted;
        Keeping.Show(measured, json, ResultsJson.Readable.IReadOnlyListWarmUpResults, WarmUpTables.Print);
        return StartupOptions.ExitCodeOf([.. measured.SelectMany(results => results.Rows).Select(row => (row.Points.Count > 0, row.Unavailable))]);
    }
}
