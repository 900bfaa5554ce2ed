using JsonAot.Lab.Measures.BuildCost;
using JsonAot.Lab.Tables;
using JsonAot.Lab.Terminal;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>From rows to what a person reads.</summary>
public class BuildCostTableTests
{
    private const string Report = """
        Total generator execution time: 3.832 seconds.

        Time (s)    %   Generator
           3.199   83   SpanCodec.Generator, Version=1.0.0.0, Culture=neutral, PublicKeyToken=null
           3.199   83      SpanCodecs.Generator.SpanCodecGenerator
           0.398   10   Microsoft.Interop.ComInterfaceGenerator, Version=9.0.14.41315, Culture=neutral, PublicKeyToken=b03f5f7f11d50a3a
           0.297    7      Microsoft.Interop.ComInterfaceGenerator
           0.004   <1   System.Text.Json.SourceGeneration, Version=9.0.14.41315, Culture=neutral, PublicKeyToken=cc7b13ffcd2ddd51
           0.004   <1      System.Text.Json.SourceGeneration.JsonSourceGenerator
        """;

    internal static BuildCosts Results(string mode = "aot") => new(
        SyntheticResults.ManifestOf(SyntheticResults.MachineOf(0), "net10.0", mode),
        [
            .. from types in (int[])[10, 100]
               from variant in CostVariant.All
               select new BuildCostRow
               {
                   Variant = variant.Name, Types = types, CompileNs = types * 2e6, GenerateNs = variant.Name == "SpanCodec" ? types * 3e4 : types * 2e4,
                   MemberEditNs = 1e6, UnrelatedEditNs = 1e5,
                   Files = types, Lines = 40 * types, MemberEditFiles = types, MemberEditChanged = 1, UnrelatedEditFiles = 0, IlBytes = 1000 * types,
                   PublishedBytes = types == 100 ? 3_000_000 : null, BytesPerType = types == 100 ? 1234 : null,
               },
        ]);

    [Fact]
    public void The_compilers_report_says_what_the_JSON_generators_took() =>
        Assert.Equal(3.203, CompilerCommand.GeneratorSeconds(Report), 6);

    [Fact]
    public void Each_number_of_types_has_a_table_and_the_generators_are_its_rows()
    {
        TerminalTable[] tables = [.. new BuildCostKind().Fold([Results()], new Reasons())];
        Assert.Equal(2, tables.Length);
        using var output = new StringWriter();
        tables[1].Table.Print(output);
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
        Assert.StartsWith("100 types: SpanCodec's generator takes 1.50 of the time", remarks[1], StringComparison.Ordinal);
        Assert.Contains("emits 100 files anew, of which 1 changed", remarks[1], StringComparison.Ordinal);
    }

    [Fact]
    public void A_run_of_some_sizes_keeps_the_rows_of_the_others()
    {
        BuildCosts all = Results();
        BuildCosts again = all with { Rows = [all.Rows[0] with { TakenAt = DateTimeOffset.UnixEpoch.AddYears(60), Lines = 7 }] };
        BuildCosts joined = again.Over(all);
        Assert.Equal(all.Rows.Count, joined.Rows.Count);
        Assert.Equal(7, joined.Rows.Single(row => row.Types == 10 && row.Variant == all.Rows[0].Variant).Lines);
    }
}
