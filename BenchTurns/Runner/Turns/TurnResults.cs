using BenchTurns.Statistics;

namespace BenchTurns.Turns;

/// <summary>Makes results of what generations said.</summary>
public static class TurnResults
{
    /// <summary>One for each task of each entrant and each twin, in the order in which they were told.</summary>
    /// <param name="generations">
    /// Of all groups of one subject. Each group has the reference, and that of the first is the result; the twin of each checks the run.
    /// </param>
    /// <param name="declared">The reference, unless it has no figures: not every entrant can be timed in every program.</param>
    public static IReadOnlyList<TurnResult> Of(IReadOnlyList<Generation> generations, string declared)
    {
        Dictionary<(string, string), string> references = ReferencesOf(generations, declared);
        string[] groups = [.. generations.Select(generation => generation.Group).Distinct()];
        return
        [
            .. (from generation in generations
                from figure in generation.Figures
                group new Life(generation, figure) by (generation.Group, figure.Entrant, figure.IsTwin, figure.Task) into lives
                select ResultOf([.. lives]))
            .DistinctBy(result => result.IsTwin ? result : (object)(result.Entrant, result.Task)),
        ];

        TurnResult ResultOf(Life[] lives)
        {
            TurnFigure last = lives[^1].Figure;
            string group = lives[^1].Generation.Group;
            var result = new TurnResult(last.Entrant, last.IsTwin, last.Task)
            {
                Reference = references[(group, last.Task)],
                Group = groups.Length == 1 ? null : Array.IndexOf(groups, group) + 1,
                Facts = last.Facts,
                Note = last.Note,
            };
            // A task is wrong for good where it was wrong once.
            string? reason = lives.Select(life => life.Figure.Reason).FirstOrDefault(reason => reason is not null);
            return reason is null ? Measured(result, lives) : result with { Reason = reason };
        }
    }

    /// <summary>
    /// For each group and task the declared reference if it has figures, and else the first in the group that has: a ratio is of two that
    /// lived side by side. One that was wrong once has none.
    /// </summary>
    private static Dictionary<(string Group, string Task), string> ReferencesOf(IReadOnlyList<Generation> generations, string declared) => (
            from generation in generations
            from figure in generation.Figures
            where !figure.IsTwin
            group figure by (generation.Group, figure.Task))
        .ToDictionary(lived => lived.Key, lived =>
        {
            string[] able =
            [
                .. lived.GroupBy(figure => figure.Entrant).Where(own => own.All(figure => figure.Reason is null)).Select(own => own.Key),
            ];
            return able.Contains(declared) ? declared : able.FirstOrDefault(declared);
        });

    private static TurnResult Measured(TurnResult result, Life[] lives)
    {
        TurnFigure[] figures = [.. lives.Select(life => life.Figure)];
        double[] times = [.. figures.Select(figure => figure.CpuNs!.Value)];
        Estimate interval = Intervals.OfGenerations(times);
        return result with
        {
            CpuNs = Math.Round(Quantile.Median(times), 3),
            LowNs = interval.Low > 0 ? Math.Round(interval.Low, 3) : null,
            HighNs = interval.Low > 0 ? Math.Round(interval.High, 3) : null,
            WallNs = Math.Round(Quantile.Median(figures.Select(figure => figure.WallNs!.Value)), 3),
            Quotients = [.. lives.Select(life => QuotientOf(life, result.Reference, figure => figure.CpuNs)).OfType<double>()],
            WallQuotients = [.. lives.Select(life => QuotientOf(life, result.Reference, figure => figure.WallNs)).OfType<double>()],
            AllocatedBytes = Quantile.Median(figures.Select(figure => figure.AllocatedBytes!.Value)),
            NewPages = Math.Round(figures.Average(figure => figure.NewPages), 1) is > 0 and var pages ? pages : null,
            Gen0 = PerThousand(figures, figure => figure.Gen0),
            Gen1 = PerThousand(figures, figure => figure.Gen1),
            Gen2 = PerThousand(figures, figure => figure.Gen2),
        };
    }

    /// <summary>
    /// The reference is the mean of its two processes: a generation in which one of them is odd would be odd for all that is compared with
    /// it. Either of the two is compared with the other process, or with itself.
    /// </summary>
    /// <returns>Null where the reference has no figure.</returns>
    private static double? QuotientOf(Life life, string reference, Func<TurnFigure, double?> time)
    {
        TurnFigure figure = life.Figure;
        // A twin is compared with its entrant, also where the reference cannot be timed.
        string other = figure.IsTwin ? figure.Entrant : reference;
        double[] beside =
        [
            .. from one in life.Generation.Figures
               where one.Entrant == other && one.Task == figure.Task && one.Reason is null
                   && (!one.IsTwin || figure.Entrant != other)
               select Math.Log(time(one)!.Value),
        ];
        return beside.Length == 0 ? null : Math.Round(Math.Exp(beside.Average()) / time(figure)!.Value, 5);
    }

    private static double PerThousand(TurnFigure[] figures, Func<TurnFigure, double> of) => Math.Round(1000 * figures.Average(of), 4);

    private sealed record Life(Generation Generation, TurnFigure Figure);
}
