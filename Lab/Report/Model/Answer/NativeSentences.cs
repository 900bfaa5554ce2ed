using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Who cannot be compiled ahead of time. What that saves and costs is in the table.</summary>
internal static class NativeSentences
{
    internal static IEnumerable<string> Of(Deployment? jit, Deployment? native)
    {
        if (native is null || jit is null || !NativeFigures.Started(native).Any())
            yield return "What NativeAOT costs and saves is not measured yet: "
                + $"{Kinds.All.Single(kind => kind.SectionId == "startup").Command}.";
        if (native is null || !NativeFigures.Tried(native))
            yield break;
        string[] broken = [.. NativeFigures.Broken(native)];
        yield return broken.Length == 0 ? "All contenders that were tried work in a plain native publish." : Failing(native, broken);
    }

    /// <summary>Who fails without a word is told first: nobody finds it out by running the program.</summary>
    private static string Failing(Deployment native, string[] broken)
    {
        string[] working = [.. NativeFigures.Working(native)];
        string[] silent = [.. broken.Intersect(NativeFigures.SilentlyWrong(native))];
        string[] loud = [.. broken.Except(silent)];
        string[] wrong = Words.Families(silent, working.Concat(loud));
        string[] others = Words.Families(loud, working.Concat(silent));
        string areWrong = $"{(wrong.Length == 1 ? "is" : "are")} silently wrong in a plain native publish";
        string fail = (NativeFigures.OnlyThrow(native, loud), others.Length == 1) switch
        {
            (true, true) => "throws",
            (true, false) => "throw",
            (false, true) => "does not work",
            (false, false) => "do not work",
        };
        return others.Length == 0 ? Words.Fitting(wrong, names => $"{names} {areWrong}.")
            : wrong.Length == 0 ? Words.Fitting(others, names => $"{names} {fail} in a plain native publish.")
            : Words.Fitting(others, names => $"{Words.Some(wrong)} {areWrong}; {names} {fail} there.");
    }
}
