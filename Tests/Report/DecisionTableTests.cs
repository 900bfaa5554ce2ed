using JsonAot.Lab.Measures.BuildCost;
using JsonAot.Lab.Report.Documents;

namespace JsonAot.Tests.Report;

/// <summary>Advice of a row of the table, and whose its figures are.</summary>
public sealed class DecisionTableTests : AnswerTests
{
    [Fact]
    public void Large_documents_have_a_row_of_their_own()
    {
        TimesRow[] Of(string contender, double small, double large) =>
        [
            Row(contender, "Deserialize", small),
            On("Enterprise", Row(contender, "Deserialize", large)) with { DocumentBytes = 250_000 },
        ];
        Save("jit", [.. Of("STJ source-gen", 200, 200_000), .. Of("SpanCodec", 190, 50_000), .. Of("Newtonsoft.Json", 210, 400_000)]);
        Decision large = Decide("documents from 250 kB");
        Assert.Equal(new Advice("STJ source-gen", "2.0x over Newtonsoft.Json"), large.Today);
        Assert.Equal(new Advice("SpanCodec (ours)", "4.0x as fast"), large.Built);
    }

    /// <summary>Its users pay for the copy too, but a library that has the call may have none to pay.</summary>
    [Fact]
    public void A_figure_of_an_adapted_contender_says_so()
    {
        TimesRow Adapted(TimesRow row) => row with { IsAdapted = true };
        Save("jit",
            Row("STJ source-gen", "Deserialize", 200), On("Enterprise", Row("STJ source-gen", "Deserialize", 200_000)),
            Row("SpanCodec", "Deserialize", 100), On("Enterprise", Row("SpanCodec", "Deserialize", 100_000)),
            Adapted(Row("Newtonsoft.Json", "Deserialize", 400)), Adapted(On("Enterprise", Row("Newtonsoft.Json", "Deserialize", 400_000))));
        Assert.Equal("2.0x over Newtonsoft.Json (adapted)", Decide("large documents").Today.Gain);
        IReadOnlyList<Decision> decisions = Conclude().Decisions;
        Assert.Contains("marked as adapted: this library has no such call", Decision.Key(decisions), StringComparison.Ordinal);
        Assert.DoesNotContain(
            "adapted",
            Decision.Key([.. decisions.Where(decision => !decision.Today.Gain.Contains("(adapted)", StringComparison.Ordinal))]),
            StringComparison.Ordinal);
    }

    /// <summary>The fastest on all documents need not be that on large ones, and the baseline costs nothing more.</summary>
    [Theory]
    [InlineData("SpanCodec", "STJ source-gen", "SpanCodec (ours)", "as above")]
    [InlineData("Newtonsoft.Json", "Newtonsoft.Json", "", "")]
    [InlineData("STJ source-gen", "STJ source-gen", "", "")]
    public void Large_documents_have_their_own_advice(string winner, string today, string built, string cost)
    {
        TimesRow[] Of(string contender, double small) =>
        [
            Row(contender, "Serialize", small),
            Row(contender, "Deserialize", small),
            On("Enterprise", Row(contender, "Deserialize", contender == winner ? 150_000 : 300_000)),
        ];
        Save("jit", [.. Of("STJ source-gen", 200), .. Of("SpanCodec", 100), .. Of("Newtonsoft.Json", 300)]);
        Assert.Equal("SpanCodec (ours)", Decide("a hot path").Built.Take);
        Decision large = Decide("large documents");
        Assert.Equal((today, built, cost), (large.Today.Take, large.Built.Take, large.Cost));
    }

    /// <summary>Nobody exchanges a serializer for a few percent, nor for what loses a member, is an example, or only writes.</summary>
    [Theory]
    [InlineData("Serde", 170, "Serde")]
    [InlineData("Serde", 190, "STJ source-gen")]
    [InlineData("PolyType.Examples", 100, "STJ source-gen")]
    [InlineData("Hand-written", 100, "STJ source-gen")]
    [InlineData("STJ source-gen, any case", 100, "STJ source-gen")]
    public void What_to_take_today_can_be_installed_and_gains_enough(string other, double time, string take)
    {
        TimesRow[] Of(string contender, double ns) => [Row(contender, "Serialize", ns), Row(contender, "Deserialize", ns)];
        Save("jit", [.. Of("STJ source-gen", 200), .. Of(other, time), .. Of("SpanCodec", 50)]);
        Assert.Equal(take, Decide("a hot path").Today.Take);
        Assert.Equal("SpanCodec (ours)", Decide("a hot path").Built.Take);
    }

