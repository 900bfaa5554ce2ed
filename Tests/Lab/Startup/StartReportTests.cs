using JsonAot.Lab.MeasuredPrograms.Start;
using JsonAot.Lab.Measures.Startup;

namespace JsonAot.Tests.Lab.Startup;

/// <summary>A probe's answer, byte by byte, and what is made of it.</summary>
public class StartReportTests
{
    private static readonly StartReport Whole = new(StartOutcome.Failed, [1, 2, 0, 4, 5], "grüße", [1, 2, 3]);

    private static byte[] Bytes() => [.. Whole.Head(), .. Whole.Written];

    [Fact]
    public void What_is_written_is_read_and_nothing_less_than_all_of_it()
    {
        byte[] bytes = Bytes();
        StartReport read = StartReport.Parse(bytes)!;
        Assert.Equal((Whole.Outcome, Whole.Text), (read.Outcome, read.Text));
        Assert.Equal(Whole.Stamps, read.Stamps);
        Assert.Equal(Whole.Written, read.Written);
        for (int length = 0; length < bytes.Length; length++)
            Assert.Null(StartReport.Parse(bytes.AsSpan(0, length)));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(7)]
    [InlineData(11)]
    [InlineData(15)]
    [InlineData(59)]
    public void A_damaged_byte_of_its_frame_is_noticed(int index)
    {
        byte[] bytes = Bytes();
        bytes[index] ^= 0xC0;
        Assert.Throws<InvalidDataException>(() => StartReport.Parse(bytes));
    }

    [Fact]
    public void Phases_are_what_lies_between_the_stamps()
    {
        StartupSample sample = StartupSample.Of(Launched(1_000, [1_100, 1_150, 1_350, 1_750, 2_550], received: 9_000))!;
        Assert.Equal(
            (100, 50, 200, 400, 800),
            (sample.ToMain, sample.Input!.Value, sample.SetUp!.Value, sample.FirstWrite!.Value, sample.FirstRead!.Value));
        Assert.Equal(1_550, sample.Done);
        Assert.Equal(70, sample.Exit);
        Assert.Equal(8_070, sample.Wall);
    }

    [Fact]
    public void A_phase_that_a_contender_has_not_costs_nothing_and_is_none()
    {
        StartupSample readOnly = StartupSample.Of(Launched(1_000, [1_100, 1_150, 1_350, 0, 2_550], received: 9_000))!;
        Assert.Null(readOnly.FirstWrite);
        Assert.Equal(1_200, readOnly.FirstRead);
        StartupSample writeOnly = StartupSample.Of(Launched(1_000, [1_100, 1_150, 1_350, 1_750, 0], received: 9_000))!;
        Assert.Null(writeOnly.FirstRead);
        Assert.Equal(750, writeOnly.Done);
        StartupSample floor = StartupSample.Of(Launched(1_000, [1_100], received: 9_000))!;
        Assert.Equal((100, 100, null), (floor.ToMain, floor.Done, floor.SetUp));
    }

    [Theory]
    [InlineData(900, 1_150, 1_350)]
    [InlineData(1_100, 1_050, 1_350)]
    [InlineData(1_100, 1_150, 99_000)]
    public void Times_that_cannot_be_are_refused(long main, long ready, long setUp) =>
        Assert.Null(StartupSample.Of(Launched(1_000, [main, ready, setUp, 0, 0], received: 9_000)));

    [Fact]
    public void A_curve_may_have_one_point() =>
        Assert.Equal([400.0], WarmUpSample.Of(Launched(1_000, [1_100, 1_150, 1_350, 1_400], received: 9_000))!.SinceSpawn);

    [Fact]
    public void A_curve_begins_at_the_spawn()
    {
        WarmUpSample sample = WarmUpSample.Of(Launched(1_000, [1_100, 1_150, 1_350, 1_400, 1_500, 2_000], received: 9_000))!;
        Assert.Equal([400.0, 500.0, 1_000.0], sample.SinceSpawn);
        Assert.Equal([1, 2, 5, 10, 20, 50, 100], WarmUpPoints.UpTo(199));
        Assert.Equal(1_000_000, WarmUpPoints.UpTo(1_000_000).Last());
    }

    private static Launch Launched(long spawned, long[] stamps, long received) => new(
        spawned, received, Released: received + 5, Ended: received + 75, new StartReport(StartOutcome.Done, stamps, "", []),
        Visit: null, PeakBytes: null, default, Failure: null);
}
