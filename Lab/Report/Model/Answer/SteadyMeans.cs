using JsonAot.Lab.Measures;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>The steady state of one machine, and how its deployments and contenders compare over all payloads.</summary>
internal sealed class SteadyMeans
{
    private readonly SteadyMatrix _steady;

    private readonly Func<string, string, bool> _isPart = (_, _) => true;

    internal SteadyMeans(ReportModel model, IReadOnlyList<Deployment> deployments)
    {
        _steady = new SteadyMatrix(deployments);
        Baseline = model.Baseline;
    }

    private SteadyMeans(SteadyMeans whole, Func<string, string, bool> isPart) =>
        (_steady, Baseline, _isPart) = (
            whole._steady, whole.Baseline, (payload, direction) => whole._isPart(payload, direction) && isPart(payload, direction));

    internal string Baseline { get; }

    /// <summary>The same, of these payloads alone.</summary>
    internal SteadyMeans On(string[] payloads) => new(this, (payload, _) => payloads.Contains(payload));

    /// <summary>The same, of the tests alone in which each of these contenders has a known figure.</summary>
    internal SteadyMeans Shared(Deployment deployment, IReadOnlyCollection<string> contenders)
    {
        HashSet<(string, string)> tests =
        [
            .. Of(deployment).Where(cell => contenders.All(name => cell.Any(figure => figure.IsKnown && figure.Contender == name)))
                .Select(cell => (cell.Key.Payload, cell.Key.Direction)),
        ];
        return new SteadyMeans(this, (payload, direction) => tests.Contains((payload, direction)));
    }

    internal IEnumerable<IGrouping<(string Deployment, string Payload, string Direction), SteadyFigure>> Of(Deployment deployment) =>
        _steady.Of(deployment.Name).Where(cell => _isPart(cell.Key.Payload, cell.Key.Direction));

    /// <summary>
    /// One contender over another, or over itself in another deployment; the geometric mean of all payloads and directions of which both
    /// have a known figure, with the single tests. Null where there is no test of both, or none whose interval is known.
    /// </summary>
    /// <param name="contender">Null for every one that both deployments measure.</param>
    internal Speed? SpeedOf(Deployment over, string? contender, Deployment under, string? otherContender)
    {
        double noise = Math.Max(over.NoiseLimit ?? 0, under.NoiseLimit ?? 0);
        var comparisons = new List<Comparison>();
        foreach (var cell in Of(over))
        {
            foreach (SteadyFigure figure in cell.Where(figure => figure.IsKnown && (contender is null || figure.Contender == contender)))
            {
                SteadyFigure? other = _steady.Find(under.Name, cell.Key.Payload, cell.Key.Direction, otherContender ?? figure.Contender);
                if (other is { IsKnown: true })
                    comparisons.Add(Comparison.Of(figure.Row, other.Row, noise)!);
            }
        }

        return Comparison.Mean(comparisons, noise) is { } mean ? new Speed(mean, [.. comparisons.Select(one => one.Ratio)]) : null;
    }

    /// <summary>In how many pairs of payload and direction it has a figure, known or not.</summary>
    internal int Tests(Deployment deployment, string contender) =>
        Of(deployment).Count(cell => cell.Any(figure => figure.Contender == contender));

    /// <summary>What stands behind a mean that leaves tests out, because they may be those of the largest documents; else empty.</summary>
    /// <param name="shared">The tests that it is made of.</param>
    /// <param name="contender">All tests are those of which it has a figure.</param>
    internal string Share(int shared, Deployment deployment, string contender)
    {
        int all = Tests(deployment, contender);
        return shared < all ? $" ({shared} of {all} tests)" : "";
    }

    /// <summary>What is marked anywhere, such as a binary format, is never advised.</summary>
    internal bool IsMarked(Deployment deployment, string contender) =>
        Of(deployment).SelectMany(cell => cell).Any(figure => figure.Contender == contender && !figure.IsOfRival);

    /// <summary>Whether figures of it are those of calls that it does not have.</summary>
    internal bool IsAdapted(Deployment deployment, string contender) =>
        Of(deployment).SelectMany(cell => cell).Any(figure => figure.Contender == contender && figure.IsAdapted);

    /// <summary>Its name, with the marks.</summary>
    internal string Named(Deployment deployment, string contender) =>
        IsAdapted(deployment, contender) ? $"{Words.Marked(contender)} ({AdaptedLane.Mark})" : Words.Marked(contender);
}
