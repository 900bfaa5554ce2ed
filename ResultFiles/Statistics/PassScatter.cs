namespace JsonAot.ResultFiles.Statistics;

/// <summary>
/// How far the processes of a row lie apart. Iterations of one process are alike in what sets processes apart, so that no number of them
/// says how far another process would be. A row has two to eight passes and knows little by itself, and rows differ: so what is usual in
/// its file counts like two further passes of it.
/// </summary>
internal sealed class PassScatter
{
    private const int WeightOfFile = 2;

    // Of fewer rows the middle is nothing to go by.
    private const int LeastRows = 10;

    // 1.7 to 2.5 % in five files of 2026-11-23, which have 90 to 780 rows.
    private const double Usual = 0.022;

    private readonly double _variance;

    internal PassScatter(IEnumerable<SteadyRow> rows)
    {
        double[] variances = [.. rows.Select(row => Logarithms(row.Passes ?? [])).Where(passes => passes.Length > 1)
            .Select(TypicalVariance)];
        _variance = variances.Length < LeastRows ? Usual * Usual : Middle.Of(variances);
    }

    /// <summary>The interval that the passes of a row give its figure.</summary>
    internal Estimate Around(double median, IReadOnlyList<SteadyPass> passes)
    {
        double[] known = Logarithms(passes);
        int freedom = WeightOfFile + known.Length - 1;
        double variance = (WeightOfFile * _variance + Squares(known)) / freedom;
        // The odd pass that is left aside says how far processes lie apart, and makes no part of the figure.
        int counted = SteadyPass.Choose(passes).Count(pass => pass.Counts);
        double half = Student.Of(freedom) * Math.Sqrt(variance / counted);
        return new Estimate(median, median * Math.Exp(-half), median * Math.Exp(half));
    }

    /// <summary>
    /// The variance of few passes is mostly too small. Half of them are below this part of what very many would have (Wilson and Hilferty).
    /// </summary>
    private static double TypicalVariance(double[] passes)
    {
        int freedom = passes.Length - 1;
        return Squares(passes) / freedom / Math.Pow(1 - 2 / (9.0 * freedom), 3);
    }

    private static double Squares(double[] values)
    {
        double mean = values.Average();
        return values.Sum(value => (value - mean) * (value - mean));
    }

    /// <summary>Of undisturbed passes, as logarithms: twice as long and half as long are equally far apart.</summary>
    private static double[] Logarithms(IReadOnlyList<SteadyPass> passes) =>
        [.. SteadyPass.Undisturbed(passes).Where(pass => pass.MedianNs > 0).Select(pass => Math.Log(pass.MedianNs))];
}
