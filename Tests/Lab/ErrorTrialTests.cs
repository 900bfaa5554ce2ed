using System.Text;
using JsonAot.Errors;
using JsonAot.Libraries;
using JsonAot.Payloads.CalibrationPoints;

namespace JsonAot.Tests.Lab;

/// <summary>
/// Facts about the contenders that restore everywhere. None of them ends this process; those that do are not among them.
/// </summary>
public class ErrorTrialTests
{
    private static readonly string[] Known =
    [
        "Hand-written", "Hand-written, MemoryStream", "SimpleJson", "STJ reflection",
        "STJ source-gen", "STJ source-gen, metadata", "STJ fast path",
        "STJ reflection, any case", "STJ source-gen, any case", "DataContractJsonSerializer",
        "Newtonsoft.Json", "Google.Protobuf", "protobuf-net",
    ];

    // Everything else throws.
    private static readonly Dictionary<(string Contender, string Scenario), ErrorOutcome> Careless = new()
    {
        [("Newtonsoft.Json", "empty")] = ErrorOutcome.ReturnsNull,
        [("DataContractJsonSerializer", "unclosed")] = ErrorOutcome.Accepts,
        // By its format a message may be repeated, and an empty one is a message of defaults.
        [("Google.Protobuf", "duplicated")] = ErrorOutcome.Accepts,
        [("Google.Protobuf", "empty")] = ErrorOutcome.Cuts,
        [("protobuf-net", "duplicated")] = ErrorOutcome.Accepts,
        [("protobuf-net", "empty")] = ErrorOutcome.Cuts,
    };

    private static readonly string[] WritingAlone = ["Hand-written, MemoryStream", "STJ fast path", "STJ source-gen, metadata"];

    // Nobody has written a schema for the types of the cycles.
    private static readonly string[] ReadingAlone = ["STJ reflection, any case", "STJ source-gen, any case", "Google.Protobuf"];

    public static MatrixTheoryData<string, string> EveryPair() => new(Known, ErrorScenarios.All.Select(scenario => scenario.Name));

    [Theory]
    [MemberData(nameof(EveryPair))]
    public void A_contender_fails_as_it_is_known_to(string contender, string scenario)
    {
        var trial = new Trial(Contenders.Named(contender), ErrorScenarios.Named(scenario));
        trial.Scenario.PayloadFor(InBox.PayloadNamed("Simple")).Accept(trial);
        string[] absent = trial.Scenario.Direction == Directions.Serialize ? ReadingAlone : WritingAlone;
        Assert.Equal(absent.Contains(contender), trial.Unavailable is not null);
        if (trial.Seen is null)
            return;
        Assert.Equal(Careless.GetValueOrDefault((contender, scenario), ErrorOutcome.Throws), trial.Seen.Outcome);
        Assert.Equal(trial.Seen.Outcome == ErrorOutcome.Throws, trial.Seen.Exception is not null);
    }

    [Fact]
    public void An_unknown_scenario_is_answered_with_the_list() =>
        Assert.Contains(
            "cycle-simple, cycle-complex",
            Assert.Throws<ArgumentException>(() => ErrorScenarios.Named("nonsense")).Message,
            StringComparison.Ordinal);

    // From here on codecs go wrong in ways that no library here does, or not reliably.
    private static readonly CalibrationPointsPayload Payload = new();

    private static ErrorObservation Try(Func<string, CalibrationPoint[]?> read, string scenario) =>
        ErrorTrial.Run(new Reader(read), Payload, ErrorScenarios.Named(scenario));

    private static bool IsWhole(string text) => text == Encoding.UTF8.GetString(Payload.CanonicalUtf8);

    [Fact]
    public void A_part_of_the_value_is_a_cut_and_is_named()
    {
        ErrorObservation seen = Try(text => IsWhole(text) ? Payload.Sample : Payload.Sample[..1], "truncated");
        Assert.Equal(ErrorOutcome.Cuts, seen.Outcome);
        Assert.Equal("$: 2 elements became 1", seen.Detail);
    }

    [Fact]
    public void A_reader_that_always_loses_something_has_not_cut()
    {
        CalibrationPoint[] lossy = [new() { ScreenX = 1 }];
        Assert.Equal(ErrorOutcome.Accepts, Try(_ => lossy, "illegal-end").Outcome);
    }

    [Fact]
    public void What_reflection_wraps_is_what_was_thrown()
    {
        ErrorObservation seen = Try(
            _ => throw new System.Reflection.TargetInvocationException(new FormatException("inner\nmore")), "empty");
        Assert.Equal((ErrorOutcome.Throws, nameof(FormatException), "inner"), (seen.Outcome, seen.Exception, seen.Detail));
    }

    [Fact]
    public void A_reader_that_refuses_everything_is_not_praised_for_it()
    {
        var codec = new Reader(_ => throw new NotSupportedException("broken here"));
        Assert.Equal(
            "it refuses the undamaged document too: NotSupportedException: broken here",
            ErrorTrial.Unavailable(new Offer<CalibrationPoint[]>(codec, null), Payload, ErrorScenarios.Named("truncated")));
    }

    [Theory]
    [InlineData("illegal-start", "#![")]
    [InlineData("illegal-end", "]#!")]
    [InlineData("duplicated", "][")]
    public void Documents_are_damaged_as_they_are_described(string scenario, string expected)
    {
        string? damaged = null;
        Try(text => (damaged ??= text) is null ? null : throw new FormatException(), scenario);
        Assert.Contains(expected, damaged, StringComparison.Ordinal);
    }

    private sealed class Trial(Contender contender, ErrorScenario scenario) : IPayloadVisitor
    {
        internal ErrorScenario Scenario => scenario;

        internal string? Unavailable { get; private set; }

        internal ErrorObservation? Seen { get; private set; }

        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            Offer<T> offer = contender.Offer(payload);
            Unavailable = ErrorTrial.Unavailable(offer, payload, scenario);
            Seen = Unavailable is null ? ErrorTrial.Run(offer.Codec!, payload, scenario) : null;
        }
    }

    private sealed class Reader(Func<string, CalibrationPoint[]?> read) : TextCodec<CalibrationPoint[]>
    {
        public override string SerializeToString(CalibrationPoint[] value) => throw new NotSupportedException();

        public override CalibrationPoint[]? Deserialize(string text) => read(text);
    }
}
