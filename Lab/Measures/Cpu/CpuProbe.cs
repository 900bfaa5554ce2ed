using System.Diagnostics;
using System.Globalization;
using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Measures.Cpu;

/// <summary>Asks the probe of one mode, cell after cell.</summary>
/// <param name="milliseconds">Of undisturbed time for each call.</param>
/// <param name="moreTries">How many processes may follow one that was disturbed.</param>
internal sealed class CpuProbe(ProbeProcess process, string milliseconds, int moreTries)
{
    // The gate runs first, and a big payload passes it slowly under a slow contender.
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(60);

    // Calls of tens of milliseconds do not fit into the gaps that a neighbour leaves, and another try seldom helps.
    private static readonly TimeSpan LongestForMore = TimeSpan.FromSeconds(4);

    // What a fixed piece of work takes in quiet moments, the least of all processes: one that is disturbed from its beginning to its end cannot know it.
    private double _quietNs;

    internal CpuRow[] Measure(CpuCell cell)
    {
        CpuRow[] rows = [.. cell.Rows];
        if (ProbeSession.AbsenceOf(cell.Contender) is { } absence)
            return [.. rows.Select(row => row with { Unavailable = absence })];
        var watch = Stopwatch.StartNew();
        ProbeReply<CpuAnswer> reply = Ask(cell);
        for (int more = 0; more < moreTries && watch.Elapsed < LongestForMore && reply.Answer is { } busy && busy.Calls.Any(call => call.IsDisturbed); more++)
        {
            // A neighbour stays for seconds.
            ProbeReply<CpuAnswer> next = Ask(cell);
            if (next.Answer is { } later && later.Calls.Count(call => call.IsDisturbed) < busy.Calls.Count(call => call.IsDisturbed))
                reply = next;
        }

        if (reply.Answer is { } answer)
            return [.. rows.Zip(answer.Calls, (row, cost) => Of(row with { SpeedNs = Math.Round(answer.SpeedNs) }, cost, cell))];

        // One call ended the process, and the figures of the others are lost: each call gets a process of its own.
        return rows.Length > 1
            ? [.. cell.Calls.SelectMany(call => Measure(cell with { Calls = [call] }))]
            : [.. rows.Select(row => row with { Unavailable = reply.Reason })];
    }

    private ProbeReply<CpuAnswer> Ask(CpuCell cell)
    {
        ProbeReply<CpuAnswer> reply = process.Ask(
            CpuAnswerJson.Default.CpuAnswer, Limit,
            ["cpu", cell.Contender.Name, cell.Chosen.Name, milliseconds, _quietNs.ToString(CultureInfo.InvariantCulture), .. cell.Calls]);
        if (reply.Answer is { SpeedNs: > 0 } answer)
            _quietNs = _quietNs == 0 ? answer.SpeedNs : Math.Min(_quietNs, answer.SpeedNs);
        return reply;
    }

    private static CpuRow Of(CpuRow row, CpuCost cost, CpuCell cell)
    {
        if (cost.Unavailable is { } reason)
            return row with { Unavailable = reason };
        if (cell.IsAgain)
            return row with { AgainNs = cost.IsDisturbed ? null : PerOperation(cost.UserNs + cost.SystemNs, cost) };
        return row with
        {
            Operations = cost.Operations,
            WallNs = PerOperation(cost.WallNs, cost),
            UserNs = PerOperation(cost.UserNs, cost),
            SystemNs = PerOperation(cost.SystemNs, cost),
            Processors = cost.Processors,
            IsDisturbed = cost.IsDisturbed,
            Note = cost.Note,
            IsAdapted = row.Scenario is null ? cost.IsAdapted : null,
        };
    }

    private static double PerOperation(double total, CpuCost cost) => Math.Round(total / cost.Operations, 3);
}
