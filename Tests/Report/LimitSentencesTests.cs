using JsonAot.Lab.Measures.BuildCost;
using JsonAot.Lab.Measures.Web;
using JsonAot.Tests.Lab.Startup;

namespace JsonAot.Tests.Report;

/// <summary>Sentences about limits, which say where the winner gains nothing.</summary>
public sealed class LimitSentencesTests : AnswerTests
{
    /// <param name="speed">The speed beside one call in 100 µs.</param>
    /// <param name="isApart">Null where there are too few generations to tell.</param>
    private static WebLoadRow Load(string contender, double speed, bool? isApart)
    {
        double[] scatter = isApart switch { null => [1, 1], true => [1, 1.001, 0.999, 1, 1], false => [0.8, 1, 1.25, 1, 1.1] };
        return WebRowsTests.Row(contender, [.. scatter.Select(part => 1e5 / speed * part)]) with { BodyBytes = 105 };
    }

    /// <summary>With a resolver that nobody reads: the luckier one of two servers is no answer.</summary>
    private void SaveLoad(string mode, double speed, bool? isApart) => SaveLoads(
        mode,
        Load("STJ source-gen", 1, isApart: true),
        Load("SpanCodec", speed, isApart),
        Load("SpanCodec resolver", 2, isApart: true));

    private void SaveLoads(string mode, params WebLoadRow[] loads) =>
        Store.Save(WebRowsTests.Results(mode) with { Manifest = SampleResults.Manifest(mode), Loads = loads });

    private void SaveTimes() => SaveBoth(Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 100));

    [Fact]
    public void Where_the_winner_gains_little_and_what_least_change_is()
    {
        Save(
            "jit",
            Row("STJ reflection", "Serialize", 200),
            Row("STJ source-gen", "Serialize", 180),
            Row("SpanCodec", "Serialize", 50),
            Row("SpanCodec resolver", "Serialize", 100));
        SaveLoad("jit", 1.02, isApart: false);
        BuildCostRow Cost(string variant, double time) => new() { Variant = variant, Types = 500, ColdCompileNs = time };
        SaveRows("jit", Cost("STJ source-gen", 200e6), Cost("SpanCodec", 240e6));
        MachineAnswer answer = Conclude();
        Assert.Contains("SpanCodec (ours) shows no difference in the processor time of a POST of 105 bytes.", answer.Findings);
        Assert.All(answer.Findings, AssertShort);
        Assert.Equal(
            "refuses some types; build 240 ms, not 200 ms; not measured: JIT start",
            answer.Decisions.Single(decision => decision.Need == "a hot path").Cost);
        Decision least = answer.Decisions.Single(decision => decision.Need == "least change");
        Assert.Equal(new Advice("STJ source-gen", "1.1x over STJ reflection"), least.Today);
        Assert.Equal(new Advice("SpanCodec resolver (ours)", "2.0x over STJ reflection"), least.Built);
    }

    [Fact]
    public void Where_the_baseline_wins_there_is_nothing_to_say()
    {
        SaveBoth(Row("STJ source-gen", "Serialize", 100), Row("SpanCodec", "Serialize", 200));
        SaveLoad("jit", 1.02, isApart: false);
        Assert.DoesNotContain(Conclude().Findings, sentence => sentence.Contains("POST", StringComparison.Ordinal));
    }

    /// <summary>In the first case it saves something natively.</summary>
    [Theory]
    [InlineData(1.25, true, " under net10.0-jit")]
    [InlineData(1.03, false, "")]
    public void What_the_JIT_alone_does_not_show_is_said_of_the_JIT_alone(double native, bool isApart, string mode)
    {
        SaveTimes();
        SaveLoad("jit", 1.02, isApart: false);
        SaveLoad("aot", native, isApart);
        IReadOnlyList<string> findings = Conclude().Findings;
        Assert.Contains($"SpanCodec (ours) shows no difference in the processor time of a POST of 105 bytes{mode}.", findings);
        Assert.All(findings, AssertShort);
    }

    /// <summary>Rows as web --rounds 2 leaves them.</summary>
    [Fact]
    public void Of_few_generations_a_sentence_says_that_nobody_can_tell()
    {
        SaveTimes();
        SaveLoad("jit", 1.6, isApart: null);
        IReadOnlyList<string> findings = Conclude().Findings;
        Assert.Contains("SpanCodec (ours) is not known to change a POST of 105 bytes (too few generations to tell).", findings);
        Assert.All(findings, AssertShort);
        SaveLoad("aot", 1.25, isApart: true);
        Assert.Contains("SpanCodec (ours) answers a POST of 105 bytes 1.25x as fast under net10.0-aot.", Conclude().Findings);
    }

    /// <summary>A server that reads and writes no JSON shows what no serializer can save.</summary>
    [Fact]
    public void A_saving_beyond_that_of_no_JSON_at_all_is_no_saving()
    {
        SaveTimes();
        WebLoadRow Body(long bytes, string contender, double speed) =>
            Load(contender, speed, isApart: true) with { BodyBytes = bytes, Payload = $"{bytes}", IsFloor = contender == "no JSON" };
        foreach (string mode in new[] { "jit", "aot" })
            SaveLoads(
                mode,
                Body(105, "STJ source-gen", 1),
                Body(105, "SpanCodec", 1.06),
                Body(105, "no JSON", 1.05),
                Body(3141, "STJ source-gen", 1),
                Body(3141, "SpanCodec", 1.6),
                Body(3141, "SpanCodec resolver", 1.4),
                Body(3141, "no JSON", 2));
        IReadOnlyList<string> findings = Conclude().Findings;
        Assert.Equal(
            "SpanCodec (ours) shows no difference in the processor time of a POST of 105 bytes "
                + "and answers 1.60x as fast at 3,141 (resolver: 1.40x).",
            findings[^1]);
        Assert.All(findings, AssertShort);
    }

    /// <summary>Servers of one process each: nobody knows whether that was a slow one.</summary>
    [Fact]
    public void Of_servers_that_did_not_live_side_by_side_nothing_is_said()
    {
        SaveTimes();
        SaveLoads("jit", Load("STJ source-gen", 1, isApart: true), Load("SpanCodec", 2, isApart: true) with { Seed = 8 });
        Assert.DoesNotContain(Conclude().Findings, finding => finding.Contains("POST", StringComparison.Ordinal));
    }
}
