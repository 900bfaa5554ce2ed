using JsonAot.Lab.Probes;
using JsonAot.Lab.Terminal;
using JsonAot.Probing.Answers;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Limits;

/// <summary>One process for each payload, in which all contenders take their turns.</summary>
internal sealed class LimitsMeasurement(IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads)
{
    // Five tasks of some contenders, each warmed up first: seconds; the largest payload under the slowest of them, a minute.
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(5);

    internal LimitTimes Run(ProbeSession session, ProgressLine progress)
    {
        var rows = new List<LimitRow>();
        string[] names = [.. contenders.Where(contender => ProbeSession.AbsenceOf(contender) is null).Select(contender => contender.Name)];
        foreach ((int done, IPayload payload) in payloads.Index())
        {
            progress.Show(done + 1, payloads.Count, $"{session.Manifest.Mode}: {payload.Name}");
            rows.AddRange(contenders
                .Where(contender => ProbeSession.AbsenceOf(contender) is not null)
                .Select(contender => Row(payload, new LimitsTime("all", contender.Name) { Unavailable = ProbeSession.AbsenceOf(contender) })));
            ProbeReply<LimitsAnswer> reply = session.Process.Ask(LimitsAnswerJson.Default.LimitsAnswer, Limit, ["limits", payload.Name, .. names]);
            rows.AddRange(reply.Answer is { } answer
                ? answer.Times.Select(time => Row(payload, time))
                : names.Select(name => Row(payload, new LimitsTime("all", name) { Unavailable = $"the process {reply.Failure}" })));
        }

        return new LimitTimes(session.Manifest, rows);
    }

    private static LimitRow Row(IPayload payload, LimitsTime time) => new()
    {
        Payload = payload.Name,
        Task = time.Task,
        Contender = time.Contender,
        TakenAt = DateTimeOffset.UtcNow,
        MinNs = time.MinNs,
        MedianNs = time.MedianNs,
        AllocatedBytes = time.AllocatedBytes,
        Unavailable = time.Unavailable,
    };
}
