using JsonAot.Lab.Measures.BuildCost;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Report;

/// <summary>From rows to what a person reads.</summary>
public class BuildCostTableTests
{
    internal static Results<BuildCostRow> Results(string mode = "aot") => new(
        SyntheticResults.ManifestOf(0, mode),
        [
            .. from types in (int[])[10, 100]
               from variant in CostVariant.All
               select new BuildCostRow
               {
                   Variant = variant.Name,
                   Types = types,
                   ColdCompileNs = variant.Name == "SpanCodec" ? types * 3e6 : types * 2e6,
                   IlBytes = 1000 * types,
                   PublishedBytes = types == 100 ? 3_000_000 : null,
                   BytesPerType = types == 100 ? 1234 : null,
               },
        ]);

    [Fact]
    public void Each_number_of_types_has_a_table_and_the_generators_are_its_rows()
    {
        TextTable[] tables = [.. new BuildCostKind().Fold([Results()], new Reasons())];
        Assert.Equal(2, tables.Length);
        using var output = new StringWriter();
        tables[1].Print(output);
        string text = output.ToString();
        Assert.Contains("100 types", text, StringComparison.Ordinal);
        Assert.All(CostVariant.All, variant => Assert.Contains(variant.Name, text, StringComparison.Ordinal));
        Assert.Contains("1.23 kB", text, StringComparison.Ordinal);
    }

    [Fact]
    public void The_generators_are_compared_in_a_sentence()
    {
        string[] remarks = [.. new BuildCostKind().Remarks([Results()])];
        Assert.Equal(2, remarks.Length);
        Assert.StartsWith(
            "100 types: compiling takes 300 ms with SpanCodec, 200 ms with System.Text.Json's generator.",
            remarks[1],
            StringComparison.Ordinal);
    }

    /// <summary>Pass by pass, and with those of the same run alone.</summary>
    [Fact]
    public void A_generator_is_compared_with_that_of_the_framework_in_the_same_passes()
    {
        BuildCostRow Of(string variant, params double[] passes) =>
            new() { Variant = variant, Types = 10, ColdCompileNs = 1e9, CompilesNs = passes };
        BuildCostRow[] rows =
        [
            Of(CostVariant.Baseline, 100, 200, 110, 105, 100), Of(CostVariant.Twin.Name, 100, 200, 110, 105, 100),
            Of("SpanCodec", 200, 400, 220, 210, 200), Of(CostVariant.BothGenerators, 0, 0, 0, 0, 0),
        ];
        Assert.Equal(["", "1.00x tie", "0.50x", ""], rows.Select(row => BuildCostKind.Compared(row, rows)?.Words ?? ""));
        Assert.Null(BuildCostKind.Compared(rows[2] with { TakenAt = DateTimeOffset.UnixEpoch }, rows));
        string remark = new BuildCostKind().Remarks([Results() with { Rows = rows }]).First();
        Assert.EndsWith(" with System.Text.Json's generator: 0.50x as fast.", remark, StringComparison.Ordinal);
    }

    [Fact]
    public void A_run_of_some_sizes_keeps_the_rows_of_the_others()
    {
        Results<BuildCostRow> all = Results();
        Results<BuildCostRow> again =
            all with { Rows = [all.Rows[0] with { TakenAt = DateTimeOffset.UnixEpoch.AddYears(60), IlBytes = 7 }] };
        Results<BuildCostRow> joined = again.Over(all);
        Assert.Equal(all.Rows.Count, joined.Rows.Count);
        Assert.Equal(7, joined.Rows.Single(row => row.Types == 10 && row.Variant == all.Rows[0].Variant).IlBytes);
    }
}
