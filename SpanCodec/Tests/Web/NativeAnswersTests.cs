using Xunit;

namespace SpanCodecs.Tests.Web;

/// <summary>The application as a native program.</summary>
[Collection("Publishing")]
public class NativeAnswersTests
{
    [Fact]
    public async Task A_native_one_answers_the_same_and_publishes_without_a_warning()
    {
        Thorough.Require();
        string folder = Path.Combine(Repository.Artifacts, "native-web");
        ProgramRun publish = Repository.Run(
            "dotnet",
            "publish",
            "Tests/Web/App",
            "-c",
            "Release",
            "-r",
            Repository.RuntimeIdentifier,
            "-p:PublishAot=true",
            "-p:RunAnalyzers=false",
            "-o",
            folder);
        Assert.True(publish.ExitCode == 0, publish.ToString());
        Assert.DoesNotContain("warning", publish.Output, StringComparison.OrdinalIgnoreCase);
        string program = Path.Combine(folder, $"SpanCodecWeb{Repository.ExecutableSuffix}");
        using ShopServer without = ShopServer.Start(program, "none");
        foreach (string way in (string[])["bridge", "direct"])
        {
            using ShopServer with = ShopServer.Start(program, way);
            await SameAnswersTests.Compare(without.Address, with.Address);
        }
    }
}
