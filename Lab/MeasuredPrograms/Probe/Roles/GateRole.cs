using JsonAot.Lab.MeasuredPrograms.Probe.Answers;

namespace JsonAot.Lab.MeasuredPrograms.Probe.Roles;

/// <summary>Runs the gate in a process of its own, because it may end the process.</summary>
internal sealed class GateRole(Contender contender) : IPayloadVisitor
{
    private GateAnswer? _answer;

    internal static int Run(string contender, string payload)
    {
        var role = new GateRole(Chosen.Contender(contender));
        Chosen.Payload(payload).Accept(role);
        return Reply.With(role._answer!, AnswerJson.Default.GateAnswer);
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        GateReport report = Gate.Check(contender, payload);
        CodecTraits? traits = contender.Offer(payload).Codec?.Traits;
        string? oneWay = traits is null ? null : OneWay(traits);
        bool isBinary = traits is { Format: WireFormat.Binary };
        _answer = new GateAnswer(report.Fidelity, report.Findings, report.Remarks, oneWay, isBinary);
    }

    /// <returns>Null where it goes both ways.</returns>
    internal static string? OneWay(CodecTraits traits) =>
        !traits.Supports(Directions.Deserialize) ? traits.WhyNot(Directions.Deserialize)
        : !traits.Supports(Directions.Serialize) ? traits.WhyNot(Directions.Serialize)
        : null;
}
