using JsonAot.Lab.Measures.BuildCost;
using JsonAot.Lab.Measures.Web;
using JsonAot.Tests.Lab.Startup;

namespace JsonAot.Tests.Report;

/// <summary>Where the winner gains nothing.</summary>
public sealed class LimitSentencesTests : AnswerTests
{
    private static readonly WebLoadRow First = WebRowsTests.Results().Loads[0];

    /// <param name="ratio">To 100 µs.</param>
    private static WebLoadRow Load(string contender, double ratio, bool? isApart) => First with
    {
        Contender = contender,
        BodyBytes = 105,
        CpuNs = new Estimate(1e5 * ratio, 1e5 * (isApart == false ? ratio - 0.1 : ratio), 1e5 * (isApart == false ? ratio + 0.1 : ratio)),
        Samples = [.. First.Samples.Take(isApart is null ? 2 : 8)],
    };

    /// <summary>With a bridge that nobody reads: the luckier one of two servers is no answer.</summary>
    private void SaveLoad(string mode, double ratio, bool? isApart) => SaveLoads(
        mode, Load("STJ source-gen", 1, isApart: true), Load("SpanCodec direct", ratio, isApart), Load("SpanCodec bridge", 0.5, isApart: true));

    private void SaveLoads(string mode, params WebLoadRow[] loads) =>
        Store.Save(WebRowsTests.Results(mode) with { Manifest = SampleResults.Manifest(mode), Loads = WebRows.Compared(loads) });

    private void SaveTimes() => SaveBoth(Row("STJ source-gen", "Serialize", 200), Row("SpanCodec", "Serialize", 100));

    [Fact]
    public void Where_the_winner_gains_little_and_what_least_change_is()
    {
        Save(
            "jit",
            Row("STJ reflection", "Serialize", 200), Row("STJ source-gen", "Serialize", 180), Row("SpanCodec", "Serialize", 50), Row("SpanCodec bridge", "Serialize", 100));
        SaveLoad("jit", 0.98, isApart: false);
        BuildCostRow Cost(string variant, double time) => new() { Variant = variant, Types = 500, ColdCompileNs = time };
        SaveRows("jit", Cost("STJ source-gen", 200e6), Cost("SpanCodec", 220e6));
        MachineAnswer answer = Conclude();
        Assert.Contains("SpanCodec direct (ours) shows no difference in the processor time of a POST of 105 bytes.", answer.Findings);
        Assert.All(answer.Findings, AssertShort);
        Assert.Equal(
            "not on NuGet; refuses some types; a large build takes 20.0 ms longer; not measured: size",
            answer.Decisions.Single(decision => decision.Need == "a hot path").Cost);
        Decision least = answer.Decisions.Single(decision => decision.Need == "least change");
        Assert.Equal("SpanCodec's resolver (ours)", least.Take);
        Assert.Equal(("1.8x as fast", "over STJ reflection: 2.0x"), (least.Gain, least.Next));
    }

    /// <summary>In the first case it saves something natively.</summary>
    [Theory]
    [InlineData(0.9, true, " under net10.0-jit")]
    [InlineData(0.97, false, "")]
    public void What_the_JIT_alone_does_not_show_is_said_of_the_JIT_alone(double native, bool isApart, string mode)
    {
        SaveTimes();
        SaveLoad("jit", 0.98, isApart: false);
        SaveLoad("aot", native, isApart);
        IReadOnlyList<string> findings = Conclude().Findings;
        Assert.Contains($"SpanCodec direct (ours) shows no difference in the processor time of a POST of 105 bytes{mode}.", findings);
        Assert.All(findings, AssertShort);
    }

    /// <summary>As web --passes 2 leaves it.</summary>
    [Fact]
    public void Of_few_slices_a_sentence_says_that_nobody_can_tell()
    {
        SaveTimes();
        SaveLoad("jit", 0.6, isApart: null);
        IReadOnlyList<string> findings = Conclude().Findings;
        Assert.Contains("SpanCodec direct (ours) is not known to change a POST of 105 bytes (too few slices to tell).", findings);
        Assert.All(findings, AssertShort);
        SaveLoad("aot", 0.9, isApart: true);
        Assert.Contains("SpanCodec direct (ours) saves 10 % of the processor time of a POST of 105 bytes under net10.0-aot.", Conclude().Findings);
    }

    /// <summary>A server that reads and writes no JSON shows what no serializer can save.</summary>
    [Fact]
    public void A_saving_beyond_that_of_no_JSON_at_all_is_no_saving()
    {
        SaveTimes();
        WebLoadRow Body(long bytes, string contender, double ratio) =>
            Load(contender, ratio, isApart: true) with { BodyBytes = bytes, Payload = $"{bytes}", IsFloor = contender == "no JSON" };
        foreach (string mode in new[] { "jit", "aot" })
            SaveLoads(
                mode,
                Body(105, "STJ source-gen", 1), Body(105, "SpanCodec direct", 0.94), Body(105, "no JSON", 0.95),
                Body(3141, "STJ source-gen", 1), Body(3141, "SpanCodec direct", 0.6), Body(3141, "no JSON", 0.5));
        IReadOnlyList<string> findings = Conclude().Findings;
        Assert.Equal($"SpanCodec direct (ours) shows no difference in the processor time of a POST of 105 bytes and saves 40 % at 3,141 bytes.", findings[^1]);
        Assert.All(findings, AssertShort);
    }
}
