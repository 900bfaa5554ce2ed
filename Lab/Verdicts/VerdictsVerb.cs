using System.CommandLine;
using JsonAot.Lab.Doctor;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Runs;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Verdicts;

/// <summary>Whether each library works when a program that uses it is compiled ahead of time, found out by doing it.</summary>
internal sealed class VerdictsVerb : IVerb
{
    public Command Create()
    {
        Option<string[]> library = Choices.LibraryOption();
        Option<string[]> payload = Choices.PayloadOption("A payload by name or pattern; may be repeated. All of them when left out.");
        var variants = new Option<string>("--variants")
        {
            Description = $"How to compile, joined with commas: {string.Join(", ", VerdictVariant.All)}. {VerdictVariant.AotReflection} is only tried where {VerdictVariant.Aot} stops at System.Text.Json's switch.",
            DefaultValueFactory = _ => string.Join(',', VerdictVariant.All),
        };
        Option<bool> json = Choices.JsonOption();
        Option<string?> results = Choices.ResultsOption();
        var command = new Command("verdicts", "Compiles each library ahead of time as a first user would, and says whether what comes out is right.")
        {
            library, payload, variants, json, results,
        };
        command.SetAction(parsed => Run(
            Choices.Contenders(parsed.GetValue(library)),
            Choices.Payloads(parsed.GetValue(payload)),
            VerdictVariant.Parse(parsed.GetValue(variants)!),
            Choices.Store(parsed.GetValue(results)),
            parsed.GetValue(json)));
        return command;
    }

    private static int Run(
        IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads, IReadOnlyList<VerdictVariant> variants, ResultStore store, bool json)
    {
        IReadOnlyList<VerdictResults> verdicts;
        using (var progress = new ProgressLine())
        using (ProbeSession.TakeLock())
        using (var interrupt = new Interrupt())
        {
            store.CheckWritable(variants.Select(variant => variant.Mode));
            PackageSource source = PackageSource.OfThisCheckout();
            IReadOnlyList<LoneContender> subjects = LoneContender.Of(
                contenders, library => source.Ask(RestoreQuestion.Of(library, Checkout.Framework), refresh: false));
            var programs = new VerdictPrograms(new PublishCache(progress.Say), payloads, interrupt.Token);
            var measurement = new VerdictMeasurement(subjects, payloads, variants, programs, store, Path.Combine(Checkout.Artifacts, "verdicts", Checkout.Framework), interrupt.Token);
            try
            {
                verdicts = measurement.Run(progress);
            }
            catch (OperationCanceledException)
            {
                progress.Say("Stopped. What was judged is saved, and what was published is kept: run the same command again to go on.");
                return ExitCodes.Interrupted;
            }

            foreach (VerdictResults variant in verdicts)
                progress.Say($"Results: {store.Keep(variant)}");
        }

        Keeping.Show(verdicts, json, ResultsJson.Readable.IReadOnlyListVerdictResults, VerdictTables.Print);
        return ExitCodes.Success;
    }
}
