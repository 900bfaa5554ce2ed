using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;

namespace JsonAot.Lab.Report.Model;

/// <summary>One contender's figure in one cell.</summary>
internal sealed record SteadyFigure(TimesRow Row, string? Mark)
{
    internal string Contender => Row.Contender;

    internal Estimate Time => Row.Time!;

    internal bool IsAdapted => Row.IsMarkedAdapted;

    /// <summary>Of a serializer that may be advised: the others lose members, or write no JSON, or read none.</summary>
    internal bool IsOfRival => Mark is null;

    /// <summary>Whether a ratio can be made of it. A figure of too few generations has no interval, and proves nothing.</summary>
    internal bool IsKnown => IsOfRival && Time.Low > 0;
}

/// <summary>The steady state of one machine in one lane, by deployment, payload and direction.</summary>
internal sealed class SteadyMatrix
{
    private readonly ILookup<(string Deployment, string Payload, string Direction), SteadyFigure> _cells;

    /// <param name="deployments">Of one machine.</param>
    internal SteadyMatrix(IEnumerable<Deployment> deployments)
    {
        (Deployment Deployment, TimesRow Row)[] rows =
        [
            .. from deployment in deployments
               from row in deployment.Of<TimesResults>()?.Rows ?? []
               where row is { IsTest: true, Time: not null }
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

    internal static string FirstLane(IEnumerable<string> lanes)
    {
        string[] known = [.. lanes.Distinct().Order(StringComparer.Ordinal)];
        return known.Contains(TimesRow.Utf8) ? TimesRow.Utf8 : known.FirstOrDefault("");
    }

    internal IEnumerable<IGrouping<(string Deployment, string Payload, string Direction), SteadyFigure>> Of(string deployment) =>
        _cells.Where(cell => cell.Key.Deployment == deployment);

    internal SteadyFigure? Find(string deployment, string payload, string direction, string contender) =>
        _cells[(deployment, payload, direction)].FirstOrDefault(figure => figure.Contender == contender);
}
