using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Report.Page;

namespace JsonAot.Tests.Report;

/// <summary>Figures of adapters that were unfair, until they are measured again.</summary>
public sealed class CorrectedTests : AnswerTests
{
    private static readonly DateTimeOffset Before = new(2026, 11, 27, 12, 0, 0, TimeSpan.Zero);

    private static TimesRow At(DateTimeOffset when, string contender, string direction = "Serialize", string payload = "Simple") =>
        On(payload, Row(contender, direction, 100)) with { TakenAt = when };

    [Theory]
    [InlineData("PolyType.Examples", "Serialize", "Simple", "check each token")]
    [InlineData("PolyType.Examples", "Deserialize", "Simple", null)]
    [InlineData("protobuf-net", "Deserialize", "Simple", "a tag before each number")]
    [InlineData("fastJSON", "Serialize", "Citm", "no option for the names")]
    [InlineData("DataContractJsonSerializer", "Deserialize", "Twitter", "no option for the names")]
    [InlineData("fastJSON", "Serialize", "Simple", null)]
    [InlineData("SpanJson", "Serialize", "Citm", null)]
    public void A_figure_from_before_has_a_dagger_and_the_reason_and_one_from_after_has_none(
        string contender, string direction, string payload, string? reason)
    {
        string? told = Corrected.ReasonOf(At(Before, contender, direction, payload));
        Assert.Equal(reason is null, told is null);
        Assert.Contains(reason ?? "", told ?? "", StringComparison.Ordinal);
        Assert.Null(Corrected.ReasonOf(At(Before.AddDays(7), contender, direction, payload)));
    }

    [Fact]
    public void The_bar_has_it_with_its_key_and_the_row_with_its_reason()
    {
        SaveBoth(At(Before, "STJ source-gen"), At(Before, "PolyType.Examples"), At(Before, "SpanJson"));
        var model = ReportModel.Load(_folder.Path);
        string picture = AnswerChart.Picture(Conclude().Bars, "here");
        Assert.Contains(">PolyType.Examples †<", picture, StringComparison.Ordinal);
        Assert.Contains(">SpanJson<", picture, StringComparison.Ordinal);
        Assert.Contains("† some figures are of an adapter that has been corrected since<", picture, StringComparison.Ordinal);
        TableLine row = model[SteadyTable.Id].Rows.First(one => one.Name("contender") == "PolyType.Examples");
        Assert.Equal("† its adapter had the writer check each token: corrected since, and not measured again yet", row.Name("note"));
        Assert.Equal("corrected since", row.Name("marks"));

        SaveBoth(At(Before.AddDays(7), "STJ source-gen"), At(Before.AddDays(7), "PolyType.Examples"));
        Assert.DoesNotContain(
            "†", AnswerChart.Picture([.. Conclude().Bars.Where(bar => bar.Name == "PolyType.Examples")], "here"), StringComparison.Ordinal);
    }
}
