using JsonAot.Lab.Measures;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What the figures of one machine say, as the page, the README and the end of a run have it.</summary>
/// <param name="Bars">A library each, the fastest first.</param>
/// <param name="Decisions">What to take for which need.</param>
/// <param name="Findings">
/// Short sentences, the most important first. With the doubts they are at most six, unless a run had problems of its own.
/// </param>
/// <param name="Doubts">What is not to be trusted, and why: the noise limit first.</param>
internal sealed record MachineAnswer(
    IReadOnlyList<LibraryBar> Bars, IReadOnlyList<Decision> Decisions, IReadOnlyList<string> Findings, IReadOnlyList<string> Doubts)
{
    internal TextTable Table()
    {
        var table = new TextTable("Which one to take", [.. Decision.Heads.Select(head => new Head(head, IsFigure: false))]);
        foreach (Decision decision in Decisions)
            table.Add([.. decision.Cells]);
        return table;
    }

    /// <summary>Whether the answer names a contender anywhere.</summary>
    internal bool Says(string contender) => Decisions.SelectMany(decision => decision.Cells).Concat(Findings).Concat(Doubts)
        .Any(text => text.Contains(contender, StringComparison.Ordinal));

    // A person who reads for twenty seconds reads no more.
    private const int MostSentences = 6;
    private const int MostFindings = 4;

    /// <param name="deployments">Of one machine.</param>
    /// <param name="doubts">What else is not to be trusted, such as a stage of the run that failed.</param>
    internal static MachineAnswer Of(ReportModel model, IReadOnlyList<Deployment> deployments, IReadOnlyList<string> doubts)
    {
        var means = new SteadyMeans(model.Baseline, deployments);
        (Deployment? jit, Deployment? native) = Told(deployments);
        Deployment[] both = [.. new[] { jit, native }.OfType<Deployment>()];
        string[] findings = [.. Winner.Sentences(means, both).Concat(NativeFigures.Sentences(jit, native))
            .Concat(LimitSentences.Of(means, both)).Take(MostFindings)];
        return new MachineAnswer(
            LibraryBar.Of(means, jit, native),
            [.. DecisionTable.Of(means, jit, native, deployments.FirstOrDefault(deployment => IsRooted(deployment, native)))],
            findings,
            [
                .. DoubtSentences.Of(deployments, both, means).Take(MostSentences - findings.Length),
                .. doubts.Select(doubt => $"{Phrases.Capital(doubt)}."),
            ]);
    }

    /// <summary>The two deployments that the answer is about.</summary>
    internal static (Deployment? Jit, Deployment? Native) Told(IReadOnlyList<Deployment> deployments)
    {
        // A mode that cannot be built here is a column of reasons: one with figures says more.
        Deployment[] told = [.. FirstMachine.OfNewestFramework(deployments).OrderByDescending(HasFigures)];
        return (told.FirstOrDefault(deployment => !deployment.IsNative), told.FirstOrDefault(deployment => deployment.IsNative));
    }

    private static bool IsRooted(Deployment deployment, Deployment? native) =>
        deployment.Mode == "aot-rooted" && deployment.Framework == native?.Framework;

    private static bool HasFigures(Deployment deployment) =>
        deployment.Of<TimesResults>()?.Rows.Any(row => row.CpuNs is not null) == true || FirstMachine.HasStarts(deployment);
}
