using JsonAot.Errors;
using JsonAot.Libraries;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>What is known of the contenders that restore everywhere. None of them ends this process; those that do are not among them.</summary>
public class ErrorTrialTests
{
    private static readonly string[] Known =
    [
        "Hand-written", "Hand-written, MemoryStream", "SimpleJson", "STJ reflection", "STJ source-gen", "STJ source-gen, metadata", "STJ fast path",
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

    public static TheoryData<string, string> EveryPair()
    {
        var pairs = new TheoryData<string, string>();
        foreach (string contender in Known)
        {
            foreach (ErrorScenario scenario in ErrorScenarios.All)
                pairs.Add(contender, scenario.Name);
        }

        return pairs;
    }

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

    [Theory]
    [InlineData("STJ source-gen")]
    [InlineData("Newtonsoft.Json")]
    [InlineData("Hand-written")]
    public void Those_who_both_read_and_write_are_tried_in_every_scenario(string contender)
    {
        foreach (ErrorScenario scenario in ErrorScenarios.All)
        {
            var trial = new Trial(Contenders.Named(contender), scenario);
            scenario.PayloadFor(InBox.PayloadNamed("Simple")).Accept(trial);
            Assert.Null(trial.Unavailable);
        }
    }

    [Fact]
    public void An_unknown_scenario_is_answered_with_the_list() =>
        Assert.Contains("cycle-simple, cycle-complex", Assert.Throws<ArgumentException>(() => ErrorScenarios.Named("nonsense")).Message, StringComparison.Ordinal);

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
}
