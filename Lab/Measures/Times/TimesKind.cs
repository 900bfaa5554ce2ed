using System.CommandLine;
using JsonAot.Errors;
using JsonAot.Lab.Tables;
using JsonAot.Turns;

namespace JsonAot.Lab.Measures.Times;

/// <summary>What a call takes: contenders side by side, each in a process of its own, timed in turns.</summary>
internal sealed class TimesKind : Kind<TimesResults>
{
    internal override IVerb Verb => new TimesVerb(this);

    internal override string SectionId => SteadyTable.Id;

    internal override string Plot => SteadyTable.Id;

    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        SteadyTable.Spec,
        CallTable.Of(
            "forms", "Other forms of the document",
            deployment => deployment.Times.Where(row => row is { IsCall: true, IsTwin: false, IsTest: false })),
    ];

    internal override IReadOnlyList<TableSpec> OnTerminal { get; } =
        [CallTable.Of("times", "What a call takes", deployment => deployment.Times.Where(row => row is { IsCall: true, IsTwin: false }))];

    internal override IEnumerable<string> Remarks(IReadOnlyList<IResults> measured)
    {
        foreach (TimesResults results in measured.OfType<TimesResults>())
        {
            string[] references = [.. results.Rows.Select(row => row.Reference).OfType<string>().Distinct()];
            TwinCheck twins = results.Twins;
            if (NewPage.RemarkOf(results.Rows.Select(row => row.NewPages), results.Manifest.PageNs) is { } remark)
                yield return remark;
            yield return $"{results.Manifest.Mode}: compared with {string.Join(", ", references)}; {twins}.";
            foreach (TimesRow twin in twins.Strange)
            {
                yield return $"{results.Manifest.Mode}: do not use the figures of {twin.Payload}, {CallTable.CallOf(twin)}: "
                    + $"{twin.Contender} was {TwinCheck.WordsOf(twin)} as fast as itself.";
            }
        }
    }
}

/// <summary>Contenders as live processes that take turns: each payload in each mode is a group.</summary>
internal sealed class TimesVerb(Kind kind)
    : MeasuringVerb("times", "Times calls: contenders live side by side, each in a process of its own, and take turns.", kind)
{
    private const string Damaged = "damaged";

    private readonly Option<string[]> _lanes = Listed("--lanes", "utf8", string.Join(", ", TimedCall.LaneNames));

    private readonly Option<string[]> _forms = Listed(
        "--forms", DocumentForm.Canonical,
        $"{string.Join(", ", DocumentForm.All)}, {Damaged} (calls that fail, and values that cannot be written)");

    private readonly Option<bool> _quick = QuickOption();

    protected override string[] DefaultPayloads => ["CalibrationPoints"];

    protected override Option<string> ModesOption { get; } = Choices.ModesOption(
        "jit,aot", $", {RootedModel.Mode} (every type of the model is kept, and what needs reflection is timed too)");

    protected override IReadOnlyList<Option> FurtherOptions => [_lanes, _forms, _quick];

    protected override Option<string[]> LibraryOption { get; } =
        Choices.LibraryOption($"{string.Join(", ", ContenderSets.Timed)} when left out.");

    protected override IReadOnlyList<DeploymentMode> ModesOf(string list) => Choices.Modes(list, RootedModel.Mode);

    protected override IReadOnlyList<Contender> ContendersOf(string[]? patterns) =>
        Choices.TimedContenders(patterns is { Length: > 0 } ? patterns : [.. ContenderSets.Timed]);

    protected override void Check(OptionValues given) => CallsOf(given.Get(_lanes)!, given.Get(_forms)!);

    /// <param name="lanes">Null for arrays of bytes.</param>
    /// <param name="forms">Null for documents as they are.</param>
    internal OptionValues Given(bool isQuick = false, string[]? lanes = null, string[]? forms = null)
    {
        OptionValues given = OptionValues.None.With(_quick, isQuick);
        given = lanes is null ? given : given.With(_lanes, lanes);
        return forms is null ? given : given.With(_forms, forms);
    }

    internal override IReadOnlyList<PublishRequest> Requests(Measuring run) => TimesMeasurement.RequestsOf(run);

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        var measurement = new TimesMeasurement(run, CallsOf(run), run.Get(_quick) ? TurnSettings.Quick : TurnSettings.Full);
        run.Programs.GetAll(Requests(run));
        foreach (ProbeSession session in run.Probes())
            yield return measurement.Measure(session);
    }

    internal IReadOnlyList<TimedCall> CallsOf(Measuring run) => CallsOf(run.Get(_lanes)!, run.Get(_forms)!);

    private static IReadOnlyList<TimedCall> CallsOf(string[] lanes, string[] forms)
    {
        string[] scenarios = [.. ErrorScenarios.All.Select(scenario => scenario.Name)];
        IReadOnlyList<TimedCall> calls = Choices.OrUsage<TimedCall>(() =>
        [
            .. from direction in (string[])["read", "write"]
               from lane in Named(lanes)
               from form in Named(forms).SelectMany(form => form == Damaged ? scenarios : [form])
               where form == DocumentForm.Canonical || lane == "utf8"
               let call = TimedCall.Parse($"{direction} {lane} {form}")
               where IsPossible(call)
               select call,
        ]);
        return calls.Count > 0
            ? calls
            : throw new LabException("Of these lanes and forms no call can be made.", ExitCodes.Usage);
    }

    /// <summary>A value is written in one form.</summary>
    private static bool IsPossible(TimedCall call) => ContenderTurns.IsFailing(call)
        ? ErrorScenarios.Named(call.Form).Direction == call.Direction
        : call.Direction == Directions.Deserialize || call.Form is DocumentForm.Canonical or DocumentForm.Varied;

    private static string[] Named(string[] words) => !words.Contains("") ? words : throw new ArgumentException(
        $"'{string.Join(',', words)}' has an empty word: write it as it is in --help, with a comma between two words alone.");

    private static Option<string[]> Listed(string name, string usual, string all) => new(name)
    {
        Description = $"Joined with commas: {all}.",
        Arity = ArgumentArity.ExactlyOne,
        CustomParser = given => given.Tokens[0].Value.Split(',', StringSplitOptions.TrimEntries),
        DefaultValueFactory = _ => [usual],
    };
}
