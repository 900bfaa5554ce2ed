using JsonAot.Lab.Results.Statistics;

namespace JsonAot.Lab.Running.Turns;

/// <summary>Makes rows of what generations said.</summary>
internal static class TurnRows
{
    /// <param name="generations">
    /// Of all groups. Each group has the reference, and that of the first is the row; the twin of each checks the run.
    /// </param>
    /// <param name="declared">The reference, unless it has no figures: reflection cannot be timed in a native program.</param>
    /// <param name="identify">A row without figures: which call it is.</param>
    internal static IReadOnlyList<TimesRow> Of(
        IReadOnlyList<Generation> generations, string declared, int? seed, Func<TurnFigure, TimesRow> identify)
    {
        DateTimeOffset now = DateTimeOffset.UtcNow;
        Dictionary<(string, string), string> references = ReferencesOf(generations, declared);
        string[] groups = [.. generations.Select(generation => generation.Group).Distinct()];
        return
        [
            .. (from generation in generations
                from figure in generation.Figures
                group new Life(generation, figure) by (generation.Group, figure.Contender, figure.IsTwin, figure.Task) into lives
                select Row([.. lives])).DistinctBy(row => row.IsTwin ? row : (object)row.Key),
        ];

        TimesRow Row(Life[] lives)
        {
            TurnFigure last = lives[^1].Figure;
            string group = lives[^1].Generation.Group;
            string reference = references[(group, last.Task)];
            TimesRow row = identify(last) with
            {
                TakenAt = now, IsTwin = last.IsTwin, Reference = reference, Seed = seed,
                Group = groups.Length == 1 ? null : Array.IndexOf(groups, group) + 1,
            };
            // A task is wrong for good where it was wrong once.
            string? reason = lives.Select(life => life.Figure.Reason).FirstOrDefault(reason => reason is not null);
            return reason is null ? Measured(row, lives, reference) : row with { Unavailable = reason };
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
                .. lived.GroupBy(figure => figure.Contender).Where(own => own.All(figure => figure.Reason is null)).Select(own => own.Key),
            ];
            return able.Contains(declared) ? declared : able.FirstOrDefault(declared);
        });

    private static TimesRow Measured(TimesRow row, Life[] lives, string reference)
    {
        TurnFigure[] figures = [.. lives.Select(life => life.Figure)];
        TurnFigure last = figures[^1];
        double[] times = [.. figures.Select(figure => figure.CpuNs!.Value)];
        Estimate interval = Intervals.OfGenerations(times);
        return row with
        {
            CpuNs = Math.Round(Quantile.Median(times), 3),
            LowNs = interval.Low > 0 ? Math.Round(interval.Low, 3) : null,
            HighNs = interval.Low > 0 ? Math.Round(interval.High, 3) : null,
            WallNs = Math.Round(Quantile.Median(figures.Select(figure => figure.WallNs!.Value)), 3),
            Quotients = [.. lives.Select(life => QuotientOf(life, reference)).OfType<double>()],
            AllocatedBytes = Quantile.Median(figures.Select(figure => figure.AllocatedBytes!.Value)),
            Gen0 = PerThousand(figures, figure => figure.Gen0),
            Gen1 = PerThousand(figures, figure => figure.Gen1),
            Gen2 = PerThousand(figures, figure => figure.Gen2),
            DocumentBytes = last.DocumentBytes,
            IsAdapted = row.IsAdapted || last.IsAdapted,
            IsLossy = last.IsLossy,
            IsBinary = row.IsBinary || last.IsBinary,
            Note = last.Note.Length == 0 ? null : last.Note,
        };
    }

    /// <summary>
    /// The reference is the mean of its two processes: a generation in which one of them is odd would be odd for all that is compared with
    /// it. Either of the two is compared with the other process, or with itself.
    /// </summary>
    /// <returns>Null where the reference has no figure.</returns>
    private static double? QuotientOf(Life life, string reference)
    {
        TurnFigure figure = life.Figure;
        // A twin is compared with its contender, also where the reference cannot be timed.
        string other = figure.IsTwin ? figure.Contender : reference;
        double[] beside =
        [
            .. from one in life.Generation.Figures
               where one.Contender == other && one.Task == figure.Task && one.Reason is null
                   && (!one.IsTwin || figure.Contender != other)
               select Math.Log(one.CpuNs!.Value),
        ];
        return beside.Length == 0 ? null : Math.Round(Math.Exp(beside.Average()) / figure.CpuNs!.Value, 5);
    }

    private static double PerThousand(TurnFigure[] figures, Func<TurnFigure, double> of) => Math.Round(1000 * figures.Average(of), 4);

    private sealed record Life(Generation Generation, TurnFigure Figure);
}
