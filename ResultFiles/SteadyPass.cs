namespace JsonAot.ResultFiles;

/// <summary>One process of a row. A row is measured in several, with the other rows in between.</summary>
/// <param name="Number">The round of the run: rows with the same number shared the same minutes.</param>
/// <param name="Counts">Whether the row's figures are made of it. A pass that a neighbour disturbed is kept, and left aside.</param>
/// <param name="Slowness">
/// How slow the processor was at the best moments of its iterations, 1 being the best of the run; null where it was not asked. See Speedometer.
/// </param>
public sealed record SteadyPass(int Number, double MedianNs, bool Counts, IReadOnlyList<double> Samples, double? Slowness = null)
{
    /// <summary>Two passes that differ by no more than this agree.</summary>
    public const double Agreement = 0.02;

    /// <summary>A processor that is slower than this was shared with somebody: a neighbour costs 1.3 to 1.8, and its own speed varies by less.</summary>
    public const double MostSlowness = 1.12;

    /// <summary>By how much the two lowest passes on an undisturbed processor differ; null where there are not two.</summary>
    public static double? Disagreement(IReadOnlyList<SteadyPass>? passes)
    {
        double[] lowest = [.. Undisturbed(passes ?? []).Select(pass => pass.MedianNs).Order().Take(2)];
        return lowest.Length < 2 ? null : lowest[1] / lowest[0] - 1;
    }

    /// <summary>Rows of a single process have nothing to agree with.</summary>
    public static bool IsSettled(IReadOnlyList<SteadyPass>? passes) => passes is null || Disagreement(passes) <= Agreement;

    /// <summary>
    /// Marks the passes that make a row's figures. A disturbance only ever adds time, so the lowest pass is the best, and all that
    /// agree with it count. Where none does, the two lowest do, and <see cref="Disagreement"/> says how far apart they are. Passes on a
    /// disturbed processor count only where there is no other.
    /// </summary>
    public static IReadOnlyList<SteadyPass> Choose(IReadOnlyList<SteadyPass> passes)
    {
        IReadOnlyList<SteadyPass> candidates = Undisturbed(passes) is { Count: >= 1 } undisturbed ? undisturbed : passes;
        double[] ordered = [.. candidates.Select(pass => pass.MedianNs).Order()];
        double highest = Math.Max(ordered[0] * (1 + Agreement), ordered[Math.Min(1, ordered.Length - 1)]);
        return [.. passes.Select(pass => pass with { Counts = candidates.Contains(pass) && pass.MedianNs <= highest })];
    }

    public static IReadOnlyList<SteadyPass> Undisturbed(IReadOnlyList<SteadyPass> passes) =>
        [.. passes.Where(pass => pass.Slowness is null or <= MostSlowness)];

    /// <summary>The quotient of two rows, formed in each pass in which neither was disturbed; the middle one of these. Null without such a pass.</summary>
    public static double? Ratio(SteadyRow over, SteadyRow under)
    {
        if (over.TakenAt != under.TakenAt || over.Passes is not { } left || under.Passes is not { } right)
            return null;
        double[] ratios =
        [
            .. Undisturbed(left).Join(Undisturbed(right), pass => pass.Number, pass => pass.Number, (a, b) => a.MedianNs / b.MedianNs).Order(),
        ];
        return ratios.Length == 0 ? null : Math.Sqrt(ratios[(ratios.Length - 1) / 2] * ratios[ratios.Length / 2]);
    }
}