    [Theory]
    [InlineData(CheckOutcome.Faithful, "Serde")]
    [InlineData(CheckOutcome.Unavailable, "Serde")]
    [InlineData(CheckOutcome.Lossy, "STJ source-gen")]
    [InlineData(CheckOutcome.Throws, "STJ source-gen")]
    public void What_to_take_today_loses_nothing(CheckOutcome outcome, string take)
    {
        TimesRow[] Of(string contender, double ns) => [Row(contender, "Serialize", ns), Row(contender, "Deserialize", ns)];
        Save("jit", [.. Of("STJ source-gen", 200), .. Of("Serde", 100)]);
        SaveRows("jit", new FidelityRow { Contender = "Serde", Payload = "Simple", Outcome = outcome });
        Assert.Equal(take, Decide("a hot path").Today.Take);
    }

    /// <summary>What most people have, and what they gain without anything of ours.</summary>
    [Fact]
    public void Who_has_another_library_is_told_what_a_move_gains()
    {
        SaveBoth(
            Row("STJ source-gen", "Serialize", 200), Row("Newtonsoft.Json", "Serialize", 400), Row("SpanCodec", "Serialize", 100),
            Row("STJ source-gen", "Deserialize", 200), Row("Newtonsoft.Json", "Deserialize", 500), Row("SpanCodec", "Deserialize", 50));
        Decision moved = Decide("you have Newtonsoft.Json");
        Assert.Equal(new Advice("STJ source-gen", "2.2x over Newtonsoft.Json", "2.0x to 2.5x"), moved.Today);
        Assert.Equal(new Advice("SpanCodec (ours)", "6.3x over Newtonsoft.Json", "4.0x to 10.0x"), moved.Built);
        Assert.Equal("other attributes and settings", moved.Cost);
        Assert.Equal(
            "You have Newtonsoft.Json: take STJ source-gen: 2.2x over Newtonsoft.Json (2.0x to 2.5x); "
                + "if you build it, SpanCodec (ours): 6.3x over Newtonsoft.Json (4.0x to 10.0x); other attributes and settings.",
            moved.ToString());
        string[] told = SplicedTables.Render(Store, "short", []).Split('\n', StringSplitOptions.RemoveEmptyEntries);
        Assert.Equal(
            "- You have Newtonsoft.Json: **STJ source-gen**, 2.2x over Newtonsoft.Json (2.0x to 2.5x). "
                + "If you build it, **SpanCodec (ours)**, 6.3x over Newtonsoft.Json (4.0x to 10.0x).",
            told[^1]);
        Assert.Equal(
            "- A hot path: **STJ source-gen**, 2.2x over Newtonsoft.Json (2.0x to 2.5x). "
                + "If you build it, **SpanCodec (ours)**, "
                + "over STJ source-gen: read 4.0x, written 2.0x (2.0x to 4.0x).",
            told[0]);
        Assert.Contains(
            "[other attributes and settings](docs/from-newtonsoft.md)",
            SplicedTables.Render(Store, "answer", []),
            StringComparison.Ordinal);
    }

    /// <summary>A reader of large documents pays with memory too, and would not find it out by a figure of speed.</summary>
    [Theory]
    [InlineData(
        150,
        "refuses some types; native peak of large documents 150 MB, not 100 MB; "
            + "not measured: JIT start, native start, native size and build")]
    [InlineData(105, "refuses some types; not measured: JIT start, native start, native size and build")]
    public void Speed_costs_memory_too(long megabytes, string cost)
    {
        MemoryRow Peak(string contender, long peak) =>
            new() { Contender = contender, Payload = "Enterprise", Times = 200, PeakBytes = peak * 1_000_000 };
        SaveBoth(
            Row("STJ source-gen", "Deserialize", 200), On("Enterprise", Row("STJ source-gen", "Deserialize", 200_000)),
            Row("SpanCodec", "Deserialize", 100), On("Enterprise", Row("SpanCodec", "Deserialize", 100_000)));
        SaveRows("aot", Peak("STJ source-gen", 100), Peak("SpanCodec", megabytes));
        Assert.Equal(cost, Decide("a hot path").Cost);
        Assert.Equal("as above", Decide("large documents").Cost);
    }

