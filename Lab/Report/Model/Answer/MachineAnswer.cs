using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.BuildCost;
using JsonAot.Lab.Measures.Frameworks;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What the figures of one machine say, as the page, the README and the end of a run have it.</summary>
/// <param name="Findings">
/// Short sentences, the most important first. With the doubts they are at most six, unless a run had problems of its own.
/// </param>
/// <param name="Doubts">What is not to be trusted, and why: the limit between runs first.</param>
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

    /// <summary>Whether its name stands anywhere in the answer, the picture included.</summary>
    internal bool Says(string contender) => Decisions.SelectMany(decision => decision.Cells).Concat(Findings).Concat(Doubts)
        .Concat(Bars.Select(bar => bar.Name))
        .Any(text => text.Contains(contender, StringComparison.Ordinal));

    // A person who reads for twenty seconds reads no more.
    private const int MostSentences = 6;
    private const int MostFindings = 4;

    /// <param name="doubts">What else is not to be trusted, such as a stage of the run that failed.</param>
    internal static MachineAnswer Of(ReportModel model, IReadOnlyList<Deployment> deployments, IReadOnlyList<string> doubts)
    {
        SteadyMeans[] all = SteadyMeans.Of(model.Baseline, deployments);
        (Deployment? toldJit, Deployment? toldNative) = Told(deployments);
        Deployment[] told = [.. new[] { toldJit, toldNative }.OfType<Deployment>()];
        SteadyMeans? jit = Array.Find(all, means => means.Deployment == toldJit);
        SteadyMeans? native = Array.Find(all, means => means.Deployment == toldNative);
        Deployment? rooted = deployments.FirstOrDefault(
            deployment => (deployment.Mode, deployment.Framework) == ("aot-rooted", toldNative?.Framework));
        SteadyMeans[] both = [.. new[] { jit, native }.OfType<SteadyMeans>()];
        string? large = told.Reverse().Select(deployment => LargeContextKind.SentenceOf(deployment.Rows<LargeContextRow>()))
            .FirstOrDefault(sentence => sentence is not null);
        string? later = FrameworksKind.SentenceOf([.. told.Select(deployment => (deployment.Mode, deployment.Rows<FrameworkRow>()))]);
        string[] asked = [.. new[] { large, later }.OfType<string>()];
        string[] findings =
        [
            .. Winner.Sentences(both).Concat(NativeFigures.Sentences(toldJit, toldNative)).Concat(LimitSentences.Of(both))
                .Take(Math.Min(MostFindings, MostSentences - 1 - asked.Length)),
            .. asked,
        ];
        return new MachineAnswer(
            LibraryBar.Of(jit, native, rooted),
            [.. DecisionTable.Of(jit, native, rooted)],
            findings,
            [
                .. DoubtSentences.Of(all, both).Take(MostSentences - findings.Length),
                .. doubts.Select(doubt => $"{Phrases.Capital(doubt)}."),
            ]);
    }

    /// <summary>The two deployments that the answer is about.</summary>
    internal static (Deployment? Jit, Deployment? Native) Told(IReadOnlyList<Deployment> deployments)
    {
        // A mode that cannot be built here is a column of reasons: one with figures says more.
        Deployment[] told = [.. FirstMachine.OfOneFramework(deployments).OrderByDescending(deployment =>
            deployment.Times.Any(row => row.CpuNs is not null) || FirstMachine.HasStarts(deployment))];
        return (told.FirstOrDefault(deployment => !deployment.IsNative), told.FirstOrDefault(deployment => deployment.IsNative));
    }
}
