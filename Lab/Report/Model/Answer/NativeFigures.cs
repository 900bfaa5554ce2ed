using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Memory;
using JsonAot.Lab.Measures.Startup;
using JsonAot.Lab.Measures.Web;
using JsonAot.Lab.Programs;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>The figures in which a native program and one under the JIT differ, or two serializers do beside their speed.</summary>
internal static class NativeFigures
{
    // Two runs differ by less.
    private const double LeastMore = 1.1;

    internal static IEnumerable<StartupRow> Starts(Deployment deployment) => OfUsualPayload(
        StartKind.OfNewestRun(deployment).Where(row => row.Kind == StartupKind.Contender && row.DoneNs is not null),
        StartTarget.DefaultPayload);

    internal static long? Size(Deployment deployment, string contender) =>
        OfUsualPayload(deployment.Rows<SizeRow>().Where(row => row.FolderBytes is not null), StartTarget.DefaultPayload)
            .FirstOrDefault(row => row.Contender == contender)?.FolderBytes;

    /// <summary>
    /// Figures of one payload: those of two are never compared. Where the usual one was not measured, the first by its name.
    /// </summary>
    private static IEnumerable<TRow> OfUsualPayload<TRow>(IEnumerable<TRow> rows, string usual)
        where TRow : IRow
    {
        TRow[] all = [.. rows];
        string? payload = all.Any(row => row.Payload == usual) ? usual : all.Min(row => row.Payload);
        return all.Where(row => row.Payload == payload);
    }

    internal static double? Peak(Deployment deployment, string contender) =>
        OfUsualPayload(deployment.Rows<MemoryRow>().Where(row => row is { Times: > 0, PeakBytes: > 0 }), MemoryVerb.DefaultPayload)
            .FirstOrDefault(row => row.Contender == contender)?.PeakBytes;

    /// <summary>When all is done of a program that writes and reads once.</summary>
    internal static double? Ready(Deployment deployment, string contender) =>
        Starts(deployment).FirstOrDefault(row => row.Program == contender)?.DoneNs!.Median;

    /// <summary>Whether one takes so much more than another that two runs would say so too.</summary>
    internal static bool IsMore(double? own, double? other) => own / other > LeastMore;

    /// <summary>When the JIT has made good for its later start. Another payload has another answer.</summary>
    /// <param name="payload">The one that the start is of, which the row names.</param>
    internal static string? BreakEven(Deployment jit, Deployment native, string contender, string? payload)
    {
        WarmUpRow? row = jit.Rows<WarmUpRow>()
            .FirstOrDefault(row => row.Contender == contender && row.Payload == payload && row.BreakEvens.Count > 0);
        if (row?.BreakEvens.FirstOrDefault(even => even.Against == native.Mode) is not { } found)
            return null;
        // Beyond the calls that were made there is only a straight line.
        int? made = row.Points is [.., var last] ? last.Calls : null;
        string verb = found.High <= made ? "catches up" : "would catch up";
        return !found.IsKnown ? "when the JIT catches up is not known"
            : BreakEvenWords.Calls(found) is { } calls ? $"the JIT {verb} after {calls} calls"
            : $"the JIT has not caught up after {made:N0} calls";
    }

    internal static double? FirstAnswer(Deployment deployment, string contender) =>
        Answers(deployment).FirstOrDefault(row => row.Contender == contender)?.AnsweredNs!.Median;

    /// <summary>Of this project's servers the one that answers first.</summary>
    internal static WebStartRow? FirstOfOurs(Deployment deployment) =>
        Answers(deployment).Where(row => ShownName.IsOurs(row.Contender)).MinBy(row => row.AnsweredNs!.Median);

    private static IEnumerable<WebStartRow> Answers(Deployment deployment) => (deployment.Of<WebResults>()?.Starts ?? [])
        .Where(row => row is { Kind: StartupKind.Contender, AnsweredNs: not null });

