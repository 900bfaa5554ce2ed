using Xunit;

namespace SpanCodecs.Tests;

/// <summary>The same with the System.Text.Json of the package in place of the framework's own, in a process of its own.</summary>
public class NextSystemTextJsonTests
{
    [Fact]
    public void SpanCodec_does_what_the_next_one_does()
    {
        string[] amount = Thorough.IsAsked ? [] : ["--reduced"];
        ProgramRun run = Repository.Run(Repository.Built("SpanCodecNext"), amount);
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Contains("System.Text.Json 11\n", run.Output.ReplaceLineEndings("\n"), StringComparison.Ordinal);
        Assert.Contains("checks passed", run.Output, StringComparison.Ordinal);
    }
}
