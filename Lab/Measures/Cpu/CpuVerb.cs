using System.CommandLine;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Measures.Cpu;

/// <summary>One probe for the calls of each contender and payload, one after the other.</summary>
internal sealed class CpuVerb(Kind kind)
    : MeasuringVerb("cpu", "Measures user and system processor time per operation, right and failing, and how much of the machine was used.", kind)
{
    private const string FullMilliseconds = "100";
    private const string QuickMilliseconds = "20";

    private const int MoreTries = 3;

    private readonly Option<bool> _quick = new("--quick") { Description = "A fifth of the time, and one more try instead of three where the machine was busy." };

    protected override IReadOnlyList<Option> FurtherOptions => [_quick];

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        bool isQuick = run.Get(_quick);
        CpuCell[] cells = CpuCell.All(run.Contenders, run.Payloads);
        foreach (ProbeSession session in run.Probes())
        {
            var probe = new CpuProbe(session.Process.CountingCallsAtOnce(), isQuick ? QuickMilliseconds : FullMilliseconds, isQuick ? 1 : MoreTries);
            IReadOnlyList<CpuRow> rows = run.Rows(session.Stamp, session.Manifest.Mode, CpuTimes.TypeInfo, cells, cell => cell.Title, probe.Measure);
            yield return new CpuTimes(session.Manifest, Join(CpuRow.AtOneClock(rows)));
        }
    }

    /// <summary>What was measured again becomes part of what was measured first.</summary>
    private static CpuRow[] Join(IReadOnlyList<CpuRow> rows) =>
        [.. rows.GroupBy(row => row.Key).Select(group => group.First() with { AgainNs = group.ElementAtOrDefault(1)?.AgainNs })];
}
