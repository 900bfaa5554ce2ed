using System.CommandLine;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Unseen;
using JsonAot.Lab.Terminal;
using JsonAot.Turns;

namespace JsonAot.Lab.YourType;

/// <summary>Documents that nobody here had when the code was made, with types that are inferred, by the clock of a whole run.</summary>
internal sealed class UnseenVerb : IVerb
{
    private static readonly Contender[] Contenders =
    [
        .. Choices.Contenders(
            [ContenderSets.Reference, ContenderSets.NewtonsoftJson, ContenderSets.SpanCodec, ContenderSets.Resolver]),
    ];

    private static readonly UnseenKind Kind = new();

    public Command Create()
    {
        var documents = new Argument<string[]>("documents")
        {
            Description = "JSON documents that nobody here has tuned on. Types are inferred for each of them.",
            Arity = ArgumentArity.OneOrMore,
        };
        Option<string> modes = Choices.ModesOption("jit,aot");
        Option<string?> results = Choices.ResultsOption();
        var command = new Command(
            "unseen", "Times documents that were chosen after the last change of the code: one after the other, with inferred types.")
        {
            documents, modes, results,
        };
        command.SetAction(parsed => Run(
            parsed.GetValue(documents)!, Choices.Modes(parsed.GetValue(modes)!), Choices.Store(parsed.GetValue(results))));
        return command;
    }

    private static int Run(string[] documents, IReadOnlyList<DeploymentMode> modes, ResultStore store)
    {
        using var line = new ProgressLine();
        // Before minutes are spent on the first.
        if (documents.FirstOrDefault(document => !File.Exists(document)) is { } missing)
            throw new UnusableException($"There is no file {missing}. Give JSON documents, such as documents/*.json.");
        if (documents.GroupBy(NameOf).FirstOrDefault(same => same.Count() > 1) is { } same)
            throw new UnusableException($"{string.Join(" and ", same)} would have one name in the table: rename one of them.");
        foreach (DeploymentMode mode in modes)
            store.CheckWritable(Machine.Current, Checkout.Framework, mode.Name);
        var problems = new List<string>();
        foreach ((int place, string document) in documents.Index())
        {
            line.Say($"[{place + 1}/{documents.Length}] {NameOf(document)}");
            try
            {
                Measure(document, modes, store, line);
            }
            catch (ProcessException problem) when (!Interrupt.IsRequested)
            {
                problems.Add($"{NameOf(document)} was not measured: {problem.Message}");
            }
        }

        line.Dispose();
        IResults[] all =
        [
            .. modes.Select(mode => store.Read<UnseenResults>(Machine.Current, Checkout.Framework, mode.Name)).OfType<IResults>(),
        ];
        Kind.Print(all);
        foreach (string problem in problems)
            Note.Print(problem);
        return problems.Count == 0 ? ExitCodes.Success : ExitCodes.CouldNotMeasure;
    }

    private static void Measure(string document, IReadOnlyList<DeploymentMode> modes, ResultStore store, ProgressLine line)
    {
        var request = new TryRequest([], [document], modes, Contenders, null, null, IsAll: false, IsLossy: false);
        var finder = new SubjectFinder(request, line.Say);
        IReadOnlyList<Subject> subjects = finder.Find();
        foreach (TimesResults times in new TryRun(request, subjects, finder.Files, line) { Settings = TurnSettings.Full }.Times())
        {
            // Types have names that are guessed, and are no better than the document's.
            string path = Kind.Save(
                store, new UnseenResults(times.Manifest, [.. times.Rows.Select(row => row with { Payload = NameOf(document) })]));
            line.Say($"Results: {ShownPath.Of(path)}");
        }
    }

    private static string NameOf(string document) => Path.GetFileNameWithoutExtension(document);
}
