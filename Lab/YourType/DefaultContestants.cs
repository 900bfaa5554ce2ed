using JsonAot.Libraries;

namespace JsonAot.Lab.YourType;

/// <summary>Who takes part when nobody is chosen.</summary>
internal static class DefaultContestants
{
    /// <summary>No serializer: what it takes less is what none can.</summary>
    internal static readonly Contender BareCopy = Contenders.Timed.Single(contender => contender is Codecs.BareCopy);

    /// <summary>The reference first.</summary>
    internal static IReadOnlyList<Contender> All { get; } =
    [
        .. Contenders.Timed
            .Where(contender => ProbeSession.AbsenceOf(contender) is null && contender != BareCopy)
            .Where(one => ContenderSets.IsForEverybody(one.Name) && !one.Name.Contains("any case", StringComparison.Ordinal))
            // Parts of source generation that only write: the whole is among the contestants.
            .Where(contender => contender is not (Codecs.FastPathContender or Codecs.SourceGenMetadataContender))
            // One that needs a program of its own cannot take turns with the others in theirs.
            .Where(contender => !LoneContender.Of(contender).IsAlone)
            .OrderBy(contender => contender.Name == ContenderSets.Reference ? 0 : 1),
    ];

    internal static Contender[] ForVerdicts(IEnumerable<Contender> chosen) => Among(chosen, ContenderSets.ForVerdicts);

    /// <param name="hasOriginals">Newtonsoft.Json is what somebody has.</param>
    internal static Contender[] ForProcesses(IEnumerable<Contender> chosen, bool isNative, bool hasOriginals) => Among(
        chosen, [.. ContenderSets.ForProcesses(isNative), .. isNative && hasOriginals ? [ContenderSets.NewtonsoftJson] : (string[])[]]);

    private static Contender[] Among(IEnumerable<Contender> chosen, IReadOnlyList<string> names) =>
        [.. chosen.Where(contender => names.Contains(contender.Name))];
}
