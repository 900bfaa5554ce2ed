using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Measures.Startup;
using JsonAot.Lab.Measures.Web;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>The figures in which a native program and one under the JIT differ.</summary>
internal static class NativeFigures
{
    internal static IEnumerable<string> Started(Deployment deployment) => Starts(deployment).Select(row => row.Program).Distinct();

    internal static StartupRow? Start(Deployment deployment, string contender) =>
        Starts(deployment).FirstOrDefault(row => row.Program == contender);

    internal static long? Size(Deployment deployment, string contender) =>
        deployment.Rows<SizeRow>().FirstOrDefault(row => row.Contender == contender && row.FolderBytes is not null)?.FolderBytes;

    /// <summary>When the JIT has made good for its later start. Only one payload is asked, and a larger one has another answer.</summary>
    internal static string? BreakEven(Deployment jit, Deployment native, string contender)
    {
        WarmUpRow? row = jit.Rows<WarmUpRow>().FirstOrDefault(row => row.Contender == contender && row.BreakEvens.Count > 0);
        if (row?.BreakEvens.FirstOrDefault(even => even.Against == native.Mode) is not { } found)
            return null;
        return !found.IsKnown ? $"with {row.Payload} it is not known when the JIT catches up"
            : BreakEvenWords.Calls(found) is { } calls ? $"with {row.Payload} the JIT catches up after {calls} calls"
            : $"with {row.Payload} the JIT has not caught up after a million calls";
    }

    /// <summary>When a web program has given its first answer.</summary>
    internal static double? FirstAnswer(Deployment deployment, string contender) =>
        deployment.Of<WebResults>()?.Starts
            .FirstOrDefault(row => row.Kind == StartupKind.Contender && row.Contender == contender)?.AnsweredNs?.Median;

    internal static bool Tried(Deployment native) => Verdicts(native).Any() || Timed(native).Any();

    /// <summary>
    /// Contenders that lose something or throw in a plain native publish, and do not under the JIT; where nobody tried, those that have
    /// only reasons.
    /// </summary>
    internal static IEnumerable<string> Broken(Deployment native) => Verdicts(native).Any()
        ? Verdicts(native).Where(row => !Works(row)).Select(row => row.Contender).Distinct()
        : Timed(native).Where(rows => rows.All(row => row.CpuNs is null)).Select(rows => rows.Key);

    /// <summary>Of those that are broken, those that somewhere give another value without an exception.</summary>
    internal static IEnumerable<string> SilentlyWrong(Deployment native) =>
        Verdicts(native).Where(row => row.Verdict == NativeVerdict.SilentlyWrong).Select(row => row.Contender).Distinct();

    /// <summary>Whether an exception is all that goes wrong with these.</summary>
    internal static bool OnlyThrow(Deployment native, IReadOnlyCollection<string> contenders) =>
        Verdicts(native).Any() && Verdicts(native).Where(row => contenders.Contains(row.Contender) && !Works(row))
            .All(row => row.Verdict == NativeVerdict.Throws);

    /// <summary>Contenders that do all that was tried.</summary>
    internal static IEnumerable<string> Working(Deployment native) => Verdicts(native).Any()
        ? Verdicts(native).GroupBy(row => row.Contender).Where(rows => rows.All(Works)).Select(rows => rows.Key)
        : Timed(native).Where(rows => rows.Any(row => row.CpuNs is not null)).Select(rows => rows.Key);

    /// <summary>Of the matrix, without the libraries that a build left out.</summary>
    private static IEnumerable<IGrouping<string, TimesRow>> Timed(Deployment native) => (native.Of<TimesResults>()?.Rows ?? [])
        .Where(row => row.IsTest && row.Unavailable?.StartsWith("not in this build", StringComparison.Ordinal) != true)
        .GroupBy(row => row.Contender);

    private static bool Works(VerdictRow row) => row.Verdict is NativeVerdict.Works or NativeVerdict.AsUnderTheJit;

    private static IEnumerable<VerdictRow> Verdicts(Deployment native) =>
        native.Rows<VerdictRow>().Where(row => row.Verdict != NativeVerdict.Unavailable);

    private static IEnumerable<StartupRow> Starts(Deployment deployment) =>
        deployment.Rows<StartupRow>().Where(row => row.Kind == StartupKind.Contender && row.DoneNs is not null);
}
