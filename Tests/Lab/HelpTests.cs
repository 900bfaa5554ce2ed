using JsonAot.Lab;
using Xunit;

namespace JsonAot.Tests.Lab;

public class HelpTests
{
    [Theory]
    [InlineData("--help")]
    [InlineData("try", "--help")]
    public void Its_usage_can_be_typed_as_it_stands(params string[] arguments)
    {
        ProgramRun run = LabCommand.Run(arguments);
        Assert.Equal(0, run.ExitCode);
        Assert.Contains($"  {string.Join(' ', ["dotnet run --project Lab -c Release --", .. arguments.SkipLast(1)])} ", run.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("JsonAot.Lab ", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void Every_verb_says_what_it_does()
    {
        string output = LabCommand.Run("--help").Output;
        foreach (IVerb verb in Verbs.All)
            Assert.Contains(verb.Create().Description!.Split('.')[0], output.ReplaceLineEndings(" "), StringComparison.Ordinal);
    }
}
