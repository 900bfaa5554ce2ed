using JsonAot.Lab.MeasuredPrograms.Start;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Startup;
using JsonAot.Lab.Programs;
using JsonAot.Lab.Report.Model.Answer;

namespace JsonAot.Tests.Lab.Startup;

/// <summary>The point where two flat lines meet is known no better than what a call costs.</summary>
public class BreakEvenTests
{
    private const int Calls = 1_000_000;

    private static readonly Contestant Jit = new("SpanCodec", "CalibrationPoints", "jit", StartupKind.Contender);
    private static readonly Contestant Native = Jit with { Mode = "aot" };

    /// <param name="lines">In each round: milliseconds of the start and nanoseconds of a call, under the JIT and natively.</param>
    private static WarmUpRow Measured(params (double Start, double Cost, double NativeStart, double NativeCost)[] lines)
    {
        Round<WarmUpSample>[] rounds =
        [
            .. lines.Select((line, number) => new Round<WarmUpSample>(
                number,
                new Dictionary<string, WarmUpSample>
                {
                    [Jit.Id] = Sample(line.Start, line.Cost),
                    [Native.Id] = Sample(line.NativeStart, line.NativeCost),
                },
                new Dictionary<string, string>())),
        ];
        var played = new Played<WarmUpSample>([Jit, Native], rounds, new Dictionary<string, string>(), 1);
        return Assert.Single(new WarmUpRows(played).Of(DeploymentMode.Jit, [DeploymentMode.Jit, DeploymentMode.Aot]));
    }

    private static WarmUpSample Sample(double start, double cost) =>
        new([.. WarmUpPoints.UpTo(Calls).Select(calls => start * 1e6 + cost * calls)]);

    private static string? Said(WarmUpRow row)
    {
        Results<WarmUpRow> results = SampleResults.WarmUp("jit");
        var jit = new Deployment("machine", "net10.0", "jit");
        jit.Add(WarmUpRow.FileName, results with { Rows = [row] });
        return NativeFigures.BreakEven(jit, new Deployment("machine", "net10.0", "aot"), row.Contender, row.Payload);
    }

    [Fact]
    public void It_is_found_in_each_round_and_said_from_the_least_to_the_most_with_its_payload()
    {
        WarmUpRow row = Measured((240, 100, 20, 120), (230, 101, 20, 122), (260, 99, 20, 111));
        BreakEven even = Assert.Single(row.BreakEvens);
        Assert.Equal((10e6, 11e6, 20e6, 3), (even.Low!.Value, even.Calls!.Value, even.High!.Value, even.Rounds!.Value));
        Assert.Equal("the JIT would catch up after 10 to 20 million calls", Said(row));
        Assert.Equal(
            "the JIT has not caught up after 1,000,000 calls",
            Said(Measured((240, 120, 20, 100), (240, 119, 20, 101), (240, 121, 20, 102))));
    }

    /// <summary>
    /// The medians are 131 and 148 ns, and would meet after 13 million calls; in the third round the JIT's call is the dearer one.
    /// </summary>
    [Fact]
    public void Where_the_costs_overlap_it_is_not_known()
    {
        WarmUpRow row = Measured((240, 131, 15, 148), (240, 80, 15, 200), (240, 200, 15, 70));
        BreakEven even = Assert.Single(row.BreakEvens);
        Assert.Equal((null, null, null), (even.Calls, even.Low, even.High));
        Assert.Contains("overlaps", even.Unknown, StringComparison.Ordinal);
        Assert.Equal("when the JIT catches up is not known", Said(row));
    }

    [Fact]
    public void A_line_that_begins_before_the_process_is_no_start_and_meets_nothing()
    {
        WarmUpRow row = Measured((240, 700, -152, 1279), (240, 700, -152, 1279), (240, 700, 5, 1279));
        Assert.Equal(240e6, row.StartNs);
        Assert.Contains("busy", Assert.Single(row.BreakEvens).Unknown, StringComparison.Ordinal);
        Assert.Null(Measured((-1, 700, 5, 1279), (0, 700, 5, 1279), (240, 700, 5, 1279)).StartNs);
    }

    [Fact]
    public void Of_two_rounds_nothing_is_known()
    {
        WarmUpRow two = Measured((240, 100, 20, 120), (240, 100, 20, 120));
        Assert.Contains("three rounds", Assert.Single(two.BreakEvens).Unknown, StringComparison.Ordinal);
    }

    [Fact]
    public void Lines_meet_where_they_meet()
    {
        // 50 ms and 1,000 ns a call; 2 ms and 1,500 ns a call: 48 ms, made up for at 500 ns a call.
        Assert.Equal(96_000, BreakEven.Of(50e6, 1_000, 2e6, 1_500).Calls);
        // It starts later and is slower, or as fast: never.
        Assert.Null(BreakEven.Of(50e6, 1_500, 2e6, 1_000).Calls);
        Assert.Null(BreakEven.Of(50e6, 1_000, 2e6, 1_000).Calls);
        // It starts earlier and is faster: ahead from the beginning.
        Assert.Equal(0, BreakEven.Of(2e6, 1_000, 50e6, 1_500).Calls);
    }
}
