using JsonAot.Lab.MeasuredPrograms.Probe.Answers;

namespace JsonAot.Lab.Measures.Verify;

/// <summary>Passes every contender through the gate, each in its own child process.</summary>
internal sealed class FidelityCheck(ProbeSession session)
{
    internal IReadOnlyList<FidelityRow> Run(IReadOnlyList<Contender> contenders, IPayload payload) =>
        Children.ForEach(contenders, contender => Check(session.Process, contender, payload));

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

        ProbeReply<GateAnswer> reply = probe.AskGate(contender.Name, payload.Name, Children.Limit);
        if (reply.Answer is not { } answer)
            return row with { Outcome = reply.Outcome, Findings = [reply.Reason] };
        return row with
        {
            Outcome = OutcomeOf(answer.Fidelity),
            Findings = answer.Findings,
            Remarks = answer.Remarks,
            OneWay = answer.OneWay,
            IsBinary = answer.IsBinary,
        };
    }

    private static CheckOutcome OutcomeOf(Fidelity fidelity) => fidelity switch
    {
        Fidelity.Faithful => CheckOutcome.Faithful,
        Fidelity.Lossy => CheckOutcome.Lossy,
        Fidelity.Throws => CheckOutcome.Throws,
        _ => CheckOutcome.Unavailable,
    };
}

/// <summary>Asks many children at once. Nothing is timed here, so they may share the processors.</summary>
internal static class Children
{
    /// <summary>The gate runs eight lanes of a document of megabytes, and a naive serializer takes seconds for one.</summary>
    internal static readonly TimeSpan Limit = TimeSpan.FromSeconds(60);

    /// <returns>The answers in the order of the items.</returns>
    internal static IReadOnlyList<TResult> ForEach<TItem, TResult>(IReadOnlyList<TItem> items, Func<TItem, TResult> ask)
    {
        var results = new TResult[items.Count];
        var all = new ParallelOptions { MaxDegreeOfParallelism = Environment.ProcessorCount };
        Parallel.For(0, items.Count, all, i => results[i] = ask(items[i]));
        return results;
    }
}