    /// <summary>
    /// In the last test SpanCodec is the quickest, and others are not known: neither the ends nor the order of names may be made of it.
    /// </summary>
    [Fact]
    public void Contenders_are_compared_in_tests_that_all_of_them_have()
    {
        TimesRow[] Of(string contender, double most, double? last) =>
        [
            On("Simple", Row(contender, "Serialize", most)), On("Person", Row(contender, "Serialize", most)),
            On("Complex", last is { } known ? Row(contender, "Serialize", known) : Brief(Row(contender, "Serialize", most))),
        ];
        TimesRow[] rows =
        [
            .. Of("STJ source-gen", 200, 200),
            .. Of("SpanCodec", 100, 10),
            .. Of("Utf8Json", 80, null),
            .. Of("Newtonsoft.Json", 400, null),
        ];
        SaveBoth(rows);
        SaveFaithful(rows);
        Assert.Equal("Utf8Json, STJ source-gen and Newtonsoft.Json", Decide("nothing lost").Today.Take);
        Assert.Equal("SpanCodec (ours)", Decide("nothing lost").Built.Take);
        Assert.Equal("Utf8Json", Decide("NativeAOT").Today.Take);
        Assert.False(Decide("NativeAOT").Built.IsGiven);
    }

    /// <summary>They are faithful too, and nobody has them for another type.</summary>
    [Fact]
    public void Whoever_gives_every_member_back_does_so_for_any_type()
    {
        string[] one = ["Hand-written", "Hand-written, MemoryStream", "Manual", "SimpleJson"];
        TimesRow[] rows =
        [
            .. one.Select(name => Row(name, "Serialize", 10)),
            Row("STJ source-gen", "Serialize", 200),
            Row("SpanCodec", "Serialize", 50),
            Row("STJ fast path", "Serialize", 20),
        ];
        Save("jit", rows);
        SaveFaithful(rows, oneWay: "STJ fast path");
        Decision fidelity = Decide("nothing lost");
        Assert.Equal((new Advice("STJ source-gen", "the document"), ""), (fidelity.Today, fidelity.Cost));
        Assert.Equal(new Advice("SpanCodec (ours)", "the document"), fidelity.Built);
    }

    private void SaveFaithful(TimesRow[] rows, string? oneWay = null)
    {
        FidelityRow Of(string name) => new()
        {
            Contender = name, Payload = "Simple", Outcome = CheckOutcome.Faithful, OneWay = name == oneWay ? "writes only" : null,
        };
        SaveRows<FidelityRow>("jit", [.. rows.Select(row => row.Contender).Distinct().Select(Of)]);
    }

    /// <summary>Who refuses a type beforehand has not lost it; nor has it carried it, and a user of such a type is told so.</summary>
    [Theory]
    [InlineData("refused: no such option", true)]
    [InlineData("this payload declares no SpanCodec for its type", false)]
    [InlineData("refused by the gate: $.A: lost", false)]
    public void A_payload_that_is_refused_is_neither_lost_nor_carried(string reason, bool isRefusal)
    {
        TimesRow Refused(string payload) => On(payload, Row("SpanCodec", "Serialize", 1)) with { CpuNs = null, Unavailable = reason };
        Save(
            "jit",
            Row("STJ source-gen", "Serialize", 200), Row("STJ source-gen", "Deserialize", 200),
            On("Graph", Row("STJ source-gen", "Serialize", 200)),
            Row("SpanCodec", "Serialize", 50), Row("SpanCodec", "Deserialize", 50), Refused("Graph"));
        FidelityRow[] Of(string name, params CheckOutcome[] outcomes) =>
        [
            .. outcomes.Zip(["Simple", "Graph", "Lists"], (outcome, payload) => new FidelityRow
            {
                Contender = name, Payload = payload, Outcome = outcome,
                Findings = outcome == CheckOutcome.Unavailable ? [reason] : [],
            }),
        ];
        const CheckOutcome Kept = CheckOutcome.Faithful, None = CheckOutcome.Unavailable;
        SaveRows(
            "jit",
            [
                .. Of("STJ source-gen", Kept, Kept, Kept), .. Of("SpanCodec", Kept, None, None),
                .. Of("SpanCodec resolver", None, None, None),
            ]);
        Decision fidelity = Decide("nothing lost");
        Assert.Equal(new Advice("STJ source-gen", "all 3 documents"), fidelity.Today);
        Assert.Equal(
            isRefusal ? new Advice("SpanCodec (ours)", "1 of 3 documents, the others refused") : Advice.None, fidelity.Built);
        Assert.Equal("read 4.0x, written 4.0x in 1 test", Decide("a hot path").Built.Gain);
        Assert.StartsWith(
            isRefusal ? "refuses 2 of 3 payloads; " : "refuses some types; ", Decide("a hot path").Cost, StringComparison.Ordinal);
    }

