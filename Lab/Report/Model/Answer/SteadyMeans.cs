using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>One contender's figure in one test.</summary>
internal sealed record SteadyFigure(TimesRow Row, string? Mark)
{
    internal string Contender => Row.Contender;

    internal Estimate Time => Row.Time!;

    /// <summary>Of a serializer that may be advised: the others lose members, or write no JSON, or read none.</summary>
    internal bool IsOfRival => Mark is null;

    /// <summary>Whether a ratio can be made of it. A figure of too few generations has no interval, and proves nothing.</summary>
    internal bool IsKnown => IsOfRival && Time.Low > 0;
}

/// <summary>The steady state of one machine in one lane, and how its deployments and contenders compare over all payloads.</summary>
internal sealed class SteadyMeans
{
    private readonly ILookup<(string Deployment, string Payload, string Direction), SteadyFigure> _cells;

    private readonly Func<string, string, bool> _isPart = (_, _) => true;

    internal SteadyMeans(string baseline, IReadOnlyList<Deployment> deployments)
    {
        Baseline = baseline;
        (Deployment Deployment, TimesRow Row)[] rows =
        [
            .. from deployment in deployments
               from row in deployment.Tests
               where row.Time is not null
               select (deployment, row),
        ];
        string lane = FirstLane(rows.Select(one => one.Row.Lane));
        _cells = rows.Where(one => one.Row.Lane == lane)
            .OrderBy(one => one.Row.Payload, StringComparer.Ordinal)
            .ThenByDescending(one => one.Row.Direction, StringComparer.Ordinal)
            .ThenBy(one => one.Row.Contender, StringComparer.OrdinalIgnoreCase)
            .ToLookup(
                one => (one.Deployment.Name, one.Row.Payload, one.Row.Direction),
                one => new SteadyFigure(one.Row, SteadyTable.MarkOf(one.Deployment, one.Row)));
    }

    private SteadyMeans(SteadyMeans whole, Func<string, string, bool> isPart) =>
        (_cells, Baseline, _isPart) = (
            whole._cells, whole.Baseline, (payload, direction) => whole._isPart(payload, direction) && isPart(payload, direction));

    internal string Baseline { get; }

    /// <summary>The lane that page and answer begin with.</summary>
    internal static string FirstLane(IEnumerable<string> lanes)
    {
        string[] known = [.. lanes.Distinct().Order(StringComparer.Ordinal)];
        return known.Contains(TimesRow.Utf8) ? TimesRow.Utf8 : known.FirstOrDefault("");
    }

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
        _cells.Where(cell => cell.Key.Deployment == deployment.Name && _isPart(cell.Key.Payload, cell.Key.Direction));

    /// <summary>
    /// One contender over another, or over itself in another deployment; the geometric mean of all payloads and directions of which both
    /// have a known figure, with the single tests. Null where there is no test of both, or none whose interval is known.
    /// </summary>
    internal Speed? SpeedOf(Deployment over, string contender, Deployment under, string otherContender)
    {
        double noise = Math.Max(over.NoiseLimit ?? 0, under.NoiseLimit ?? 0);
        Comparison[] comparisons =
        [
            .. from cell in Of(over)
               let own = cell.FirstOrDefault(figure => figure.Contender == contender)
               let other = _cells[(under.Name, cell.Key.Payload, cell.Key.Direction)]
                   .FirstOrDefault(figure => figure.Contender == otherContender)
               where own is { IsKnown: true } && other is { IsKnown: true }
               select Comparison.Of(own.Row, other.Row, noise),
        ];
        return Comparison.Mean(comparisons, noise) is { } mean ? new Speed(mean, [.. comparisons.Select(one => one.Ratio)]) : null;
    }

    /// <summary>In how many pairs of payload and direction it has a figure, known or not.</summary>
    internal int Tests(Deployment deployment, string contender) =>
        Of(deployment).Count(cell => cell.Any(figure => figure.Contender == contender));

    /// <summary>What stands behind a mean that leaves tests out, because they may be those of the largest documents; else empty.</summary>
    /// <param name="contender">All tests are those of which it has a figure.</param>
    internal string Share(Speed speed, Deployment deployment, string contender)
    {
        int shared = speed.Ratios.Count;
        return shared < Tests(deployment, contender) ? $" in {shared} test{(shared == 1 ? "" : "s")}" : "";
    }

    /// <summary>Those that have a figure which can be ranked.</summary>
    internal IEnumerable<string> Rivals(Deployment deployment) =>
        Of(deployment).SelectMany(cell => cell).Where(figure => figure.IsOfRival).Select(figure => figure.Contender).Distinct();

    /// <summary>What is marked anywhere, such as a binary format, is never advised.</summary>
    internal bool IsMarked(Deployment deployment, string contender) =>
        Of(deployment).SelectMany(cell => cell).Any(figure => figure.Contender == contender && !figure.IsOfRival);

    /// <summary>Its name with the marks; "adapted" where figures of it are those of calls that it does not have.</summary>
    internal string Named(Deployment deployment, string contender)
    {
        var figures = Of(deployment).SelectMany(cell => cell).Where(figure => figure.Contender == contender);
        string name = ShownName.Marked(contender);
        return figures.Any(figure => figure.Row.IsMarkedAdapted) ? $"{name} ({AdaptedLane.Mark})" : name;
    }
}

/// <summary>
/// How many times as fast one contender is as another, over many tests. A mean alone would read as a promise for any type.
/// </summary>
/// <param name="Mean">The geometric mean of the times, over the other's.</param>
/// <param name="Ratios">The same of each single test.</param>
internal sealed record Speed(Comparison Mean, IReadOnlyList<double> Ratios)
{
    internal string Times => $"{TimesOf(Mean.Ratio)}{(Mean.IsTie ? " tie" : "")}";

    internal string Short => Mean.IsTie ? "as fast" : $"{Times} as fast";

    /// <summary>From the slowest to the fastest of single tests, where there is more than one.</summary>
    internal string Range => Ratios.Count < 2 ? "" : $"{TimesOf(Ratios.Max())} to {TimesOf(Ratios.Min())}";

    private static string TimesOf(double ratio) => RatioText.OfSpeed(1 / ratio);
}

/// <summary>
/// Contenders, the fastest first. Means of different tests cannot be compared: all are made of the same.
/// </summary>
internal static class Ranking
{
    /// <summary>
    /// A contender with figures in few tests is not ranked where the comparison would keep no more than half of all tests: it may be quick
    /// in just those.
    /// </summary>
    internal static string[] Of(SteadyMeans means, Deployment deployment, IEnumerable<string> names)
    {
        SteadyMeans Same(IEnumerable<string> contenders) => means.Shared(deployment, [.. contenders, means.Baseline]);
        int Tests(IEnumerable<string> contenders) => Same(contenders).Tests(deployment, means.Baseline);

        string[] known = [.. names.OrderByDescending(name => Tests([name]))];
        string[] ranked = [];
        foreach (string name in known)
        {
            if (2 * Tests([.. ranked, name]) > Tests([known[0]]))
                ranked = [.. ranked, name];
        }

        SteadyMeans same = Same(ranked);
        return [.. ranked.OrderBy(name => same.SpeedOf(deployment, name, deployment, means.Baseline)!.Mean.Ratio)];
    }
}
