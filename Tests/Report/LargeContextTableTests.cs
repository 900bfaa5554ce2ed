using JsonAot.Lab.Measures.BuildCost;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Report;

/// <summary>From rows of large contexts to what a person reads.</summary>
public sealed class LargeContextTableTests : AnswerTests
{
    internal static Results<LargeContextRow> Results(string mode = "aot") => new(
        SyntheticResults.ManifestOf(0, mode),
        [
            .. from types in (int[])[100, 1_000, 3_000]
               from variant in CostVariant.OfLargeContexts
               let times = variant.Name == "SpanCodec" ? types * 3e6 : types * 6e6
               select new LargeContextRow
               {
                   Variant = variant.Name,
                   Types = types,
                   CompileNs = times,
                   CompilesNs = [times, 1.01 * times, 0.99 * times, times, times],
                   PeakBytes = types * 1e6,
                   FirstsNs = variant.HasSpanCodec ? [times / 10, times / 9, times / 11] : [],
                   PublishedBytes = types == 100 ? 3_000_000 : null,
                   BytesPerType = types == 100 ? 1234 : null,
               },
        ]);

    [Fact]
    public void Each_number_of_types_has_a_table_and_the_generators_are_its_rows()
    {
        TextTable[] tables = [.. new LargeContextKind().Fold([Results()], new Reasons())];
        Assert.Equal(3, tables.Length);
        using var output = new StringWriter();
        tables[0].Print(output);
        string text = output.ToString();
        Assert.Contains("100 types", text, StringComparison.Ordinal);
        Assert.All(CostVariant.OfLargeContexts, variant => Assert.Contains(ShownName.Of(variant.Name), text, StringComparison.Ordinal));
        Assert.Contains("2.00x", text, StringComparison.Ordinal);
        Assert.Contains("1.23 kB", text, StringComparison.Ordinal);
    }

    [Fact]
    public void The_largest_context_is_a_sentence_of_the_answer()
    {
        SaveRows("aot", Results().Rows.ToArray());
        string sentence = Assert.Single(Conclude().Findings, finding => finding.Contains("3,000 types", StringComparison.Ordinal));
        Assert.Equal(
            "3,000 types compile in 9.00 s with SpanCodec (ours), in 18.0 s with System.Text.Json's generator; "
                + "the compiler's memory: 3.00 GB, not 3.00 GB.",
            sentence);
        AssertShort(sentence);
    }

    [Fact]
    public void Without_both_generators_there_is_no_sentence() =>
        Assert.Null(LargeContextKind.SentenceOf([.. Results().Rows.Where(row => row.Variant != CostVariant.Baseline)]));
}
