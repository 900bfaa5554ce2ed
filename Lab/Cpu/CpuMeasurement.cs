using System.Globalization;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Terminal;
using JsonAot.Probing.Answers;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Cpu;

/// <summary>One probe for each contender, payload and direction, one after the other.</summary>
internal sealed class CpuMeasurement(IReadOnlyList<Contender> contenders, IReadOnlyList<IPayload> payloads, TimeSpan time)
{
    internal static readonly TimeSpan Full = TimeSpan.FromMilliseconds(400);
    internal static readonly TimeSpan Quick = TimeSpan.FromMilliseconds(100);

    private static readonly string[] Directions = ["serialize", "deserialize"];

    // The gate runs first, and a big payload passes it slowly under a slow contender.
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(60);

    internal CpuTimes Run(ProbeSession session, ProgressLine progress)
    {
        var rows = new List<CpuRow>();
        (Contender Contender, IPayload Payload, string Direction)[] cells =
        [
            .. from payload in payloads
               from contender in contenders
               from direction in Directions
               select (contender, payload, direction),
        ];
        foreach ((int done, (Contender contender, IPayload payload, string direction)) in cells.Index())
        {
            progress.Show(done + 1, cells.Length, $"{session.Manifest.Mode}: {payload.Name}, {contender.Name}, {direction}");
            var row = new CpuRow { Contender = contender.Name, Payload = payload.Name, Direction = direction, TakenAt = DateTimeOffset.UtcNow };
            rows.Add(ProbeSession.AbsenceOf(contender) is { } absence ? row with { Unavailable = absence } : Ask(session.Process, row));
        }

        return new CpuTimes(session.Manifest, rows);
    }

    private CpuRow Ask(ProbeProcess probe, CpuRow row)
    {
        string milliseconds = time.TotalMilliseconds.ToString("0", CultureInfo.InvariantCulture);
        ProbeReply<CpuAnswer> reply = probe.Ask(
            CpuAnswerJson.Default.CpuAnswer, Limit, "cpu", row.Contender, row.Payload, row.Direction, milliseconds);
        return reply.Answer switch
        {
            null => row with { Unavailable = $"its process {reply.Failure}" },
            { Unavailable: { } reason } => row with { Unavailable = reason },
            var answer => row with
            {
                Operations = answer.Operations,
                WallNs = PerOperation(answer.WallNs, answer),
                UserNs = PerOperation(answer.UserNs, answer),
                SystemNs = PerOperation(answer.SystemNs, answer),
                Processors = answer.Processors,
                Note = answer.Note,
            },
        };
    }

    private static double PerOperation(double total, CpuAnswer answer) => Math.Round(total / answer.Operations, 3);
}
