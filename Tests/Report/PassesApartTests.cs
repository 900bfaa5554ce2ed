using JsonAot.Lab.Measures.Steady;
using JsonAot.Lab.Report.Documents;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Tables;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Report;

/// <summary>A figure is the middle of processes. Where these lie far apart, the figure does not stand alone.</summary>
public sealed class PassesApartTests : AnswerTests
{
    [Theory]
    [InlineData(104, null)]
    [InlineData(106, "passes differ by ±6 %")]
    public void Page_and_documents_say_how_far_the_passes_of_a_row_lie_apart(double last, string? note)
    {
        Save("jit", InPasses(Row("SpanCodec", "Serialize", 100), last), InPasses(Row("SpanCodec", "Serialize", 100) with { Benchmark = "Demo.One" }, last));
        ResultTable steady = ReportModel.Load(Store.Root)[SteadyKind.Id];
        Assert.Equal(note, Assert.Single(steady.Rows)[steady.IndexOf("note")]);
        string table = SplicedTables.Render(Store, "steady", ["Demo", "net10.0-jit"]);
        Assert.Equal(note is not null, table.Contains($"(jit): {note}.", StringComparison.Ordinal));
    }

    [Fact]
    public void What_is_known_of_a_contender_stands_before_it()
    {
        Save("jit", InPasses(Row("SpanCodec", "Serialize", 100), 110) with { Note = "lossy: $.A" });
        ResultTable steady = ReportModel.Load(Store.Root)[SteadyKind.Id];
        Assert.Equal("lossy: $.A; passes differ by ±10 %", Assert.Single(steady.Rows)[steady.IndexOf("note")]);
    }

    private static SteadyRow InPasses(SteadyRow row, double last) => row with
    {
        Passes = [.. new[] { 100, 100, last }.Select((median, number) => new SteadyPass(number, median, true, row.Samples))],
    };
}
