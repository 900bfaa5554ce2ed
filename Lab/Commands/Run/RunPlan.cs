using JsonAot.Lab.Claims.Sources;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Startup;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Measures.Verdicts;
using JsonAot.Turns;

namespace JsonAot.Lab.Commands.Run;

/// <summary>The stages of a run, in their order.</summary>
/// <param name="results">Where all of them write, and the page reads.</param>
internal sealed class RunPlan(RunScope scope, ResultStore results)
{
    private static readonly string[] Articles =
        ["*HighPerformance*", "*Original*", "*StringThenBytes*", "*LowerCaseNames*", "*Documents*"];

    private readonly MeasuringVerb[] _verbs = [.. Kinds.All.Select(kind => kind.Verb).OfType<MeasuringVerb>()];

    internal IReadOnlyList<Stage> Stages() => [.. Planned()];

    private Wanted All => new(scope.Modes, results) { Contenders = scope.Contenders, Payloads = scope.Payloads };

    /// <summary>Without variants of a contender, among which nobody chooses in a run of everything: naming one measures it.</summary>
    private IReadOnlyList<Contender> Compared => !scope.HasAllContenders ? scope.Contenders
        : [.. scope.Contenders.Where(contender => ShownName.FamilyOf(contender.Name) == contender.Name)];

    /// <summary>Starts, sizes and a quick run's verdicts need a program for each payload.</summary>
    private Wanted OfProcesses => All with { Contenders = Compared, Payloads = [scope.ProcessPayload] };

    /// <summary>Few contenders on one payload of each kind, unless somebody has chosen others.</summary>
    private Wanted OfKinds => All with
    {
        Contenders = scope.HasAllContenders ? null : scope.Contenders,
        Payloads = scope.HasAllPayloads ? Choices.Payloads(PayloadSets.OneOfEachKind) : scope.Payloads,
    };

    private IEnumerable<Stage> Planned()
    {
        // In every process that times, the gate is passed again: this one is to know early, and for its tables. Under one mode it takes
        // seconds.
        string gate = $"the gate: is what {scope.Contenders.Count} contenders write and read equal?";
        yield return Of("verify", gate, All with { Modes = scope.IsFull ? scope.Modes : [scope.Modes[0]] }) with { IsGate = true };

        var times = Verb<TimesVerb>();
        // A full run shows the limit too.
        IReadOnlyList<Contender> limit = scope.IsFull ? Choices.TimedContenders([ContenderSets.BareCopy]) : [];
        yield return Of("times", "a call once all is warm", All with
        {
            Contenders = [.. Compared, .. limit],
            Options = times.Given(isQuick: !scope.IsFull),
        });
        var startup = Verb<StartupVerb>();
        OptionValues starts = scope.IsFull ? startup.WarmingUpTo(1_000_000) : startup.Quickly;
        yield return OnLinux(Of("startup", "starting processes", OfProcesses with { Options = starts }));
        yield return OnLinux(Of("size", "bytes on disk", OfProcesses));
        if (scope.Modes.Any(mode => mode.IsNative))
            yield return Of("verdicts", "which libraries work compiled ahead of time", Verdicts);
        if (!scope.IsFull)
            yield break;

        // What spaces and another order cost depends on the kind of a document, and not on which one of its kind it is.
        yield return Of("forms", times, "other forms of the documents", OfKinds with
        {
            Options = times.Given(forms: [DocumentForm.Indented, DocumentForm.Reordered, DocumentForm.Varied]),
        });
        yield return Of("lanes", times, "strings, and a buffer to write to", All with
        {
            Contenders = scope.HasAllContenders
                ? Choices.TimedContenders([.. ContenderSets.InStrings, ContenderSets.SpanCodec])
                : scope.Contenders,
            Options = times.Given(lanes: [Rows.Lane, "buffer"]),
        });
        // The articles' own comparisons choose their contenders, so they belong to a run of everything alone.
        if (scope.IsWhole)
        {
            yield return Of("any-case", times, "names in any case, which one article read", All with
            {
                // With all that is compared in this lane: a ratio is of those that live side by side.
                Contenders = Choices.TimedContenders([.. ContenderSets.InStrings.Union(ContenderSets.InAnyCase)]),
                Payloads = Choices.Payloads([Rows.Enterprise]),
                Options = times.Given(lanes: [Rows.Lane]),
            });
            yield return OfHost(
                "BenchmarkJson", "articles", "the articles' own benchmarks (BenchmarkDotNet)",
                [.. Articles, .. Rows.WithoutTypes.SelectMany(payload => new[] { "--payload", payload })], scope.Modes);
        }

        DeploymentMode[] native = [.. scope.Modes.Where(mode => mode.IsNative)];
        if (scope.IsWhole && native.Length > 0)
            yield return OfHost("BenchmarkJsonAot", "native", "the ways of System.Text.Json in a native program", ["*NativeAot*"], native);

        if (Checkout.Framework != Checkout.FrameworkByPacks)
            yield return Of("frameworks", $"what {Checkout.FrameworkByPacks} changes", OfKinds);
        yield return OnLinux(Of("web", "what a serializer changes in a web program", new Wanted(scope.Modes, results)));
        yield return Of("build-cost", "what source generators cost when a program is built", new Wanted([CostMode], results));
        yield return Of("memory", "what a working process needs", All with
        {
            Contenders = scope.HasAllContenders ? null : scope.Contenders,
            // The payload is the largest where nothing is chosen.
            Payloads = scope.HasAllPayloads ? null : scope.Payloads,
        });
    }

    /// <summary>One program has all payloads, so that all cost little more than one.</summary>
    private Wanted Verdicts => scope.IsFull
        ? All with { Modes = VerdictsVerb.Modes }
        : All with { Modes = [DeploymentMode.Aot], Payloads = [scope.ProcessPayload] };

    /// <summary>The compiler does the same in every mode: one is enough, and a native one says more.</summary>
    private DeploymentMode CostMode => scope.Modes.FirstOrDefault(mode => mode.IsNative, scope.Modes[0]);

    private static Stage OnLinux(Stage stage) => stage with { Omitted = OperatingSystem.IsLinux() ? null : "it needs Linux" };

    private TVerb Verb<TVerb>() => _verbs.OfType<TVerb>().Single();

    private VerbStage Of(string verb, string title, Wanted wanted) => Of(verb, _verbs.Single(one => one.Name == verb), title, wanted);

    private static VerbStage Of(string id, MeasuringVerb verb, string title, Wanted wanted) => new(id, title, verb, wanted);

    private HostStage OfHost(string host, string id, string title, string[] benchmarks, IReadOnlyList<DeploymentMode> modes) => new(
        id, title, host,
        ["--filter", .. benchmarks, "--modes", string.Join(',', modes.Select(mode => mode.Name)), "--results", results.Root]);
}
