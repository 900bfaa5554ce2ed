using JsonAot.Errors;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;

namespace JsonAot.Lab.MeasuredPrograms.Probe.Roles;

/// <summary>Tries one error scenario once. It may well be the last thing that this process does.</summary>
internal sealed class ErrorRole(ErrorScenario scenario, Contender contender) : IPayloadVisitor
{
    private ErrorAnswer _answer = new(null, null);

    internal static int Run(string scenario, string contender, string payload)
    {
        ErrorScenario chosen = ErrorScenarios.Named(scenario);
        var role = new ErrorRole(chosen, Chosen.Contender(contender));
        chosen.PayloadFor(Chosen.Payload(payload)).Accept(role);
        return Reply.With(role._answer, AnswerJson.Default.ErrorAnswer);
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        Offer<T> offer = contender.Offer(payload);
        _answer = ErrorTrial.Unavailable(offer, payload, scenario) is { } reason
            ? new ErrorAnswer(null, reason)
            : new ErrorAnswer(ErrorTrial.Run(offer.Codec!, payload, scenario), null);
    }
}
