using Xunit;

namespace SpanCodecs.Tests;

/// <summary>Runs the checks with the System.Text.Json of the package in place of the framework's, in a process of its own.</summary>
public class NextSystemTextJsonTests
{
    private static readonly string[] Amount = Thorough.IsAsked ? [] : ["--reduced"];

    /// <summary>
    /// Without the widest vectors, so that no further process is needed for it: most machines have them not, and the differential tests do
    /// with them.
    /// </summary>
    [Fact]
    public void SpanCodec_does_what_the_next_one_does() => AssertAlike(Repository.RunWith(
        [("DOTNET_EnableAVX512", "0")], Repository.Root, Repository.Built("Tests/Next", "SpanCodecNext"), Amount));

    /// <summary>In every run TypeFuzzTests has them with the framework's, and NextJsonTests what the next one has beyond that.</summary>
    [Fact]
    public void Random_types_are_read_and_written_as_the_next_one_does()
    {
        Thorough.Require();
        AssertAlike(Repository.Run(Repository.Built("Tests/Next", "SpanCodecNext"), "--types", "2000", "401", "20", "5"));
    }

    internal static void AssertAlike(ProgramRun run)
    {
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Contains("System.Text.Json 11", run.Output, StringComparison.Ordinal);
    }
}
