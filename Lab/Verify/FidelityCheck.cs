using JsonAot.Lab.Probes;
using JsonAot.Lab.Terminal;
using JsonAot.Probing.Answers;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Verify;

/// <summary>The gate's word on every contender and payload, each in a child of its own.</summary>
internal static class FidelityCheck
{
    internal static FidelityResults Run(
        ProbeSession session, IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads, ProgressLine progress)
    {
        (Contender Contender, IPayload Payload)[] cells = [.. from payload in payloads from contender in contenders select (contender, payload)];
        return new FidelityResults(session.Manifest, Children.ForEach(
            cells,
            progress,
            cell => $"{session.Manifest.Mode}: {cell.Contender.Name} through the gate with {cell.Payload.Name}",
            cell => Check(session.Process, cell.Contender, cell.Payload)));
    }

    private static FidelityRow Check(ProbeProcess probe, Contender contender, IPayload payload)
    {
        var row = new FidelityRow
        {
            Contender = contender.Name,
            Payload = payload.Name,
            IsOwn = contender.IsOwn,
            TakenAt = DateTimeOffset.UtcNow,
        };
        if (ProbeSession.AbsenceOf(contender) is { } absence)
            return row with { Outcome = CheckOutcome.Unavailable, Findings = [absence] };

        ProbeReply<GateAnswer> reply = probe.Ask(GateAnswerJson.Default.GateAnswer, Children.Limit, "gate", contender.Name, payload.Name);
        if (reply.Answer is not { } answer)
        {
            (CheckOutcome outcome, string finding) = Children.Judge(reply);
            return row with { Outcome = outcome, Findings = [finding] };
        }

        return row with { Outcome = OutcomeOf(answer.Fidelity), Findings = answer.Findings, OneWay = answer.OneWay };
    }

    private static CheckOutcome OutcomeOf(Fidelity fidelity) => fidelity switch
    {
        Fidelity.Faithful => CheckOutcome.Faithful,
        Fidelity.Lossy => CheckOutcome.Lossy,
        Fidelity.Throws => CheckOutcome.Throws,
        _ => CheckOutcome.Unavailable,
    };
}
