using JsonAot.Lab.Measures;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;

namespace JsonAot.Lab.Commands.Compare;

/// <summary>
/// What two whole runs of one commit on one machine differ by, an hour or more apart: the limit that README and page print.
/// </summary>
internal static class Repetition
{
    // Twins share the minute and the machine's mood. What is repeated at once does so too. How long it was is told beside the limit.
    private static readonly TimeSpan LeastApart = TimeSpan.FromHours(1);

    // With fewer figures the 95th of a hundred is the largest, or a guess.
    private const int LeastFigures = 40;
    private const int LeastMeans = 10;
    private const double Covered = 0.95;

    /// <summary>One for each deployment that both folders have.</summary>
    /// <exception cref="LabException">They are no repetition of each other; the message says why.</exception>
    internal static IReadOnlyList<Results<RepetitionRow>> Of(string first, string second)
    {
        IReadOnlyList<Deployment> before = Timed(first);
        (Deployment Before, Deployment After)[] both =
        [
            .. from after in Timed(second)
               from one in before
               where (one.Framework, one.Mode) == (after.Framework, after.Mode)
               select (one, after),
        ];
        if (both.Length == 0 || both.Length != before.Count || both.Length != Timed(second).Count)
            throw new LabException($"{first} and {second} do not have the same deployments of one machine: they are no whole runs.");
        foreach ((Deployment one, Deployment after) in both)
        {
            if (WhyNot(one, after) is { } reason)
                throw new LabException($"{after.Name} cannot say what a repeated run moves: {reason}.");
        }

        return [.. both.Select(pair => Between(pair.Before, pair.After))];
    }

    private static IReadOnlyList<Deployment> Timed(string folder) =>
        [.. ResultScan.Of(folder).Deployments.Where(deployment => deployment.Of<TimesResults>() is not null)];

    /// <returns>Null where the second run is a repetition of the first.</returns>
    private static string? WhyNot(Deployment before, Deployment after)
    {
        (Manifest one, Manifest other) = (before.Of<TimesResults>()!.Manifest, after.Of<TimesResults>()!.Manifest);
        TimesRow[] earlier = [.. Measured(before)];
        TimesRow[] later = [.. Measured(after)];
        return one.Machine != other.Machine ? "it was measured on another machine"
            : (one.RuntimeVersion, one.Tool) != (other.RuntimeVersion, other.Tool) ? "it is of another framework build or another tool"
            : one.Commit != other.Commit || one.EarlierCommits.Count + other.EarlierCommits.Count > 0 ? "it is not of one commit"
            : !earlier.Select(Identity).ToHashSet().SetEquals(later.Select(Identity)) ? "one of both has figures that the other has not"
            : earlier.Length == 0 || later.Min(row => row.TakenAt) - earlier.Max(row => row.TakenAt) < LeastApart
                ? "the second run has to begin at least an hour after the first has ended"
            : earlier.Count(HasRatio) < LeastFigures ? $"it has fewer than {LeastFigures} ratios"
            : null;
    }

    private static IEnumerable<TimesRow> Measured(Deployment deployment) =>
        deployment.Times.Where(row => row is { IsCall: true, IsTwin: false, CpuNs: not null });

    private static (string Name, string? Document) Identity(TimesRow row) => (row.Name, row.PayloadHash);

    private static bool HasRatio(TimesRow row) => !row.IsReference && row.Quotients.Count >= Intervals.LeastGenerations;

    private static Results<RepetitionRow> Between(Deployment before, Deployment after)
    {
        Dictionary<string, TimesRow> earlier = Measured(before).Where(HasRatio).ToDictionary(row => row.Name);
        double[] ratios =
        [
            .. from row in Measured(after)
               where HasRatio(row) && earlier.ContainsKey(row.Name)
               select Math.Log(Ratio(row) / Ratio(earlier[row.Name])),
        ];
        SteadyMeans were = SteadyMeans.Of(ContenderSets.Reference, [before])[0];
        SteadyMeans are = SteadyMeans.Of(ContenderSets.Reference, [after])[0];
        double[] means =
        [
            .. from contender in are.Figures.Select(figure => figure.Contender).Distinct()
               where contender != are.Baseline
               let was = were.SpeedOf(contender)
               let now = are.SpeedOf(contender)
               where was is not null && now is not null && was.Ratios.Count == now.Ratios.Count
               select Math.Log(now.Mean.Ratio / was.Mean.Ratio),
        ];
        DateTimeOffset Last(Deployment deployment) => Measured(deployment).Max(row => row.TakenAt);
        RepetitionRow Row(string what, double[] moved) => new()
        {
            What = what, Figures = moved.Length, Since = Last(before), TakenAt = Last(after),
            Differs = Math.Round(Math.Exp(Quantile.Of([.. moved.Select(Math.Abs).Order()], Covered)) - 1, 4),
        };
        IEnumerable<RepetitionRow> rows = [Row(RepetitionRow.Ratio, ratios)];
        return new Results<RepetitionRow>(
            after.Of<TimesResults>()!.Manifest, [.. means.Length < LeastMeans ? rows : rows.Append(Row(RepetitionRow.Mean, means))]);
    }

    private static double Ratio(TimesRow row) => Quantile.Median(row.Quotients);
}
