using System.CommandLine;
using JsonAot.Lab.Terminal;
using JsonAot.Probing.Answers;

namespace JsonAot.Lab.Measures.Cpu;

/// <summary>One probe for each contender, payload and direction, one after the other.</summary>
internal sealed class CpuVerb(Kind kind)
    : MeasuringVerb("cpu", "Measures user and system processor time per operation, and how much of the machine was used.", kind)
{
    private const string FullMilliseconds = "250";
    private const string QuickMilliseconds = "60";

    private static readonly string[] Directions = ["serialize", "deserialize"];

    // The gate runs first, and a big payload passes it slowly under a slow contender.
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(60);

    private readonly Option<bool> _quick = new("--quick") { Description = "A quarter of the time, for a first look." };

    protected override IReadOnlyList<Option> FurtherOptions => [_quick];

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        string milliseconds = run.Get(_quick) ? QuickMilliseconds : FullMilliseconds;
        (Contender Contender, IPayload Payload, string Direction)[] cells =
        [
            .. from payload in run.Payloads
               from contender in run.Contenders
               from direction in Directions
               select (contender, payload, direction),
        ];
        foreach (ProbeSession session in run.Probes())
        {
            yield return new CpuTimes(session.Manifest, run.Rows(
                session.Stamp,
                session.Manifest.Mode,
                CpuTimes.TypeInfo,
                cells,
                cell => $"{cell.Payload.Name}, {cell.Contender.Name}, {cell.Direction}",
                cell => new[] { Measure(session, cell.Contender, cell.Payload, cell.Direction, milliseconds) }));
        }
    }

    private static CpuRow Measure(ProbeSession session, Contender contender, IPayload payload, string direction, string milliseconds)
    {
        var row = new CpuRow { Contender = contender.Name, Payload = payload.Name, Direction = direction, TakenAt = DateTimeOffset.UtcNow };
        if (ProbeSession.AbsenceOf(contender) is { } absence)
            return row with { Unavailable = absence };
        ProbeReply<CpuAnswer> reply = session.Process.Ask(
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
                Note = Joined(answer.Note, contender.Source),
            },
        };
    }

    private static double PerOperation(double total, CpuAnswer answer) => Math.Round(total / answer.Operations, 3);
}
