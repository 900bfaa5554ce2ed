using JsonAot.Lab.Measures.BuildCost;

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
        Assert.Equal("SpanCodec (ours)", large.Take);
        Assert.Equal(("4.0x as fast", "over Newtonsoft.Json: 8.0x"), (large.Gain, large.Next));
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
        Assert.Equal("over Newtonsoft.Json (adapted): 4.0x", Decide("large documents").Next);
        IReadOnlyList<Decision> decisions = Conclude().Decisions;
        Assert.Contains("marked as adapted: this library has no such call", Decision.Key(decisions), StringComparison.Ordinal);
        Assert.DoesNotContain(
            "adapted",
            Decision.Key([.. decisions.Where(decision => !decision.Next.Contains("(adapted)", StringComparison.Ordinal))]),
            StringComparison.Ordinal);
    }

    /// <summary>The winner of all documents need not be that of large ones, and the baseline costs nothing more.</summary>
    [Theory]
    [InlineData("SpanCodec", "SpanCodec (ours)", "as above")]
    [InlineData("Newtonsoft.Json", "Newtonsoft.Json", "not measured: size and build time")]
    [InlineData("STJ source-gen", "STJ source-gen", "")]
    public void Large_documents_cost_what_their_own_winner_costs(string winner, string take, string cost)
    {
        TimesRow[] Of(string contender, double small) =>
        [
            Row(contender, "Serialize", small),
            Row(contender, "Deserialize", small),
            On("Enterprise", Row(contender, "Deserialize", contender == winner ? 150_000 : 300_000)),
        ];
        Save("jit", [.. Of("STJ source-gen", 200), .. Of("SpanCodec", 100), .. Of("Newtonsoft.Json", 300)]);
        Assert.Equal("SpanCodec (ours)", Decide("a hot path").Take);
        Decision large = Decide("large documents");
        Assert.Equal((take, cost), (large.Take, large.Cost));
    }

    /// <summary>A reader of large documents pays with memory too, and would not find it out by a figure of speed.</summary>
    [Theory]
    [InlineData(150, "as above; native peak 150 MB, not 100 MB")]
    [InlineData(105, "as above")]
    public void Large_documents_cost_memory_too(long megabytes, string cost)
    {
        MemoryRow Peak(string contender, long peak) =>
            new() { Contender = contender, Payload = "Enterprise", Times = 200, PeakBytes = peak * 1_000_000 };
        SaveBoth(
            Row("STJ source-gen", "Deserialize", 200), On("Enterprise", Row("STJ source-gen", "Deserialize", 200_000)),
            Row("SpanCodec", "Deserialize", 100), On("Enterprise", Row("SpanCodec", "Deserialize", 100_000)));
        SaveRows("aot", Peak("STJ source-gen", 100), Peak("SpanCodec", megabytes));
        Assert.Equal(cost, Decide("large documents").Cost);
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
        Assert.Equal("Utf8Json, SpanCodec (ours), STJ source-gen and Newtonsoft.Json", Decide("nothing lost").Take);
        Assert.Equal("Utf8Json", Decide("NativeAOT").Take);
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
        Assert.Equal(("SpanCodec (ours) and STJ source-gen", "the document", ""), (fidelity.Take, fidelity.Gain, fidelity.Cost));
    }

    private void SaveFaithful(TimesRow[] rows, string? oneWay = null)
    {
        FidelityRow Of(string name) => new()
        {
            Contender = name, Payload = "Simple", Outcome = CheckOutcome.Faithful, OneWay = name == oneWay ? "writes only" : null,
        };
        SaveRows<FidelityRow>("jit", [.. rows.Select(row => row.Contender).Distinct().Select(Of)]);
    }

    [Fact]
    public void Who_only_writes_is_not_advised_natively()
    {
        Save(
            "aot",
            Row("STJ source-gen", "Serialize", 200), Row("STJ fast path", "Serialize", 50), Row("SpanCodec", "Serialize", 100),
            Row("STJ source-gen", "Deserialize", 200), Row("SpanCodec", "Deserialize", 100),
            Row("STJ fast path", "Deserialize", 1) with { CpuNs = null, Unavailable = "writes only" });
        Assert.Equal("SpanCodec (ours)", Decide("NativeAOT").Take);
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
        Assert.Equal("SpanCodec (ours)", native.Take);
        Assert.EndsWith(" in 2 tests", native.Gain, StringComparison.Ordinal);
    }

    [Fact]
    public void Least_change_works_natively_where_that_was_tried()
    {
        Save(
            "jit",
            Row("STJ reflection", "Serialize", 200),
            Row("STJ source-gen", "Serialize", 180),
            Row("SpanCodec bridge", "Serialize", 100));
        const string Gain = "1.8x as fast";
        Assert.Equal("over STJ reflection: 2.0x", Decide("least change").Next);
        Assert.Equal(Gain, Decide("least change").Gain);
        Save("aot", Row("STJ source-gen", "Serialize", 200));
        Assert.Equal(Gain, Decide("least change").Gain);
        Save("aot", Row("SpanCodec bridge", "Serialize", 120));
        Assert.Equal($"{Gain}; works natively", Decide("least change").Gain);
    }

    /// <summary>A program, a build and a working process were not measured in turns: two figures, and no ratio.</summary>
    [Theory]
    [InlineData(200, 104, "one line, attributes; not on NuGet; native peak 200 MB, not 100 MB")]
    [InlineData(120, 150, "one line, attributes; not on NuGet; build 15.0 s, not 10.0 s")]
    [InlineData(104, 104, "one line, attributes; not on NuGet")]
    public void The_resolver_costs_that_of_which_it_takes_most_more(long megabytes, double tenths, string cost)
    {
        SaveBoth(
            Row("STJ reflection", "Serialize", 200), Row("STJ source-gen", "Serialize", 180), Row("SpanCodec bridge", "Serialize", 100));
        MemoryRow Peak(string contender, long peak) =>
            new() { Contender = contender, Payload = "Enterprise", Times = 200, PeakBytes = peak * 1_000_000 };
        SaveRows("aot", Peak("STJ source-gen", 100), Peak("SpanCodec bridge", megabytes));
        BuildCostRow Build(string variant, double time) => new() { Variant = variant, Types = 500, ColdCompileNs = time };
        SaveRows("aot", Build("STJ source-gen", 10e9), Build(CostVariant.BothGenerators, tenths * 1e8));
        Assert.Equal(cost, Decide("least change").Cost);
    }
}
