using JsonAot.Lab.Measures.Repetition;
using JsonAot.Lab.Measures.Times;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What is not to be trusted, and why.</summary>
internal static class DoubtSentences
{
    /// <summary>Where the page has them; a document has a link in its place.</summary>
    internal const string Details = "details under Members";

    private const int MostNames = 2;

    /// <param name="told">Those of them that the decisions are about.</param>
    internal static IEnumerable<string> Of(IReadOnlyList<SteadyMeans> all, IReadOnlyList<SteadyMeans> told)
    {
        yield return RepetitionWords.OfAnswer([.. told.Select(means => means.Deployment)]);
        // This one comes early, because a sixth sentence may have no room, and it says what the answer is made of.
        if (Apart([.. told.SelectMany(means => means.Apart)]) is { } apart)
            yield return apart;
        SteadyFigure[] lossy = [.. all.SelectMany(means => means.Figures).Where(figure => figure.Mark == SteadyTable.Lossy)];
        if (lossy.Length > 0)
            yield return Members(lossy);
        if (Uncertain([.. told.SelectMany(means => means.Figures).Where(figure => figure.IsOfRival)]) is { } times)
            yield return times;
    }

    private static string? Apart(SteadyFigure[] apart) => apart.Length == 0 ? null
        : $"{apart.Length:N0} times are of other runs and in no ratio, such as {apart[0]}.";

    private static string? Uncertain(SteadyFigure[] timed)
    {
        SteadyFigure[] uncertain = [.. timed.Where(figure => !figure.IsKnown || TurnStatistics.IsUncertain(figure.Time))];
        if (uncertain.Length == 0)
            return null;
        // The answer makes no ratio and no win of these.
        int unknown = timed.Count(figure => !figure.IsKnown);
        string leftOut = unknown == 0 ? "" : $"; the answer leaves out {unknown:N0} (too few generations)";
        return $"{uncertain.Length:N0} of {timed.Length:N0} times are uncertain, such as {uncertain[0]}{leftOut}.";
    }

    /// <summary>
    /// The mark of a row does not tell a lost member from a document that System.Text.Json cannot read, and each library has its own: one
    /// sentence for all of them would blame a kind of DateTime like a broken document.
    /// </summary>
    private static string Members(SteadyFigure[] lossy)
    {
        string[] contenders = [.. lossy.Select(figure => figure.Contender).Distinct().Order(StringComparer.OrdinalIgnoreCase)];
        string does = contenders.Length == 1 ? "s" : "";
        string who = contenders.Length <= MostNames ? Phrases.List(contenders.Select(ShownName.Of)) : $"{contenders.Length} contenders";
        return $"{who} lose{does} or change{does} members of some payloads, or write{does} what System.Text.Json cannot read: {Details}.";
    }
}
