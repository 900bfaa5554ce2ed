using JsonAot.Lab.Measures.Times;
using JsonAot.Turns;

namespace JsonAot.Tests.Lab.Measures;

/// <summary>A machine where new memory is dear, told beside times that it decides.</summary>
public class NewPageRemarkTests
{
    [Theory]
    [InlineData(12_000, 85_001, true)]
    [InlineData(12_000, 85_000, false)]
    [InlineData(300, 4_000_000, false)]
    public void Times_of_large_arrays_are_told_with_it(double pageNs, double bytes, bool isTold)
    {
        TimesResults plain = SteadyResults.Of(new TimesRow
        {
            Payload = "Enterprise", Contender = ContenderSets.Reference, Direction = TimesRow.Writing, Lane = TimesRow.Utf8,
            Form = DocumentForm.Canonical, CpuNs = 100, AllocatedBytes = bytes,
        });
        TimesResults results = plain with { Manifest = plain.Manifest with { PageNs = pageNs } };
        Assert.Equal(isTold, new TimesKind().Remarks([results]).Contains(NewPage.WarningOf(12_000)));
    }
}
