using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Probes;

/// <summary>
/// Whether a contender keeps a payload's value, asked in a process of its own; with the reason where it does not. Before many are timed
/// in one process, each is asked alone: one that crashes or hangs would take the figures of all others with it.
/// </summary>
/// <param name="EndsItsProcess">Whether it crashed or did not come back.</param>
internal sealed record ProbeAdmission(string Contender, string? Reason, bool EndsItsProcess)
{
    /// <param name="direction">The only one to ask about; both, where it is none.</param>
    internal static ProbeAdmission Ask(
        ProbeProcess probe, string contender, string payload, TimeSpan limit, Directions direction = Directions.None)
    {
        ProbeReply<GateAnswer> reply = probe.AskGate(contender, payload, limit, direction);
        return new ProbeAdmission(
            contender,
            reply.Answer switch
            {
                null => reply.Reason,
                { Fidelity: Fidelity.Faithful } => null,
                { Fidelity: Fidelity.Lossy } answer => $"loses or changes values: {string.Join("; ", answer.Findings)}",
                { } answer => string.Join("; ", answer.Findings),
            },
            EndsItsProcess: reply.Answer is null);
    }
}
