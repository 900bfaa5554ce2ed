using Xunit;

namespace SpanCodecs.Tests;

/// <summary>The same with the System.Text.Json of the package in place of the framework's own, in a process of its own.</summary>
public class NextSystemTextJsonTests
{
    private static readonly string[] Amount = Thorough.IsAsked ? [] : ["--reduced"];

    [Fact]
    public void SpanCodec_does_what_the_next_one_does() => AssertAlike(Repository.Run(Repository.Built("Tests/Next", "SpanCodecNext"), Amount));

    [Fact]
    public void Random_types_are_read_and_written_as_the_next_one_does() =>
        AssertAlike(Repository.Run(Repository.Built("Tests/Next", "SpanCodecNext"), "--types", Thorough.IsAsked ? "2000" : "30", "401", "20", "5"));

    internal static void AssertAlike(ProgramRun run)
    {
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Contains("System.Text.Json 11", run.Output, StringComparison.Ordinal);
    }
}
