using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Patching;

public class Scratch
{
    [Fact]
    public void Checks()
    {
        var tally = new Tally();
        PatchChecks.Run(tally, Amount.Usual);
        Assert.True(tally.Failed == 0, tally.Report());
    }
}
