using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Differential;

/// <summary>
/// SpanCodec beside System.Text.Json with the same options: what one reads the other reads, to the same value and the same output.
/// </summary>
public class DifferentialTests
{
    private const int FewestMutations = 250_000;
    private const int FewestHandMade = 300;

    public static TheoryData<string> EveryCheck() => [.. AllChecks.List.Select(check => check.Name)];

    [Theory]
    [MemberData(nameof(EveryCheck))]
    public void SpanCodec_does_what_System_Text_Json_does(string name)
    {
        var tally = new Tally();
        AllChecks.List.Single(check => check.Name == name).Run(tally, Amount.FromEnvironment());
        Assert.True(tally.Failed == 0, tally.Report());
        Assert.True(tally.Checks > 0, "nothing was checked");
    }

    [Fact]
    public void There_are_enough_of_them()
    {
        Assert.InRange(AllCases.List.Select(made => made.ToString()).Distinct().Count(), FewestHandMade, int.MaxValue);
        Assert.InRange(Amount.Usual.Mutations, FewestMutations, int.MaxValue);
    }
}
