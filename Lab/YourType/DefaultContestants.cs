using JsonAot.Libraries;

namespace JsonAot.Lab.YourType;

/// <summary>Who takes part when nobody is chosen.</summary>
internal static class DefaultContestants
{
    /// <summary>What others are compared with: in the box, and the same in every mode.</summary>
    internal const string Yardstick = TimesResults.PreferredReference;

    /// <summary>No serializer: what it takes less is what none can.</summary>
    internal static readonly Contender BareCopy = Contenders.Timed.Single(contender => contender is Codecs.BareCopy);

    // One program each for starts and sizes: those that most people choose among.
    private static readonly string[] OfProcesses = [Yardstick, "SpanCodec", "STJ reflection", "Newtonsoft.Json"];

    private static readonly string[] OfNativeProcesses = [Yardstick, "SpanCodec"];

    // Whether reflection keeps the value natively depends on the type, and no program of ours has it: that is found out by a program of
    // its own. In System.Text.Json it is switched off whatever the type.
    private static readonly string[] OfVerdicts = ["Newtonsoft.Json"];

    /// <summary>The yardstick first.</summary>
    internal static IReadOnlyList<Contender> All { get; } =
    [
        .. Contenders.Timed
            .Where(contender => ProbeSession.AbsenceOf(contender) is null && contender != BareCopy)
            .Where(one => !NotForEverybody.Includes(one.Name) && !one.Name.Contains("any case", StringComparison.Ordinal))
            // Parts of source generation that only write: the whole is among the contestants.
            .Where(contender => contender is not (Codecs.FastPathContender or Codecs.SourceGenMetadataContender))
            // Whoever needs a program of its own cannot take turns with the others in theirs.
            .Where(contender => !LoneContender.Of(contender).IsAlone)
            .OrderBy(contender => contender.Name == Yardstick ? 0 : 1),
    ];

    internal static Contender[] ForVerdicts(IEnumerable<Contender> chosen) => Among(chosen, OfVerdicts);

    internal static Contender[] ForProcesses(IEnumerable<Contender> chosen, bool isNative) =>
        Among(chosen, isNative ? OfNativeProcesses : OfProcesses);

    private static Contender[] Among(IEnumerable<Contender> chosen, string[] names) =>
        [.. chosen.Where(contender => names.Contains(contender.Name))];
}
