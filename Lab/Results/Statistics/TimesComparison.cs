namespace JsonAot.Lab.Results.Statistics;

/// <summary>Compares rows of results.</summary>
public static class TimesComparison
{
    extension(Comparison)
    {
        /// <summary>Generation by generation of one run, and never by two times that were measured apart.</summary>
        /// <returns>Null where they did not live side by side, or one of them has no figure.</returns>
        public static Comparison? Of(TimesRow one, TimesRow? other, double? limit = null) =>
            other is not null && one.QuotientsOver(other) is [_, ..] quotients
                ? new Comparison(Intervals.OfGenerations(quotients), limit) : null;
    }
}
