using JsonAot.Lab.Statistics;
using Perfolizer;
using Perfolizer.Mathematics.SignificanceTesting.Base;
using Perfolizer.Mathematics.SignificanceTesting.MannWhitney;
using Perfolizer.Metrology;

namespace JsonAot.Lab.Commands.Compare;

/// <summary>Whether B's times are longer or shorter than A's by more than a threshold, beyond what chance would do.</summary>
internal static class ChangeJudge
{
    /// <summary>Of the hundreds of rows of a matrix, one in twenty would otherwise change by chance alone.</summary>
    internal const double MostChance = 0.01;

    /// <param name="threshold">As a part of the time. Times scale, so that it is a factor: A has to be beaten by it.</param>
    internal static (Change Change, Estimate Ratio, double PValue) Judge(IReadOnlyList<double> a, IReadOnlyList<double> b, double threshold)
    {
        double slower = Chance(b.Select(time => time / (1 + threshold)), a, AlternativeHypothesis.Greater);
        double faster = Chance(b.Select(time => time * (1 + threshold)), a, AlternativeHypothesis.Less);
        Change change = slower < MostChance ? Change.Regressed : faster < MostChance ? Change.Improved : Change.Same;
        return (change, Bootstrap.Ratio(b, a), Math.Min(slower, faster));
    }

    private static double Chance(IEnumerable<double> b, IReadOnlyList<double> a, AlternativeHypothesis alternative) =>
        MannWhitneyTest.Instance.Perform(new Sample([.. b]), new Sample([.. a]), alternative, Threshold.Zero).PValue;
}
