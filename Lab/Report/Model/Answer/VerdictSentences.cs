using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>The answer in three sentences, as the page, the README and the end of a run have it: what wins, what native compilation costs and saves, and what not to believe.</summary>
internal static class VerdictSentences
{
    /// <param name="deployments">Of one machine.</param>
    /// <param name="doubts">What else is not to be trusted, such as a stage of the run that failed.</param>
    internal static IReadOnlyList<string> Of(ReportModel model, IReadOnlyList<Deployment> deployments, IReadOnlyList<string> doubts)
    {
        var means = new SteadyMeans(model, deployments);
        // A mode that cannot be built here is a column of reasons: one with figures says more.
        Deployment[] told = [.. deployments.OrderByDescending(HasFigures)];
        Deployment? native = told.FirstOrDefault(deployment => deployment.IsNative);
        Deployment? jit = told.FirstOrDefault(deployment => !deployment.IsNative && (native is null || deployment.Framework == native.Framework))
            ?? told.FirstOrDefault(deployment => !deployment.IsNative);
        return
        [
            FastestSentence.Of(means, [.. new[] { jit, native }.OfType<Deployment>()]),
            NativeSentence.Of(means, jit, native),
            DoubtSentence.Of(deployments, means, doubts),
        ];
    }

    private static bool HasFigures(Deployment deployment) =>
        deployment.Of<SteadyState>()?.Rows.Any(row => row.MedianNs is not null) == true || deployment.Of<StartupResults>()?.Rows.Any(row => row.DoneNs is not null) == true;
}
