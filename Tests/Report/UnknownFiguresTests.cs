using JsonAot.Codecs;

namespace JsonAot.Tests.Report;

/// <summary>Figures of too few generations carry no part of the answer.</summary>
public sealed class UnknownFiguresTests : AnswerTests
{
    [Fact]
    public void What_has_too_few_generations_makes_no_ratio_and_no_win_and_is_counted()
    {
        TimesRow[] Of(string contender, double quiet, double busy, double brief) =>
        [
            Row(contender, "Deserialize", quiet),
            On("Busy", Brief(Row(contender, "Deserialize", busy))),
            On("Brief", Brief(Row(contender, "Deserialize", brief))),
        ];
        Save("jit", [.. Of("STJ source-gen", 200, 100, 100), .. Of("SpanCodec", 100, 180, 180)]);
        MachineAnswer answer = Conclude();
        Assert.Equal(
            "SpanCodec (ours) is the fastest in 1 of 1 tests (a payload read or written) under net10.0-jit; 2 are unknown.",
            answer.Findings[0]);
        Assert.StartsWith(
            "2.0x as fast ", answer.Decisions.Single(decision => decision.Need == "a hot path").Built.Gain, StringComparison.Ordinal);
        Assert.Equal(
            "4 of 6 times are uncertain, such as SpanCodec reading Brief under net10.0-jit; the answer leaves out 4 (too few generations).",
            answer.Doubts[1]);
    }

    /// <summary>Those that are left out may be the largest documents.</summary>
    [Fact]
    public void A_mean_that_leaves_tests_out_says_of_how_many_it_is()
    {
        SaveBoth(
            Row("STJ reflection", "Deserialize", 250_000), On("Busy", Row("STJ reflection", "Deserialize", 500_000)),
            Row("STJ source-gen", "Deserialize", 200_000), On("Busy", Brief(Row("STJ source-gen", "Deserialize", 400_000))),
            Row("SpanCodec", "Deserialize", 100_000), On("Busy", Row("SpanCodec", "Deserialize", 100_000)),
            Row("SpanCodec resolver", "Deserialize", 125_000), On("Busy", Brief(Row("SpanCodec resolver", "Deserialize", 250_000))));
        foreach (string need in (string[])["a hot path", "NativeAOT", "large documents"])
            Assert.Equal("2.0x as fast in 1 test", Decide(need).Built.Gain);
        Assert.Equal("2.0x over STJ reflection in 1 test", Decide("least change").Built.Gain);
    }

    /// <summary>It reads no other lane, no floor, and no framework but its own: such times are not counted, and not left out.</summary>
    [Fact]
    public void What_the_answer_does_not_read_is_no_doubt_of_it()
    {
        Save(
            "jit",
            Brief(Row("Newtonsoft.Json", "Serialize", 300)), Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 100),
            Brief(Row("SpanCodec", "Serialize", 120) with { Lane = "text" }), Brief(Row(BareCopy.ContenderName, "Serialize", 2)));
        SaveOf("net8.0", "jit", Brief(Row("SpanCodec", "Serialize", 100)));
        Assert.Equal(
            "1 of 3 times are uncertain, such as Newtonsoft.Json writing Simple under net10.0-jit; "
                + "the answer leaves out 1 (too few generations).",
            Conclude().Doubts[1]);
    }

    [Fact]
    public void Who_takes_more_than_twice_as_long_loses_however_uncertain_that_is()
    {
        Save("jit", Row("A", "Serialize", 100), Row("B", "Serialize", 150), Brief(Row("C", "Serialize", 210)));
        Assert.Equal("A is the fastest in 1 of 1 tests (a payload read or written) under net10.0-jit.", Conclude().Findings[0]);
        Save(
            "jit",
            Row("A", "Serialize", 100),
            Row("B", "Serialize", 150),
            Brief(Row("C", "Serialize", 190)),
            Row("A", "Deserialize", 100),
            Row("B", "Deserialize", 150));
        Assert.EndsWith("; 1 is unknown.", Conclude().Findings[0], StringComparison.Ordinal);
    }

    [Fact]
    public void Where_everything_is_unknown_nothing_is_advised()
    {
        Save("jit", Brief(Row("STJ source-gen", "Serialize", 200)), Brief(Row("SpanCodec", "Serialize", 100)));
        MachineAnswer answer = Conclude();
        Assert.Equal("Which contender wins is not known: there are too few generations.", answer.Findings[0]);
        Assert.Empty(answer.Decisions);
    }
}
