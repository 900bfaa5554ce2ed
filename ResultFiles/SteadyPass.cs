using System.Text.Json.Serialization;

namespace JsonAot.ResultFiles;

/// <summary>One process of a row. A row is measured in several, with the other rows in between.</summary>
/// <param name="Number">The round of the run: rows with the same number shared the same minutes.</param>
/// <param name="Counts">Whether the row's figures are made of it. A pass that a neighbour disturbed is kept, and left aside.</param>
/// <param name="Samples">Not in files: those that count stand in the row.</param>
/// <param name="Slowness">
/// How slow the processor was at the best moments of its iterations, 1 being the best of the run; null where it was not asked.
/// </param>
public sealed record SteadyPass(
    int Number, double MedianNs, bool Counts, [property: JsonIgnore] IReadOnlyList<double> Samples, double? Slowness = null)
{
    [JsonConstructor]
    internal SteadyPass(int number, double medianNs, bool counts, double? slowness = null)
        : this(number, medianNs, counts, [], slowness)
    {
    }

    /// <summary>A pass that lies no further than this from the middle one agrees with it.</summary>
    public const double Agreement = 0.02;

    /// <summary>Where the passes of a row lie further apart than this, the row says so wherever its figure stands.</summary>
    public const double FarApart = 0.05;

    // One odd process is left aside where there are three others.
    private const int EnoughForAnOddOne = 4;

    // With one or two shared passes, one odd process would decide the ratio.
    private const int LeastShared = 3;

    /// <summary>
    /// A processor that is slower than this was shared with somebody: a neighbour costs 1.3 to 1.8, and its own speed varies by less.
    /// </summary>
    public const double MostSlowness = 1.12;

    /// <summary>
    /// How far from the middle the passes on an undisturbed processor lie, one odd one left aside where there are at least three others;
    /// null where there are not two.
    /// </summary>
    public static double? Disagreement(IReadOnlyList<SteadyPass>? passes)
    {
        IReadOnlyList<SteadyPass> undisturbed = Undisturbed(passes ?? []);
        return undisturbed.Count < 2 ? null : DistanceWithoutAnOddOne(undisturbed);
    }

    /// <summary>Rows of a single process have nothing to agree with.</summary>
    public static bool IsSettled(IReadOnlyList<SteadyPass>? passes) => passes is null || Disagreement(passes) <= Agreement;

    /// <summary>
    /// Marks the passes that make a row's figures: of a row whose passes agree, those on an undisturbed processor that agree with the
    /// middle one. Where they do not agree, the row's processes differ from each other, and all count, because the middle of all is what a
    /// user can expect of one. Passes on a disturbed processor count only where there is no other.
    /// </summary>
    public static IReadOnlyList<SteadyPass> Choose(IReadOnlyList<SteadyPass> passes)
    {
        IReadOnlyList<SteadyPass> candidates = Undisturbed(passes) is { Count: >= 1 } undisturbed ? undisturbed : passes;
        double middle = MiddleOf(candidates);
        bool agree = DistanceWithoutAnOddOne(candidates) <= Agreement;
        bool IsNear(SteadyPass pass) => !agree || Distance(pass, middle) <= Agreement;
        return [.. passes.Select(pass => pass with { Counts = candidates.Contains(pass) && IsNear(pass) })];
    }

    public static IReadOnlyList<SteadyPass> Undisturbed(IReadOnlyList<SteadyPass> passes) =>
        [.. passes.Where(pass => pass.Slowness is null or <= MostSlowness)];

    /// <summary>
    /// The quotient of two rows, formed in each pass in which neither was disturbed; the middle one of these. Null where there are fewer
    /// than three.
    /// </summary>
    public static double? Ratio(SteadyRow over, SteadyRow under) =>
        Quotients(over, under) is { Count: >= LeastShared } ratios ? Middle.OfRatios(ratios) : null;

    /// <summary>The quotients of two rows of one run, one for each pass that they shared; none where they shared no run.</summary>
    public static IReadOnlyList<double> Quotients(SteadyRow over, SteadyRow under)
    {
        if (over.TakenAt != under.TakenAt || over.Passes is not { } left || under.Passes is not { } right)
            return [];
        return
        [
            .. Undisturbed(left).Join(Undisturbed(right), pass => pass.Number, pass => pass.Number, (a, b) => a.MedianNs / b.MedianNs),
        ];
    }

    private static double DistanceWithoutAnOddOne(IReadOnlyList<SteadyPass> passes)
    {
        double middle = MiddleOf(passes);
        double[] distances = [.. passes.Select(pass => Distance(pass, middle)).Order()];
        return distances[^(distances.Length >= EnoughForAnOddOne ? 2 : 1)];
    }

    private static double MiddleOf(IReadOnlyList<SteadyPass> passes) => Middle.Of(passes.Select(pass => pass.MedianNs));

    private static double Distance(SteadyPass pass, double middle) => Math.Abs(pass.MedianNs / middle - 1);
}
