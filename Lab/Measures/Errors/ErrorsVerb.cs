using System.CommandLine;
using JsonAot.Errors;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Measures.Errors;

/// <summary>Tries every case in its own process; then times the cases that threw an exception.</summary>
internal sealed class ErrorsVerb(Kind kind)
    : MeasuringVerb("errors", "Gives each library values that cannot be written and documents that are damaged, each in a process of its own.", kind)
{
    // A process starts, reads the whole document and then the damaged one: all but a hang is over in less than a second.
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(10);
    private static readonly TimeSpan TimingLimit = TimeSpan.FromSeconds(30);

    // What happens does not depend on how fast it happens, so that a second processor may help.
    private static readonly ParallelOptions TwoAtATime = new() { MaxDegreeOfParallelism = Math.Min(2, Environment.ProcessorCount) };

    protected override string[] DefaultPayloads => [.. ErrorScenarios.Payloads];

    protected override string PayloadHelp => $"The payload whose document is damaged, by name or pattern; may be repeated. {string.Join(" and ", DefaultPayloads)} when left out.";

    protected override Option<string> ModesOption => Choices.ModesOption("jit");

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        foreach (ProbeSession session in run.Probes())
        {
            yield return new ErrorResults(session.Manifest, run.Rows(
                session.Stamp, session.Manifest.Mode, ErrorResults.TypeInfo, run.Contenders, contender => contender.Name, contender => Measure(session, contender, run.Payloads)));
        }
    }

    private static ErrorRow[] Measure(ProbeSession session, Contender contender, IReadOnlyList<IPayload> payloads)
    {
        (IPayload Chosen, ErrorScenario Scenario)[] cases = [.. ErrorScenarios.For(payloads)];
        ErrorRow[] rows = [.. cases.Select(one => new ErrorRow
        {
            Contender = contender.Name,
            Payload = one.Scenario.PayloadFor(one.Chosen).Name,
            Scenario = one.Scenario.Name,
            TakenAt = DateTimeOffset.UtcNow,
        })];
        if (ProbeSession.AbsenceOf(contender) is { } absence)
            return [.. rows.Select(row => row with { Unavailable = absence })];

        Parallel.ForEachAsync(cases.Index(), TwoAtATime, async (one, _) =>
        {
            ProbeReply<ErrorAnswer> reply = await session.Process
                .AskAsync(ErrorAnswerJson.Default.ErrorAnswer, Limit, "error", one.Item.Scenario.Name, contender.Name, one.Item.Chosen.Name)
                .ConfigureAwait(false);
            rows[one.Index] = Judge(rows[one.Index], reply);
        }).GetAwaiter().GetResult();
        foreach (IPayload payload in payloads)
            Time(session, contender, payload, cases, rows);
        return rows;
    }

    internal static ErrorRow Judge(ErrorRow row, ProbeReply<ErrorAnswer> reply) => reply switch
    {
        { Answer.Unavailable: { } reason } => row with { Unavailable = reason },
        { Answer.Observation: { } seen } => row with { Outcome = KindOf(seen.Outcome), Exception = seen.Exception, Detail = seen.Detail },
        { Run.IsStackOverflow: true } => row with { Outcome = ErrorKind.StackOverflow, Detail = reply.Reason },
        { Run.End: ChildEnd.Hung } => row with { Outcome = ErrorKind.Hangs, Detail = reply.Reason },
        _ => row with { Outcome = ErrorKind.Crashes, Detail = reply.Reason },
    };

    /// <summary>What the calls that throw cost: in one process, after all the others.</summary>
    private static void Time(ProbeSession session, Contender contender, IPayload payload, (IPayload Chosen, ErrorScenario Scenario)[] cases, ErrorRow[] rows)
    {
        int[] thrown = [.. Enumerable.Range(0, cases.Length).Where(index => cases[index].Chosen == payload && rows[index].Outcome == ErrorKind.Throws)];
        if (thrown.Length == 0)
            return;
        ErrorTimesAnswer? answer = session.Process.Ask(
            ErrorTimesAnswerJson.Default.ErrorTimesAnswer, TimingLimit,
            ["error-times", contender.Name, payload.Name, .. thrown.Select(index => cases[index].Scenario.Name)]).Answer;
        foreach (int index in thrown)
        {
            // Without an answer the outcome stands, and its cost stays unknown.
            if (answer?.Times.FirstOrDefault(time => time.Scenario == cases[index].Scenario.Name) is { } time)
                rows[index] = rows[index] with { MedianNs = time.MedianNs, AllocatedBytes = time.AllocatedBytes };
        }
    }

    private static ErrorKind KindOf(ErrorOutcome outcome) => outcome switch
    {
        ErrorOutcome.Throws => ErrorKind.Throws,
        ErrorOutcome.Accepts => ErrorKind.Accepts,
        ErrorOutcome.Cuts => ErrorKind.Cuts,
        _ => ErrorKind.ReturnsNull,
    };
}
