using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>Who cannot be compiled ahead of time. What that saves and costs is in the table.</summary>
internal static class NativeSentences
{
    // With the rest of the sentence as many as a reader takes in at once.
    private const int MostWords = 17;

    internal static IEnumerable<string> Of(Deployment? jit, Deployment? native)
    {
        if (native is null || jit is null || !NativeFigures.Started(native).Any())
            yield return $"What NativeAOT costs and saves is not measured yet: {Kinds.All.Single(kind => kind.SectionId == "startup").Command}.";
        if (native is null || !NativeFigures.Tried(native))
            yield break;
        string[] broken = [.. NativeFigures.Broken(native)];
        yield return broken.Length == 0 ? "All contenders that were tried work in a plain native publish."
            : $"{Named(broken)} do{(broken.Length == 1 ? "es" : "")} not work in a plain native publish.";
    }

    /// <summary>Somebody looks for one name here: as many as there is room for.</summary>
    private static string Named(string[] names)
    {
        int most = names.Length;
        while (most > 1 && names.Take(most).Sum(name => name.Split(' ').Length) > MostWords)
            most--;
        return most == names.Length ? Words.List(names) : $"{string.Join(", ", names.Take(most))} and {names.Length - most} more";
    }
}
