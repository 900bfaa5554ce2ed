using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;

namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>One contender's figure in one test.</summary>
internal sealed record SteadyFigure(Deployment Deployment, TimesRow Row, string? Mark)
{
    internal string Contender => Row.Contender;
    internal Estimate Time => Row.Time!;

    /// <summary>Whether its serializer may be advised: the others lose members, or write no JSON, or read none.</summary>
    internal bool IsOfRival => Mark is null;

    /// <summary>Whether a ratio can be made of it. A figure of too few generations has no interval, and proves nothing.</summary>
    internal bool IsKnown => IsOfRival && Time.Low > 0 && Row.Quotients.Count >= Intervals.LeastGenerations;

    public override string ToString() => $"{ShownName.Of(Contender)} {(Row.Direction == TimesRow.Writing ? "writing" : "reading")} "
        + $"{Row.Payload} under {Deployment.Name}";
}

/// <summary>The steady state of one deployment in one lane, and how its contenders compare over all payloads.</summary>
internal sealed record SteadyMeans(Deployment Deployment, string Baseline, IReadOnlyList<SteadyFigure> Figures)
{
    /// <summary>The tests, each a payload that is read or written, with the figures of all contenders.</summary>
    internal ILookup<(string Payload, string Direction), SteadyFigure> Tests { get; } =
        Figures.ToLookup(figure => (figure.Row.Payload, figure.Row.Direction));

    /// <summary>Figures of other runs than the baseline's: nothing is compared with them.</summary>
    internal IReadOnlyList<SteadyFigure> Apart { get; private init; } = [];

    /// <param name="deployments">Those of one machine: all have the same lane.</param>
    internal static SteadyMeans[] Of(string baseline, IReadOnlyList<Deployment> deployments)
    {
        string lane = FirstLane(deployments.SelectMany(deployment => deployment.Tests).Where(IsTimed).Select(row => row.Lane));
        return [.. deployments.Select(deployment => Of(baseline, deployment, deployment.Tests.Where(row => row.Lane == lane)))];
    }

    /// <param name="rows">Of the deployment, all of one lane; what is no test or has no time is left out.</param>
    internal static SteadyMeans Of(string baseline, Deployment deployment, IEnumerable<TimesRow> rows)
    {
        SteadyFigure[] figures =
        [
            .. rows.Where(row => row.IsTest && IsTimed(row))
                .OrderBy(row => row.Payload, StringComparer.Ordinal)
                .ThenByDescending(row => row.Direction, StringComparer.Ordinal)
                .ThenBy(row => row.Contender, StringComparer.OrdinalIgnoreCase)
                .Select(row => new SteadyFigure(deployment, row, SteadyTable.MarkOf(row))),
        ];
        var beside = figures.GroupBy(figure => figure.Row.Subject).SelectMany(test => Beside([.. test])).ToHashSet();
        return new SteadyMeans(deployment, baseline, [.. figures.Where(beside.Contains)])
        {
            Apart = [.. figures.Where(figure => !beside.Contains(figure))],
        };

        // Those that were measured with most others, where the baseline has no figure.
        IEnumerable<SteadyFigure> Beside(SteadyFigure[] test) =>
            test.Where(figure => figure.Contender == baseline).Concat(test)
                .Select(first => test.Where(figure => figure == first || figure.Row.WasBeside(first.Row)).ToArray())
                .MaxBy(all => (all.Any(figure => figure.Contender == baseline), all.Length))!;
    }

    private static bool IsTimed(TimesRow row) => row.Time is not null;

    /// <summary>The lane that page and answer begin with.</summary>
    internal static string FirstLane(IEnumerable<string> lanes)
    {
        string[] known = [.. lanes.Distinct().Order(StringComparer.Ordinal)];
        return known.Contains(TimesRow.Utf8) ? TimesRow.Utf8 : known.FirstOrDefault("");
    }

    /// <summary>The same, of some figures alone.</summary>
    internal SteadyMeans Only(Func<SteadyFigure, bool> isWanted) => new(Deployment, Baseline, [.. Figures.Where(isWanted)]);

    internal SteadyMeans Only(string direction) => Only(figure => figure.Row.Direction == direction);

    /// <summary>The same, of the tests alone in which each of these contenders and the baseline have a known figure.</summary>
    private SteadyMeans Shared(string[] contenders)
    {
        string[] all = [.. contenders, Baseline];
        var shared = Tests.Where(test => all.All(name => test.Any(figure => figure.IsKnown && figure.Contender == name)));
        return new SteadyMeans(Deployment, Baseline, [.. shared.SelectMany(test => test)]);
    }

    /// <summary>How many times as fast as the baseline, or another: the geometric mean of tests in which both lived side by side.</summary>
    /// <returns>Null where there is no such test, or none whose interval is known.</returns>
    internal Speed? SpeedOf(string contender, string? over = null)
    {
        string other = over ?? Baseline;
        Comparison[] comparisons =
        [
            .. from test in Tests
               let own = test.FirstOrDefault(figure => figure.Contender == contender)
               let another = test.FirstOrDefault(figure => figure.Contender == other)
               where own is { IsKnown: true } && another is { IsKnown: true }
               let compared = Comparison.Of(own.Row, another.Row, Deployment.RatioLimit)
               where compared is { IsKnown: true }
               select compared,
        ];
        return Comparison.Mean(comparisons, Deployment.MeanLimit) is { } mean
            ? new Speed(mean, [.. comparisons.Select(one => one.Ratio)], TestsOf(other)) : null;
    }

    /// <summary>In how many tests it has a figure, known or not.</summary>
    internal int TestsOf(string contender) => Tests.Count(test => test.Any(figure => figure.Contender == contender));

    /// <summary>What is marked anywhere, such as a binary format, is never advised.</summary>
    internal bool IsMarked(string contender) => Figures.Any(figure => figure.Contender == contender && !figure.IsOfRival);

    /// <summary>Its name with the marks; "adapted" where figures of it are those of calls that it does not have.</summary>
    internal string Named(string contender)
    {
        bool isAdapted = Figures.Any(figure => figure.Contender == contender && figure.Row.IsMarkedAdapted);
        return isAdapted ? $"{ShownName.Marked(contender)} ({AdaptedLane.Mark})" : ShownName.Marked(contender);
    }

    /// <summary>
    /// The fastest first, by means of the same tests: means of different ones cannot be compared. One with few figures is left out where
    /// it would leave half of all tests or fewer to compare.
    /// </summary>
    internal string[] Ranked(IEnumerable<string> names)
    {
        int SharedTests(params string[] contenders) => Shared(contenders).Tests.Count;

        string[] known = [.. names.OrderByDescending(name => SharedTests(name))];
        string[] ranked = [];
        foreach (string name in known)
        {
            if (2 * SharedTests([.. ranked, name]) > SharedTests(known[0]))
                ranked = [.. ranked, name];
        }

        SteadyMeans same = Shared(ranked);
        return [.. ranked.OrderByDescending(name => same.SpeedOf(name)?.Mean.Ratio ?? 0)];
    }
}
