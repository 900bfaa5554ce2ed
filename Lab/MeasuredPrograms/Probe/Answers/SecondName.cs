namespace JsonAot.Lab.MeasuredPrograms.Probe.Answers;

/// <summary>The name under which a program or a contender is measured once more: what the two differ by is noise.</summary>
internal static class SecondName
{
    private const string Suffix = ", again";

    internal static string Of(string name) => name + Suffix;

    /// <returns>Null for every other name.</returns>
    internal static string? FirstOf(string name) => name.EndsWith(Suffix, StringComparison.Ordinal) ? name[..^Suffix.Length] : null;
}
