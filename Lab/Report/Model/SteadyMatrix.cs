using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Steady;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Model;

/// <summary>One contender's figure in one cell.</summary>
internal sealed record SteadyFigure(string Contender, Estimate Time, string? Mark, bool IsAdapted)
{
    /// <summary>Of a serializer that may be advised: the others lose members, or write no JSON, or read none.</summary>
    internal bool IsOfRival => Mark is null or SteadyKind.Disturbed;

    /// <summary>
    /// Whether a ratio can be made of it. A figure of a busy machine, or of too few samples, has no interval, and proves nothing.
    /// </summary>
    internal bool IsKnown => IsOfRival && Time.Low > 0;
}

/// <summary>The steady state of one machine in one lane, by deployment, payload and direction.</summary>
internal sealed class SteadyMatrix
{
    private readonly ILookup<(string Deployment, string Payload, string Direction), SteadyFigure> _cells;

    internal SteadyMatrix(ResultTable steady, string machine)
    {
        int lane = steady.IndexOf("lane");
        int time = steady.IndexOf("time");
        int mark = steady.IndexOf("mark");
        int marks = steady.IndexOf("marks");
        object?[][] rows = [.. steady.RowsOf(machine).Where(row => row[time] is not null)];
        Lane = FirstLane(rows.Select(row => (string)row[lane]!));
        _cells = rows.Where(row => (string)row[lane]! == Lane).ToLookup(
            row => ((string)row[1]!, (string)row[2]!, (string)row[lane + 1]!),
            row => new SteadyFigure(
                (string)row[lane + 2]!,
                SteadyKind.TimeOf(row, time),
                (string?)row[mark],
                ((string?)row[marks])?.EndsWith(AdaptedLane.Mark, StringComparison.Ordinal) == true));
    }

    internal string Lane { get; }

    /// <summary>UTF-8 bytes where they were measured: what a service sends and receives.</summary>
    internal static string FirstLane(IEnumerable<string> lanes)
    {
        string[] known = [.. lanes.Distinct().Order(StringComparer.Ordinal)];
        return known.Contains(nameof(Lanes.Utf8)) ? nameof(Lanes.Utf8) : known.FirstOrDefault("");
    }

    internal IEnumerable<IGrouping<(string Deployment, string Payload, string Direction), SteadyFigure>> Of(string deployment) =>
        _cells.Where(cell => cell.Key.Deployment == deployment);

    internal SteadyFigure? Find(string deployment, string payload, string direction, string contender) =>
        _cells[(deployment, payload, direction)].FirstOrDefault(figure => figure.Contender == contender);
}
