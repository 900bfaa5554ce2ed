using JsonAot.Probe.Answers;

namespace JsonAot.Probe.Roles;

/// <summary>Runs the gate in a process of its own, because it may end the process.</summary>
/// <param name="direction">The only one to look at; both, where it is none.</param>
internal sealed class GateRole(Contender contender, Directions direction) : IPayloadVisitor
{
    private GateAnswer? _answer;

    internal static int Run(string contender, string payload, Directions direction)
    {
        var role = new GateRole(Chosen.Contender(contender), direction);
        Chosen.Payload(payload).Accept(role);
        return Reply.With(role._answer!, AnswerJson.Default.GateAnswer);
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        GateReport report = Gate.Check(contender, payload, direction);
        CodecTraits? traits = contender.Offer(payload).Codec?.Traits;
        string? oneWay = traits is null ? null : OneWay(traits);
        bool isBinary = traits is { Format: WireFormat.Binary };
        _answer = new GateAnswer(report.Fidelity, report.Findings, report.Remarks, oneWay, isBinary);
    }

    private static string? OneWay(CodecTraits traits)
    {
        string? missing = !traits.Supports(Directions.Deserialize) ? "writes only"
            : !traits.Supports(Directions.Serialize) ? "reads only"
            : null;
        return missing is null ? null : traits.OneWayReason is { } reason ? $"{missing}: {reason}" : missing;
    }
}
