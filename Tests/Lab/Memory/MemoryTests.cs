using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Lab.Measures.Memory;
using JsonAot.Lab.Programs.Probes;

namespace JsonAot.Tests.Lab.Memory;

/// <summary>The verb's judgement of what a process says, or of its silence; and the verb as a person runs it.</summary>
[Collection("Measuring")]
public sealed class MemoryTests : TestsInFolder
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
            new MemoryAnswer
            {
                PeakBytes = 7,
                Times = 10,
                AllocatedBytes = 1_000,
                Gen0 = 3,
                Gen1 = 2,
                Gen2 = 1,
                PauseMs = 1.5,
                WallMs = 30,
            },
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
        Assert.Equal(
            "its process ended by SIGKILL", MemoryVerb.Judge(Row, new ProbeReply<MemoryAnswer>(killed, null), Faithful).Unavailable);
    }

    [Fact]
    public void Peaks_collections_and_pauses_are_printed_and_saved_beside_the_floor()
    {
        ProgramRun run = LabCommand.Measure(
            _folder, "memory", "--contender", "Newtonsoft.Json", "--contender",
            "STJ fast path", "--modes", "jit", "--times", "2", "--json");
        using JsonDocument printed = JsonDocument.Parse(run.Output);
        var saved = LabCommand.Saved<Results<MemoryRow>>(_folder);
        Assert.Equal(3, printed.RootElement[0].GetProperty("rows").GetArrayLength());
        Assert.Equal(3, saved.Rows.Count(row => row.Unavailable is null));

        MemoryRow floor = RowOf(MemoryVerb.Held);
        MemoryRow newtonsoft = RowOf("Newtonsoft.Json");
        Assert.Equal("it only writes", RowOf("STJ fast path").Note);
        if (OperatingSystem.IsLinux())
            Assert.True(newtonsoft.PeakBytes > floor.PeakBytes + 10_000_000, $"{newtonsoft.PeakBytes} over {floor.PeakBytes}");
        // The document alone is 3.8 MB, and is made anew each time.
        Assert.InRange(newtonsoft.AllocatedBytes!.Value, 3_800_000, 1_000_000_000);
        Assert.True(newtonsoft.Gen0 + newtonsoft.Gen1 + newtonsoft.Gen2 > 0);
        Assert.InRange(newtonsoft.PauseMs!.Value, 0.001, newtonsoft.WallMs!.Value);
        Assert.Equal((0, null), (floor.Times, floor.AllocatedBytes));

        MemoryRow RowOf(string contender) => saved.Rows.Single(row => row.Contender == contender);
    }
}
