using Xunit;

namespace SpanCodecs.Tests;

/// <summary>The next runtime, from its packs: this SDK need not know its framework.</summary>
[Collection("Publishing")]
public class NextRuntimeTests
{
    [Fact]
    public void SpanCodec_does_what_the_next_System_Text_Json_does_on_it()
    {
        Thorough.Require();
        string folder = Path.Combine(Repository.Artifacts, "next-runtime");
        ProgramRun publish = Repository.Run(
            "dotnet", "publish", "Tests/Next", "-c", "Release", "-r", Repository.RuntimeIdentifier, "--self-contained", "-o", folder,
            "-p:NextRuntime=true");
        Assert.True(publish.ExitCode == 0, publish.ToString());
        NextSystemTextJsonTests.AssertAlike(Repository.Run(Path.Combine(folder, $"SpanCodecNext{Repository.ExecutableSuffix}")));
    }
}
