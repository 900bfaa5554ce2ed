using JsonAot.Errors;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;

namespace JsonAot.Lab.Measures.Verify;

/// <summary>Tries every case of an error, each in a process of its own, which it may end.</summary>
internal sealed class ErrorCheck(ProbeSession session, IReadOnlyList<IPayload> payloads)
{
    // A process starts, reads the whole document and then the damaged one: all but a hang is over in less than a second.
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(10);

    private readonly (IPayload Chosen, ErrorScenario Scenario)[] _cases = [.. ErrorScenarios.For(Damaged(payloads))];

    internal IReadOnlyList<ErrorRow> Run(Contender contender)
    {
        if (ProbeSession.AbsenceOf(contender) is { } absence)
            return [.. _cases.Select(one => RowOf(contender, one.Chosen, one.Scenario) with { Unavailable = absence })];
        return Children.ForEach(_cases, one =>
        {
            ProbeReply<ErrorAnswer> reply = session.Process.Ask(
                AnswerJson.Default.ErrorAnswer, Limit, "error", one.Scenario.Name, contender.Name, one.Chosen.Name);
            return Judge(RowOf(contender, one.Chosen, one.Scenario), reply);
        });
    }

    internal static ErrorRow Judge(ErrorRow row, ProbeReply<ErrorAnswer> reply) => reply switch
    {
        { Answer.Unavailable: { } reason } => row with { Unavailable = reason },
        { Answer.Observation: { } seen } => row with { Outcome = KindOf(seen.Outcome), Exception = seen.Exception, Detail = seen.Detail },
        { Run.IsStackOverflow: true } => row with { Outcome = ErrorKind.StackOverflow, Detail = reply.Reason },
        { Run.End: ChildEnd.Hung } => row with { Outcome = ErrorKind.Hangs, Detail = reply.Reason },
        _ => row with { Outcome = ErrorKind.Crashes, Detail = reply.Reason },
    };

    /// <summary>
    /// The payloads that the articles damaged, or all that were chosen where those are not among them: every case is a process.
    /// </summary>
    internal static IReadOnlyList<IPayload> Damaged(IReadOnlyList<IPayload> payloads)
    {
        IPayload[] known = [.. payloads.Where(payload => ErrorScenarios.Payloads.Contains(payload.Name))];
        return known.Length > 0 ? known : payloads;
    }

    private static ErrorRow RowOf(Contender contender, IPayload chosen, ErrorScenario scenario) => new()
    {
        Contender = contender.Name,
        Payload = scenario.PayloadFor(chosen).Name,
        Scenario = scenario.Name,
        TakenAt = DateTimeOffset.UtcNow,
    };

    private static ErrorKind KindOf(ErrorOutcome outcome) => outcome switch
    {
        ErrorOutcome.Throws => ErrorKind.Throws,
        ErrorOutcome.Accepts => ErrorKind.Accepts,
        ErrorOutcome.Cuts => ErrorKind.Cuts,
        _ => ErrorKind.ReturnsNull,
    };
}
