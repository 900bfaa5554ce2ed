using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Who cannot be compiled ahead of time. What that saves and costs is in the table.</summary>
internal static class NativeSentences
{
    internal static IEnumerable<string> Of(Deployment? jit, Deployment? native)
    {
        if (native is null || jit is null || !NativeFigures.Started(native).Any())
            yield return $"What NativeAOT costs and saves is not measured yet: {Kinds.All.Single(kind => kind.SectionId == "startup").Command}.";
        if (native is null || !NativeFigures.Tried(native))
            yield break;
        string[] broken = Words.Families(NativeFigures.Broken(native), NativeFigures.Working(native));
        yield return broken.Length == 0 ? "All contenders that were tried work in a plain native publish."
            : Words.Fitting(broken, names => $"{names} do{(broken.Length == 1 ? "es" : "")} not work in a plain native publish.");
    }
}
