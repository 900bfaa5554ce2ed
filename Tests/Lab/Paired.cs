using JsonAot.Lab.Results.Statistics;

namespace JsonAot.Tests.Lab;

/// <summary>Rules for every file that the clock of today writes.</summary>
internal static class Paired
{
    /// <summary>
    /// A row that has a time, and a rival with one, has a ratio to the reference that lived beside it, or is that reference.
    /// </summary>
    internal static void AssertAll(IEnumerable<TimesRow> all)
    {
        foreach (IGrouping<string, TimesRow> subject in all.Where(row => row is { IsTwin: false, CpuNs: not null })
            .GroupBy(row => row.Subject))
        {
            TimesRow[] rivals = [.. subject];
            if (rivals.Length == 1)
                continue;
            TimesRow reference = Assert.Single(rivals, row => row.IsReference);
            Assert.All(rivals, row => Assert.True(row == reference || Comparison.Of(row, reference) is not null, row.Name));
            Assert.All(rivals, row => Assert.Null(TimesResults.WhyNoRatio(row, rivals)));
        }
    }
}