    [Fact]
    public void Who_only_writes_is_not_advised_natively()
    {
        Save(
            "aot",
            Row("STJ source-gen", "Serialize", 200), Row("STJ fast path", "Serialize", 50), Row("SpanCodec", "Serialize", 100),
            Row("STJ source-gen", "Deserialize", 200), Row("SpanCodec", "Deserialize", 100),
            Row("STJ fast path", "Deserialize", 1) with { CpuNs = null, Unavailable = "writes only" });
        Assert.Equal(("STJ source-gen", "SpanCodec (ours)"), (Decide("NativeAOT").Today.Take, Decide("NativeAOT").Built.Take));
    }

    [Fact]
    public void Whose_figures_are_nearly_all_unknown_is_not_advised_natively()
    {
        string[] payloads = ["Simple", "Person", "Complex"];
        TimesRow[] Of(string contender, double time, int known) =>
        [
            .. payloads.Select(payload => On(payload, Row(contender, "Serialize", time)))
                .Select((row, place) => place < known ? row : Brief(row)),
        ];
        Save("aot", [.. Of("STJ source-gen", 200, known: 3), .. Of("SpanCodec", 100, known: 2), .. Of("SpanJson", 90, known: 1)]);
        Decision native = Decide("NativeAOT");
        Assert.Equal("STJ source-gen", native.Today.Take);
        Assert.Equal("SpanCodec (ours)", native.Built.Take);
        Assert.EndsWith(" in 2 tests", native.Built.Gain, StringComparison.Ordinal);
    }

    [Fact]
    public void Least_change_works_natively_where_that_was_tried()
    {
        Save(
            "jit",
            Row("STJ reflection", "Serialize", 200),
            Row("STJ source-gen", "Serialize", 180),
            Row("SpanCodec resolver", "Serialize", 100));
        Assert.Equal(new Advice("STJ source-gen", "1.1x over STJ reflection"), Decide("least change").Today);
        var built = new Advice("SpanCodec resolver (ours)", "2.0x over STJ reflection");
        Assert.Equal(built, Decide("least change").Built);
        Save("aot", Row("STJ source-gen", "Serialize", 200));
        Assert.Equal(built, Decide("least change").Built);
        Assert.Equal("works natively", Decide("least change").Today.More);
        Save("aot", Row("SpanCodec resolver", "Serialize", 120));
        Assert.Equal(built with { More = "works natively" }, Decide("least change").Built);
    }

    /// <summary>A program, a build and a working process were not measured in turns: two figures, and no ratio.</summary>
    [Theory]
    [InlineData(200, 104, "native peak of large documents 200 MB, not 100 MB; ")]
    [InlineData(120, 150, "build 15.0 s, not 10.0 s; native peak of large documents 120 MB, not 100 MB; ")]
    [InlineData(104, 104, "")]
    public void The_resolver_costs_that_of_which_it_takes_most_more(long megabytes, double tenths, string cost)
    {
        SaveBoth(
            Row("STJ reflection", "Serialize", 200), Row("STJ source-gen", "Serialize", 180), Row("SpanCodec resolver", "Serialize", 100));
        MemoryRow Peak(string contender, long peak) =>
            new() { Contender = contender, Payload = "Enterprise", Times = 200, PeakBytes = peak * 1_000_000 };
        SaveRows("aot", Peak("STJ source-gen", 100), Peak("SpanCodec resolver", megabytes));
        BuildCostRow Build(string variant, double time) => new() { Variant = variant, Types = 500, ColdCompileNs = time };
        SaveRows("aot", Build("STJ source-gen", 10e9), Build(CostVariant.BothGenerators, tenths * 1e8));
        Assert.Equal(
            $"an attribute for each type; {cost}not measured: JIT start, native start and native size", Decide("least change").Cost);
    }
}
