using JsonAot.Errors;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Terminal;
using JsonAot.Probing.Answers;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Errors;

/// <summary>First what happens, every case in a process of its own; then, where that was an exception, what it costs.</summary>
internal sealed class ErrorMeasurement(IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads)
{
    // A process starts, reads the whole document and then the damaged one: all but a hang is over in less than a second.
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(10);
    private static readonly TimeSpan TimingLimit = TimeSpan.FromSeconds(30);

    // What happens does not depend on how fast it happens, so that a second processor may help.
    private static readonly ParallelOptions TwoAtATime = new() { MaxDegreeOfParallelism = Math.Min(2, Environment.ProcessorCount) };

    internal ErrorResults Run(ProbeSession session, ProgressLine progress)
    {
        ErrorCase[] cases = [.. ErrorCase.Of(contenders, payloads)];
        var rows = new ErrorRow[cases.Length];
        int done = 0;
        Parallel.ForEachAsync(cases.Index(), TwoAtATime, async (numbered, _) =>
        {
            (int index, ErrorCase one) = numbered;
            progress.Show(Interlocked.Increment(ref done), cases.Length, $"{session.Manifest.Mode}: {one.Contender.Name}, {one.Scenario}");
            rows[index] = ProbeSession.AbsenceOf(one.Contender) is { } absence
                ? one.Row with { Unavailable = absence }
                : await TryAsync(session.Process, one).ConfigureAwait(false);
        }).GetAwaiter().GetResult();

        ErrorTiming.Fill(session, cases, rows, TimingLimit, progress);
        return new ErrorResults(session.Manifest, rows);
    }

    private static async Task<ErrorRow> TryAsync(ProbeProcess probe, ErrorCase one)
    {
        ProbeReply<ErrorAnswer> reply = await probe
            .AskAsync(ErrorAnswerJson.Default.ErrorAnswer, Limit, "error", one.Scenario.Name, one.Contender.Name, one.Chosen.Name)
            .ConfigureAwait(false);
        return Judge(one.Row, reply);
    }

    internal static ErrorRow Judge(ErrorRow row, ProbeReply<ErrorAnswer> reply) => reply switch
    {
        { Answer.Unavailable: { } reason } => row with { Unavailable = reason },
        { Answer.Observation: { } seen } => row with { Outcome = KindOf(seen.Outcome), Exception = seen.Exception, Detail = seen.Detail },
        { Run.IsStackOverflow: true } => row with { Outcome = ErrorKind.StackOverflow, Detail = $"its process {reply.Failure}" },
        { Run.End: ChildEnd.Hung } => row with { Outcome = ErrorKind.Hangs, Detail = $"its process {reply.Failure}" },
        _ => row with { Outcome = ErrorKind.Crashes, Detail = $"its process {reply.Failure}" },
    };

    private static ErrorKind KindOf(ErrorOutcome outcome) => outcome switch
    {
        ErrorOutcome.Throws => ErrorKind.Throws,
        ErrorOutcome.Accepts => ErrorKind.Accepts,
        ErrorOutcome.Cuts => ErrorKind.Cuts,
        _ => ErrorKind.ReturnsNull,
    };
}
