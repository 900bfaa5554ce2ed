using JsonAot.Lab.Measures.Times;
using JsonAot.Tests.Lab;
using JsonAot.Turns;

namespace JsonAot.Tests.Results;

/// <summary>What new memory costs on a machine, and what is said of a machine where it costs much.</summary>
public class NewPageTests
{
    [Fact]
    public void It_is_the_price_of_a_page_and_not_of_an_instruction() => Assert.InRange(NewPage.Nanoseconds, 10, 1e6);

    [Theory]
    [InlineData(251, "251 ns")]
    [InlineData(1000, "1 µs")]
    [InlineData(12_934, "12.9 µs")]
    public void Its_words_have_three_figures(double nanoseconds, string words) => Assert.Equal(words, NewPage.Words(nanoseconds));

    [Fact]
    public void Where_it_is_dear_figures_are_of_that_machine_alone()
    {
        Assert.Null(NewPage.WarningOf(null));
        Assert.Null(NewPage.WarningOf(1999));
        Assert.StartsWith("A new page of memory takes 2 µs on this machine", NewPage.WarningOf(2000), StringComparison.Ordinal);
    }

    /// <summary>It says so where a document is so large that the price decides.</summary>
    [Theory]
    [InlineData(12_000, 85_001, true)]
    [InlineData(12_000, 85_000, false)]
    [InlineData(300, 4_000_000, false)]
    public void Times_of_large_documents_are_told_with_it(double pageNs, int bytes, bool isTold)
    {
        TimesResults plain = SteadyResults.Of(new TimesRow
        {
            Payload = "Enterprise", Contender = ContenderSets.Reference, Direction = TimesRow.Writing, Lane = TimesRow.Utf8,
            Form = DocumentForm.Canonical, CpuNs = 100, DocumentBytes = bytes,
        });
        TimesResults results = plain with { Manifest = plain.Manifest with { PageNs = pageNs } };
        string? warning = NewPage.WarningOf(12_000);
        Assert.Equal(isTold, new TimesKind().Remarks([results]).Contains(warning));
    }
}
