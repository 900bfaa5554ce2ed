using JsonAot.Lab.Measures.Times;
using JsonAot.Turns;

namespace JsonAot.Tests.Lab.Measures;

/// <summary>New memory that calls met, told beside the times that do not have it in.</summary>
public class NewPageRemarkTests
{
    [Theory]
    [InlineData(250.0, 918.0, true)]
    [InlineData(250.0, null, false)]
    [InlineData(null, 918.0, false)]
    public void What_is_not_in_the_times_is_told(double? pageNs, double? newPages, bool isTold)
    {
        TimesResults plain = SteadyResults.Of(new TimesRow
        {
            Payload = "Enterprise", Contender = ContenderSets.Reference, Direction = TimesRow.Writing, Lane = TimesRow.Utf8,
            Form = DocumentForm.Canonical, CpuNs = 100, NewPages = newPages,
        });
        TimesResults results = plain with { Manifest = plain.Manifest with { PageNs = pageNs } };
        Assert.Equal(isTold, new TimesKind().Remarks([results]).Contains(NewPage.RemarkOf([918], 250)));
    }
}
