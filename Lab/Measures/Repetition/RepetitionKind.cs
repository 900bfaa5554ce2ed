namespace JsonAot.Lab.Measures.Repetition;

/// <summary>What a figure differs by when all is measured again. <c>compare --keep</c> writes it, from two whole runs.</summary>
internal sealed class RepetitionKind : Kind<Results<RepetitionRow>>
{
    internal override IReadOnlyList<TableSpec> Tables { get; } =
    [
        new TableSpec<RepetitionRow>("repetition", "What a repeated run moves", deployment => deployment.Rows<RepetitionRow>())
            {
                Layout = new() { By = [] },
            }
            .Key("what", "figure", row => row.What)
            .Share("differs", "differs by at most", row => row.Differs)
            .Count("figures", "of figures", row => row.Figures)
            .Text("first", "first run", row => $"{row.Since:yyyy-MM-dd HH:mm 'UTC'}")
            .Text("second", "second run", row => $"{row.TakenAt:yyyy-MM-dd HH:mm 'UTC'}"),
    ];
}

/// <summary>The one limit that is printed, in the words of README, page and documents.</summary>
internal static class RepetitionWords
{
    internal const string Unknown = "measured once: what a repeated run moves is unknown";

    /// <summary>Below a table of ratios.</summary>
    internal static string OfRatios(IEnumerable<Deployment> modes)
    {
        Deployment[] all = [.. modes];
        return all.All(mode => mode.RatioLimit is null) ? Unknown
            : "a repeated run moves a ratio by up to "
                + string.Join(", ", all.Select(mode => $"{mode.Mode} {mode.RatioLimit?.ToString("P1") ?? "(measured once)"}"));
    }

    /// <summary>A sentence on the deployments that an answer is about.</summary>
    internal static string OfAnswer(IReadOnlyList<Deployment> told)
    {
        string[] known =
        [
            .. from deployment in told
               where deployment.RatioLimit is not null
               select $"{deployment.RatioLimit:P1}, a mean by {deployment.MeanLimit?.ToString("P1") ?? "an unknown part"} "
                   + $"under {deployment.Name}",
        ];
        return known.Length == 0 ? "Measured once: what a repeated run moves is unknown."
            : $"A run repeated {Later(told)} later moves a ratio by up to {string.Join("; by up to ", known)}.";
    }

    /// <summary>Whoever repeats it on another day may find more.</summary>
    private static string Later(IEnumerable<Deployment> told)
    {
        TimeSpan apart = told.SelectMany(deployment => deployment.Rows<RepetitionRow>()).Min(row => row.Apart);
        return apart < TimeSpan.FromHours(2) ? $"{apart.TotalMinutes:0} minutes"
            : apart < TimeSpan.FromDays(2) ? $"{apart.TotalHours:0} hours"
            : $"{apart.TotalDays:0} days";
    }
}
