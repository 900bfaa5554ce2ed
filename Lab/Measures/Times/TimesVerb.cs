using System.CommandLine;
using JsonAot.Errors;
using JsonAot.Lab.Running.Turns;
using JsonAot.Turns;

namespace JsonAot.Lab.Measures.Times;

/// <summary>Contenders as live processes that take turns: each payload in each mode is a group.</summary>
internal sealed class TimesVerb(Kind kind)
    : MeasuringVerb("times", "Times calls: contenders live side by side, each in a process of its own, and take turns.", kind)
{
    private const string Damaged = "damaged";

    /// <summary>From convenient to fastest, and the library that most people come from.</summary>
    private static readonly string[] Chosen =
    [
        "Newtonsoft.Json", "STJ reflection", "STJ source-gen", "Hand-written", "SpanCodec", Codecs.BareCopy.ContenderName,
    ];

    private readonly Option<string> _directions = Listed("--directions", "read,write", "read, write");

    private readonly Option<string> _lanes = Listed("--lanes", "utf8", string.Join(", ", TimedCall.LaneNames));

    private readonly Option<string> _forms = Listed(
        "--forms", DocumentForm.Canonical,
        $"{string.Join(", ", DocumentForm.All)}, {Damaged} (calls that fail, and values that cannot be written)");

    private readonly Option<string> _reference = new("--reference")
    {
        Description = "The contender that all others are compared with.",
        DefaultValueFactory = _ => TimesResults.PreferredReference,
    };

    private readonly Option<bool> _quick = new("--quick")
    {
        Description = "Three generations of processes instead of five; in both cases more where they are short.",
    };

    private readonly Option<int?> _seed = new("--seed") { Description = "Shuffles the turns as a run with that seed did; it is recorded." };

    protected override string[] DefaultPayloads => ["CalibrationPoints"];

    protected override Option<string> ModesOption { get; } = Choices.ModesOption(
        "jit,aot", $", {RootedModel.Mode} (every type of the model is kept, and what needs reflection is timed too)");

    protected override IReadOnlyList<Option> FurtherOptions => [_directions, _lanes, _forms, _reference, _quick, _seed];

    protected override Option<string[]> LibraryOption { get; } = Choices.LibraryOption($"{string.Join(", ", Chosen)} when left out.");

    protected override IReadOnlyList<DeploymentMode> ModesOf(string list) => Choices.Modes(list, RootedModel.Mode);

    protected override IReadOnlyList<Contender> ContendersOf(string[]? patterns) =>
        Choices.TimedContenders(patterns is { Length: > 0 } ? patterns : Chosen);

    protected override void Check(ParseResult parsed)
    {
        _ = CallsOf(parsed.GetValue(_directions)!, parsed.GetValue(_lanes)!, parsed.GetValue(_forms)!);
        _ = Choices.TimedContenders([parsed.GetValue(_reference)!]);
    }

    internal override IReadOnlyList<PublishRequest> Requests(Measuring run) => TimesMeasurement.RequestsOf(run);

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        var scope = new TimesScope(CallsOf(run.Get(_directions)!, run.Get(_lanes)!, run.Get(_forms)!), run.Get(_reference)!)
        {
            Settings = run.Get(_quick) ? TurnSettings.Quick : TurnSettings.Full,
            Seed = run.Get(_seed),
        };
        var measurement = new TimesMeasurement(run, scope);
        run.Programs.GetAll(Requests(run));
        foreach (ProbeSession session in run.Probes())
            yield return measurement.Measure(session);
    }

    /// <exception cref="LabException">A word is unknown, or no call is left.</exception>
    private static TimedCall[] CallsOf(string directions, string lanes, string forms)
    {
        string[] scenarios = [.. ErrorScenarios.All.Select(scenario => scenario.Name)];
        TimedCall[] calls;
        try
        {
            calls =
            [
                .. from direction in Words(directions)
                   from lane in Words(lanes)
                   from form in Words(forms).SelectMany(form => form == Damaged ? scenarios : [form])
                   where form == DocumentForm.Canonical || lane == "utf8"
                   let call = TimedCall.Parse($"{direction} {lane} {form}")
                   where IsPossible(call)
                   select call,
            ];
        }
        catch (ArgumentException unknown)
        {
            throw new LabException(unknown.Message, ExitCodes.Usage);
        }

        return calls.Length > 0
            ? calls
            : throw new LabException("Of these directions, lanes and forms no call can be made.", ExitCodes.Usage);
    }

    /// <summary>A value is written in one form.</summary>
    private static bool IsPossible(TimedCall call) => ContenderTurns.IsFailing(call)
        ? ErrorScenarios.Named(call.Form).Direction == call.Direction
        : call.Direction == Directions.Deserialize || call.Form is DocumentForm.Canonical or DocumentForm.Varied;

    private static string[] Words(string list) => list.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);

    private static Option<string> Listed(string name, string usual, string all) => new(name)
    {
        Description = $"Joined with commas: {all}.",
        DefaultValueFactory = _ => usual,
    };
}
