using BenchTurns.Compare;

namespace BenchTurns.Tests;

/// <summary>What is said of a benchmark of two builds.</summary>
public class VerdictTests
{
    private static readonly VerdictRule Rule = new(Threshold: 0.03, Rows: 30);

    [Theory]
    [InlineData(1.000, 0.0005, Verdict.Same)]
    [InlineData(1.010, 0.0005, Verdict.Same)]
    [InlineData(0.990, 0.0005, Verdict.Same)]
    [InlineData(0.970, 0.0005, Verdict.Slower)]
    [InlineData(1.031, 0.0005, Verdict.Faster)]
    [InlineData(0.900, 0.0100, Verdict.Slower)]
    [InlineData(1.000, 0.0300, Verdict.NotKnown)]
    [InlineData(0.970, 0.0300, Verdict.NotKnown)]
    public void A_difference_is_told_where_it_is_certain_and_no_small_one(double ratio, double scatter, Verdict expected) =>
        Assert.Equal(expected, Rule.Judge(Scattered(ratio, scatter)).Verdict);

    /// <summary>With more rows chance has more occasions, and the same figures prove less.</summary>
    [Fact]
    public void The_interval_is_wider_where_more_benchmarks_are_judged()
    {
        Estimate one = new VerdictRule(0.03, 1).Judge(Scattered(1, 0.01)).Speed;
        Estimate many = new VerdictRule(0.03, 100).Judge(Scattered(1, 0.01)).Speed;
        Assert.True(many.Low < one.Low && many.High > one.High);
    }

    /// <summary>Thirty benchmarks of identical code, a thousand times: at most one run in twenty says anything.</summary>
    [Theory]
    [InlineData(0.005)]
    [InlineData(0.02)]
    [InlineData(0.05)]
    public void Runs_of_identical_code_say_nothing(double scatter)
    {
        const int runs = 1_000;
        var random = new Random(7);
        int told = Enumerable.Range(0, runs).Count(_ => Enumerable.Range(0, 30).Any(_ =>
            Rule.Judge([.. Enumerable.Range(0, 7).Select(_ => Math.Exp(scatter * Normal(random)))])
                .Verdict is Verdict.Slower or Verdict.Faster));
        Assert.InRange(told, 0, runs * 0.065);
    }

    [Fact]
    public void Only_what_is_certainly_slower_by_more_than_the_threshold_fails()
    {
        Assert.False(Rule.IsBeyond(RowOf(Scattered(0.975, 0.0005))));
        Assert.True(Rule.IsBeyond(RowOf(Scattered(0.95, 0.0005))));
        Assert.False(Rule.IsBeyond(RowOf(Scattered(1.2, 0.0005))));
        Assert.True(Rule.IsBeyond(new ComparedRow("A", "jit") { Verdict = Verdict.Broken }));

        static ComparedRow RowOf(double[] quotients)
        {
            (Verdict verdict, Estimate speed) = Rule.Judge(quotients);
            return new ComparedRow("A", "jit") { Verdict = verdict, Speed = speed };
        }
    }

    private static double[] Scattered(double ratio, double scatter) =>
        [.. new[] { -1.5, -1, -0.5, 0, 0.5, 1, 1.5 }.Select(place => ratio * Math.Exp(scatter * place))];

    private static double Normal(Random random) =>
        Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());
}
