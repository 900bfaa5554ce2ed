using JsonAot.Processes.Turns;
using JsonAot.ResultFiles.Statistics;
using JsonAot.Turns;

namespace JsonAot.Lab.Measures.Times;

/// <summary>Makes rows of what the generations of a payload said.</summary>
internal static class TimesRows
{
    internal static string NameOf(Directions direction) => direction == Directions.Serialize ? "serialize" : "deserialize";

    /// <param name="generations">Of all groups of the payload. Each group has the reference, and that of the first is the row.</param>
    internal static IEnumerable<TimesRow> Of(string payload, string reference, int seed, IReadOnlyList<Generation> generations)
    {
        DateTimeOffset now = DateTimeOffset.UtcNow;
        return
        [
            .. (from generation in generations
                from figure in generation.Figures
                group (generation, figure) by (generation.Group, figure.Contender, figure.IsTwin, figure.Task) into one
                select Row(Empty(payload, one.Key.Contender, TimedCall.Parse(one.Key.Task)) with
                {
                    TakenAt = now,
                    IsTwin = one.Key.IsTwin,
                    Reference = reference,
                    Seed = seed,
                }, [.. one])).DistinctBy(row => row.Key),
        ];

        TimesRow Row(TimesRow row, (Generation Generation, TurnFigure Figure)[] lives)
        {
            TurnFigure[] figures = [.. lives.Select(life => life.Figure)];
            // A task is wrong for good where it was wrong once.
            if (figures.FirstOrDefault(figure => figure.Reason is not null)?.Reason is { } reason)
                return row with { Unavailable = reason };
            TurnFigure last = figures[^1];
            return row with
            {
                CpuNs = Rounded(figures, figure => figure.CpuNs!.Value),
                WallNs = Rounded(figures, figure => figure.WallNs!.Value),
                Quotients = [.. lives.Select(QuotientOf).OfType<double>()],
                AllocatedBytes = TurnStatistics.Median(figures.Select(figure => figure.AllocatedBytes!.Value)),
                Gen0 = PerThousand(figures, figure => figure.Gen0),
                Gen1 = PerThousand(figures, figure => figure.Gen1),
                Gen2 = PerThousand(figures, figure => figure.Gen2),
                DocumentBytes = last.DocumentBytes,
                IsAdapted = last.IsAdapted,
                IsLossy = last.IsLossy,
                Note = last.Note.Length == 0 ? null : last.Note,
            };
        }

        // Null where the reference has no figure.
        double? QuotientOf((Generation Generation, TurnFigure Figure) life)
        {
            // A twin is compared with itself, also where the reference cannot be timed.
            string other = life.Figure.IsTwin ? life.Figure.Contender : reference;
            TurnFigure? beside = life.Generation.Figures.FirstOrDefault(
                figure => figure.Contender == other && !figure.IsTwin && figure.Task == life.Figure.Task && figure.Reason is null);
            return beside is null ? null : Math.Round(beside.CpuNs!.Value / life.Figure.CpuNs!.Value, 5);
        }
    }

    /// <summary>A row without figures.</summary>
    internal static TimesRow Empty(string payload, string contender, TimedCall call) => new()
    {
        Payload = payload,
        Contender = contender,
        Direction = NameOf(call.Direction),
        Lane = call.LaneName,
        Form = call.Form,
    };

    private static double Rounded(TurnFigure[] figures, Func<TurnFigure, double> of) =>
        Math.Round(TurnStatistics.Median(figures.Select(of)), 3);

    private static double PerThousand(TurnFigure[] figures, Func<TurnFigure, double> of) => Math.Round(1000 * figures.Average(of), 4);
}
