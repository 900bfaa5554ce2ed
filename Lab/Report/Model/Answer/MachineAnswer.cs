using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What the figures of one machine say, as the page, the README and the end of a run have it.</summary>
/// <param name="Decisions">What to take for which need.</param>
/// <param name="Findings">At most six short sentences, the most important first.</param>
/// <param name="Doubts">What is not to be trusted, and why: the noise floor first.</param>
internal sealed record MachineAnswer(IReadOnlyList<Decision> Decisions, IReadOnlyList<string> Findings, IReadOnlyList<string> Doubts)
{
    /// <param name="deployments">Of one machine.</param>
    /// <param name="doubts">What else is not to be trusted, such as a stage of the run that failed.</param>
    internal static MachineAnswer Of(ReportModel model, IReadOnlyList<Deployment> deployments, IReadOnlyList<string> doubts)
    {
        var means = new SteadyMeans(model, deployments);
        (Deployment? jit, Deployment? native) = Told(deployments);
        return new MachineAnswer(
            [.. DecisionTable.Of(means, jit, native)],
            [.. FastestSentences.Of(means, [.. new[] { jit, native }.OfType<Deployment>()]), .. NativeSentences.Of(means, jit, native)],
            [.. DoubtSentences.Of(deployments, means), .. doubts.Select(doubt => $"{Words.Capital(doubt)}.")]);
    }

    /// <summary>The two deployments that the answer is about, of one framework where that is possible.</summary>
    internal static (Deployment? Jit, Deployment? Native) Told(IReadOnlyList<Deployment> deployments)
    {
        // A mode that cannot be built here is a column of reasons: one with figures says more.
        Deployment[] told = [.. deployments.OrderByDescending(HasFigures)];
        Deployment? native = told.FirstOrDefault(deployment => deployment.IsNative);
        Deployment? jit = told.FirstOrDefault(deployment => !deployment.IsNative && (native is null || deployment.Framework == native.Framework))
            ?? told.FirstOrDefault(deployment => !deployment.IsNative);
        return (jit, native);
    }

    private static bool HasFigures(Deployment deployment) =>
        deployment.Of<SteadyState>()?.Rows.Any(row => row.MedianNs is not null) == true || deployment.Of<StartupResults>()?.Rows.Any(row => row.DoneNs is not null) == true;
}
