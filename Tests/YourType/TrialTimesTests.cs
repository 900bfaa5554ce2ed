using JsonAot.Lab.Results;
using JsonAot.Lab.YourType;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Tells who is fastest, and what is a tie.</summary>
public class TrialTimesTests
{
    private const string Yardstick = "STJ source-gen";

    private static TimesRow Row(string contender, string direction, double ns, bool isTwin = false) =>
        SteadyResults.Call(contender, direction, ns) with
        {
            Payload = "Order",
            WallNs = ns,
            Reference = Yardstick,
            Quotients = [100 / ns, 100 / ns, 100 / ns],
            IsTwin = isTwin,
        };

    private static TimesRow[] Rows(string contender, double read, double write, bool isTwin = false) =>
        [Row(contender, TimesRow.Reading, read, isTwin: isTwin), Row(contender, TimesRow.Writing, write, isTwin: isTwin)];

    private static TrialTimes Of(params TimesRow[] rows) =>
        new(new TimesResults(SteadyResults.Of().Manifest, rows), "Order", [.. rows.Select(row => row.Contender).Distinct()]);

    [Fact]
    public void The_least_sum_of_both_directions_wins()
    {
        TrialTimes times = Of(
            [.. Rows(Yardstick, 100, 100), .. Rows("SpanCodec", 20, 40), Row("STJ fast path", TimesRow.Writing, 10)]);

        Assert.Equal("SpanCodec", times.Winner());
        Assert.Equal("20.0 ns 5.00x", times.Cell("SpanCodec", TimesRow.Reading));
        Assert.Equal("100 ns 1x", times.Cell(Yardstick, TimesRow.Reading));
        Assert.Equal(200 / 60.0, times.SpeedAgainst("SpanCodec", Yardstick)!.Value, 1e-9);
        Assert.Empty(times.TiesOf("SpanCodec"));
        Assert.Equal(["SpanCodec", Yardstick, "STJ fast path"], times.Order);
        Assert.Null(times.SpeedAgainst("STJ fast path", Yardstick));
    }

    [Fact]
    public void Where_no_difference_is_proven_the_one_in_the_box_is_taken()
    {
        TimesRow[] other = [.. Rows("Other", 98, 99).Select(row => row with { Quotients = [.. row.Quotients, 0.97] })];
        TrialTimes times = Of(
        [
            .. Rows(Yardstick, 100, 100).Select(row => row with { Quotients = [1, 1, 1, 1] }),
            .. Rows(Yardstick, 103, 97, isTwin: true),
            .. other,
        ]);

        Assert.Equal(2, times.Twins.Twins);
        Assert.Equal("98.0 ns 1.02x tie", times.Cell("Other", TimesRow.Reading));
        Assert.Equal([Yardstick], times.TiesOf("Other"));
        Assert.Equal(Yardstick, times.Winner());
        Assert.Equal(["Other", Yardstick], times.Order);
    }

    /// <summary>Nobody chooses by less.</summary>
    [Fact]
    public void One_percent_is_a_tie_although_it_is_proven()
    {
        TrialTimes times = Of([.. Rows(Yardstick, 100, 100), .. Rows("Other", 99.5, 98)]);

        Assert.Equal("99.5 ns 1.01x tie", times.Cell("Other", TimesRow.Reading));
        Assert.Equal("98.0 ns 1.02x", times.Cell("Other", TimesRow.Writing));
    }

    /// <summary>Generations that do not agree on who is faster tell nobody, in a cell as in the answer.</summary>
    [Fact]
    public void What_generations_do_not_agree_on_is_a_tie()
    {
        double[] scattered = [0.9, 1.08, 1.2];
        TrialTimes times = Of([.. Rows(Yardstick, 100, 100), .. Rows("Other", 92, 92).Select(row => row with { Quotients = scattered })]);

        Assert.Equal("92.0 ns 1.08x tie", times.Cell("Other", TimesRow.Reading));
        Assert.Equal([Yardstick], times.TiesOf("Other"));
        Assert.True(times.AreTied(Yardstick, "Other"));
        Assert.Equal(Yardstick, times.Winner());
    }

    /// <summary>One direction is worth as much as its time, and no more.</summary>
    [Theory]
    [InlineData(900, 100, false)]
    [InlineData(990, 10, true)]
    public void Both_directions_count_by_their_time(double read, double write, bool isTie)
    {
        TimesRow[] rows = [.. Rows(Yardstick, read, write), .. Rows("Other", read, write / 2)];

        TrialTimes times = Of([.. rows.Select(row => row with
        {
            Quotients = row.Contender == "Other" && row.Direction == TimesRow.Writing ? [2, 2, 2] : [1, 1, 1],
        })]);

        Assert.Equal(isTie, times.AreTied("Other", Yardstick));
        Assert.Equal(isTie ? Yardstick : "Other", times.Winner());
    }

    [Fact]
    public void Without_one_that_does_both_nobody_wins() => Assert.Null(Of(Row("STJ fast path", TimesRow.Writing, 10)).Winner());

    /// <summary>Types that are tried together are in one file, which keeps what an earlier call has measured.</summary>
    [Fact]
    public void Rows_of_another_type_and_of_contenders_that_were_not_asked_for_win_nothing()
    {
        TimesRow[] others = [.. Rows("Other", 10, 10).Select(row => row with { Payload = "Customer" })];
        var results = new TimesResults(SteadyResults.Of().Manifest, [.. Rows(Yardstick, 100, 100), .. Rows("Earlier", 10, 10), .. others]);

        Assert.Equal(Yardstick, new TrialTimes(results, "Order", [Yardstick, "Other"]).Winner());
        Assert.Equal("Other", new TrialTimes(results, "Customer", [Yardstick, "Other"]).Winner());
    }

    [Theory]
    [InlineData(105, null)]
    [InlineData(250, 2.5)]
    public void A_machine_is_busy_where_calls_wait(double wall, double? delay) =>
        Assert.Equal(delay, Of([.. Rows(Yardstick, 100, 100).Select(row => row with { WallNs = wall })]).Delay);
}
