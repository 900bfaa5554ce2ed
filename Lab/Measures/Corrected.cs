namespace JsonAot.Lab.Measures;

/// <summary>
/// Adapters that were unfair and have been corrected since: a figure from before bears a dagger and the reason, until it is measured again.
/// docs/corrections.md has the same.
/// </summary>
internal static class Corrected
{
    internal const string Mark = "corrected since";
    internal const string Dagger = "†";

    private static readonly DateTimeOffset Adapters = new(2026, 11, 28, 0, 0, 0, TimeSpan.Zero);
    private static readonly DateTimeOffset Names = new(2026, 11, 29, 0, 0, 0, TimeSpan.Zero);

    private const string OtherNames = "it has no option for the names of this document, and its adapter did not say so";

    // The documents of others, whose names are not those of C#.
    private static readonly string[] WithOtherNames = ["Twitter", "Citm", "Canada"];

    private static readonly (string Contender, DateTimeOffset On, Func<TimesRow, bool> IsOf, string Reason)[] Calls =
    [
        ("PolyType.Examples", Adapters, row => row.Direction == TimesRow.Writing, "its adapter had the writer check each token"),
        ("protobuf-net", Adapters, _ => true, "its adapter wrote a tag before each number of a list"),
        ("DataContractJsonSerializer", Names, row => WithOtherNames.Contains(row.Payload), OtherNames),
        ("fastJSON", Names, row => WithOtherNames.Contains(row.Payload), OtherNames),
    ];

    /// <returns>Null where the figure is one of the adapter of today.</returns>
    internal static string? ReasonOf(TimesRow row) => !row.IsCall || row.CpuNs is null ? null
        : Calls.Where(one => one.Contender == row.Contender && row.TakenAt < one.On && one.IsOf(row))
            .Select(one => Sentence(one.Reason)).FirstOrDefault();

    /// <summary>Why the server of Newtonsoft.Json was corrected; null where it was not.</summary>
    internal static string? ReasonOfServer(string contender, DateTimeOffset takenAt) =>
        contender == ContenderSets.NewtonsoftJson && takenAt < Adapters
        ? Sentence("its answer came in chunks, where its formatter says the length") : null;

    private static string Sentence(string reason) => $"{Dagger} {reason}: corrected since, and not measured again yet";
}
