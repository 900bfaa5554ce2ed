using System.Text.Json.Serialization;
using BenchTurns.Statistics;

namespace BenchTurns.Compare;

/// <summary>What is said of a benchmark of two builds.</summary>
[JsonConverter(typeof(JsonStringEnumConverter<Verdict>))]
public enum Verdict
{
    /// <summary>The interval reaches too far to say anything.</summary>
    NotKnown,

    /// <summary>The whole interval lies within the threshold.</summary>
    Same,

    /// <summary>It is certain that there is a difference, and it is not a small one.</summary>
    Faster,

    /// <summary>It is certain that there is a difference, and it is not a small one.</summary>
    Slower,

    /// <summary>The base has figures, and the change has none.</summary>
    Broken,

    /// <summary>Only one of the builds has it.</summary>
    OneSide,
}

/// <summary>The rule of verdicts.</summary>
/// <param name="Threshold">The difference that is looked for, such as 0.03: one of less than half of it is never told.</param>
/// <param name="Rows">How many benchmarks are judged: each more is one more occasion for chance.</param>
public sealed record VerdictRule(double Threshold, int Rows)
{
    // In one run of twenty chance alone may lie beyond the end of some interval.
    private const double OfARun = 0.05;

    /// <summary>How often the truth may lie beyond one end of a row's interval.</summary>
    public double Outside => OfARun / 2 / Math.Max(1, Rows);

    /// <param name="quotients">For each generation how many times as fast as the base the change was.</param>
    /// <returns>What they say, with the interval that says it.</returns>
    public (Verdict Verdict, Estimate Speed) Judge(IReadOnlyList<double> quotients)
    {
        Estimate speed = Intervals.OfGenerations(quotients, Outside);
        double most = 1 + Threshold;
        double told = 1 + (Threshold / 2);
        Verdict verdict =
            speed.Low > 1 && speed.Median >= told ? Verdict.Faster
            : speed.High < 1 && speed.Median <= 1 / told ? Verdict.Slower
            : speed.Low >= 1 / most && speed.High <= most ? Verdict.Same
            : Verdict.NotKnown;
        return (verdict, speed);
    }

    /// <summary>Whether a slower benchmark is slower by more than the threshold, wherever in its interval the truth lies.</summary>
    public bool IsBeyond(ComparedRow row) => row.Verdict == Verdict.Broken
        || row is { Verdict: Verdict.Slower, Speed: { } speed } && speed.High < 1 / (1 + Threshold);
}
