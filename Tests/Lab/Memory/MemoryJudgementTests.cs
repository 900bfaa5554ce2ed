using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Measures.Memory;
using JsonAot.Lab.Probes;
using JsonAot.Lab.Results;
using Xunit;

namespace JsonAot.Tests.Lab.Memory;

/// <summary>What the verb makes of what a process says, or of its silence.</summary>
public class MemoryJudgementTests
{
    private static readonly MemoryRow Row = new() { Contender = "C", Payload = "P", Times = 10 };
    private static readonly GateAnswer Faithful = new(Fidelity.Faithful, [], [], null);
    private static readonly ChildRun Ended = new(ChildEnd.Exited, 0, null, "", "", TimeSpan.Zero);

    private static MemoryRow Judge(MemoryAnswer answer, GateAnswer gate) =>
        MemoryVerb.Judge(Row, new ProbeReply<MemoryAnswer>(Ended, answer), gate);

    [Fact]
    public void Figures_are_those_of_the_process_and_allocations_of_one_time()
    {
        MemoryRow row = Judge(
            new MemoryAnswer { PeakBytes = 7, Times = 10, AllocatedBytes = 1_000, Gen0 = 3, Gen1 = 2, Gen2 = 1, PauseMs = 1.5, WallMs = 30 },
            Faithful);
        Assert.Equal(Row with { PeakBytes = 7, AllocatedBytes = 100, Gen0 = 3, Gen1 = 2, Gen2 = 1, PauseMs = 1.5, WallMs = 30 }, row);
    }

    [Fact]
    public void A_slow_contender_that_does_it_fewer_times_says_so()
    {
        MemoryRow row = Judge(new MemoryAnswer { PeakBytes = 7, Times = 4, AllocatedBytes = 1_000 }, Faithful);
        Assert.Equal((250, "4 times only, because it is slow", 10), (row.AllocatedBytes, row.Note, row.Times));
    }

    [Fact]
    public void A_process_that_ends_up_with_another_value_has_no_figures()
    {
        MemoryRow row = Judge(new MemoryAnswer { PeakBytes = 7, Differences = ["$.A: 1 became 2"] }, Faithful);
        Assert.Null(row.PeakBytes);
        Assert.Contains("$.A: 1 became 2", row.Unavailable, StringComparison.Ordinal);
    }

    [Fact]
    public void A_lossy_contender_is_measured_and_marked()
    {
        MemoryRow row = Judge(
            new MemoryAnswer { PeakBytes = 7, Times = 10, Differences = ["$.A: lost"], OneWay = "writes only" },
            new GateAnswer(Fidelity.Lossy, ["writing UTF-8: $.A: lost"], [], null));
        Assert.Equal(7, row.PeakBytes);
        Assert.Equal("lossy: writing UTF-8: $.A: lost; writes only", row.Note);
    }

    [Fact]
    public void A_process_that_is_killed_has_no_figures()
    {
        var killed = new ChildRun(ChildEnd.Crashed, 137, "SIGKILL", "", "", TimeSpan.Zero);
        Assert.Equal("its process ended by SIGKILL", MemoryVerb.Judge(Row, new ProbeReply<MemoryAnswer>(killed, null), Faithful).Unavailable);
    }
}
