namespace BenchTurns.Tests;

/// <summary>Quantiles as tables have them.</summary>
public class StudentTests
{
    [Theory]
    [InlineData(0.975, 1, 12.7062)]
    [InlineData(0.975, 2, 4.3027)]
    [InlineData(0.975, 4, 2.7764)]
    [InlineData(0.975, 6, 2.4469)]
    [InlineData(0.975, 14, 2.1448)]
    [InlineData(0.975, 1000, 1.9623)]
    [InlineData(0.9995, 3, 12.9240)]
    [InlineData(0.9995, 6, 5.9588)]
    [InlineData(0.9995, 20, 3.8495)]
    public void They_are_those_of_every_table(double probability, int freedom, double quantile) =>
        Assert.Equal(quantile, Student.Quantile(probability, freedom), 0.00005 * quantile);
}
