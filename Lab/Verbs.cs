namespace JsonAot.Lab;

internal static class Verbs
{
    /// <summary>In the order of the help.</summary>
    internal static IReadOnlyList<IVerb> All { get; } =
    [
        new WholeRun.RunVerb(),
        new Doctor.DoctorVerb(),
        .. Measures.Kinds.All.Select(kind => kind.Verb).OfType<IVerb>(),
        new Claims.ClaimsVerb(),
        new Compare.CompareVerb(),
        new Merge.MergeVerb(),
        new Report.ReportVerb(),
        new Readme.ReadmeVerb(),
    ];
}