    internal static Func<string, double?>? LargestBuild(IEnumerable<Deployment?> deployments) =>
        deployments.OfType<Deployment>().SelectMany(deployment => deployment.Rows<BuildCostRow>())
            .Where(row => row.ColdCompileNs is not null)
            .GroupBy(row => row.Types).MaxBy(rows => rows.Key) is { } largest
            ? variant => largest.FirstOrDefault(row => row.Variant == variant)?.ColdCompileNs
            : null;

    /// <summary>Contenders that fail natively and not under the JIT; where that was not tried, those without any time.</summary>
    internal static IEnumerable<string> Broken(Deployment native) => Verdicts(native).Any()
        ? Verdicts(native).Where(row => !Works(row)).Select(row => row.Contender).Distinct()
        : Timed(native).Where(rows => rows.All(row => row.CpuNs is null)).Select(rows => rows.Key);

    /// <summary>Contenders that do all that was tried.</summary>
    internal static IEnumerable<string> Working(Deployment native) => Verdicts(native).Any()
        ? Verdicts(native).GroupBy(row => row.Contender).Where(rows => rows.All(Works)).Select(rows => rows.Key)
        : Timed(native).Where(rows => rows.Any(row => row.CpuNs is not null)).Select(rows => rows.Key);

    /// <summary>Who cannot be compiled ahead of time. What that saves and costs is in the table.</summary>
    internal static IEnumerable<string> Sentences(Deployment? jit, Deployment? native)
    {
        if (native is null || jit is null || !Starts(native).Any())
            yield return "What NativeAOT costs and saves is not measured yet: "
                + $"{Invocation.InCheckout} startup --modes jit,r2r,aot,aot-speed --results results.";
        if (native is null || !Verdicts(native).Any() && !Timed(native).Any())
            yield break;
        string[] broken = [.. Broken(native).Where(name => ContenderSets.IsForEverybody(name))];
        yield return broken.Length == 0 ? "All contenders that were tried work in a plain native publish." : Failing(native, broken);
    }

    /// <summary>Who fails without a word is told first: nobody finds it out by running the program.</summary>
    private static string Failing(Deployment native, string[] broken)
    {
        var verdicts = Verdicts(native).Where(row => !Works(row)).ToLookup(row => row.Contender, row => row.Verdict);
        string[] working = [.. Working(native)];
        string[] silent = [.. broken.Where(name => verdicts[name].Contains(NativeVerdict.SilentlyWrong))];
        string[] loud = [.. broken.Except(silent)];
        bool onlyThrow = verdicts.Count > 0 && loud.All(name => verdicts[name].All(verdict => verdict == NativeVerdict.Throws));
        string[] wrong = Phrases.Families(silent, working.Concat(loud));
        string[] others = Phrases.Families(loud, working.Concat(silent));
        const string Natively = "In a plain native publish";
        // One payload is enough, and others of the same contender may be right.
        string areWrong = $"{(wrong.Length == 1 ? "is" : "are")} sometimes silently wrong";
        string fail = onlyThrow ? $"throw{(others.Length == 1 ? "s" : "")}" : $"do{(others.Length == 1 ? "es" : "")} not work";
        return others.Length == 0 ? Phrases.Fitting(wrong, names => $"{Natively} {names} {areWrong}.")
            : wrong.Length == 0 ? Phrases.Fitting(others, names => $"{Natively} {names} {fail}.")
            : Phrases.Fitting(others, names => $"{Natively} {Phrases.Some(wrong)} {areWrong}; {names} {fail}.");
    }

    /// <summary>The tests, without the libraries that a build left out.</summary>
    private static IEnumerable<IGrouping<string, TimesRow>> Timed(Deployment native) => native.Tests
        .Where(row => row.Unavailable?.StartsWith("not in this build", StringComparison.Ordinal) != true)
        .GroupBy(row => row.Contender);

    private static bool Works(VerdictRow row) => row.Verdict is NativeVerdict.Works or NativeVerdict.AsUnderTheJit;

    private static IEnumerable<VerdictRow> Verdicts(Deployment native) =>
        native.Rows<VerdictRow>().Where(row => row.Verdict != NativeVerdict.Unavailable);
}
