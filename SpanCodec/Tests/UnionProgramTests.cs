using Xunit;

namespace SpanCodecs.Tests;

/// <summary>A program with unions does what System.Text.Json's source generation does, under the JIT and natively.</summary>
[Collection("Publishing")]
public class UnionProgramTests
{
    [Fact]
    public void It_does_what_source_generation_does() => Check(Repository.Built("Tests/Native/Unions", "SpanCodecUnions"));

    [Fact]
    public void Natively_too()
    {
        Thorough.Require();
        string folder = Path.Combine(Repository.Artifacts, "native-unions");
        ProgramRun publish = Repository.Run(
            "dotnet", "publish", "Tests/Native/Unions", "-c", "Release", "-r", Repository.RuntimeIdentifier, "-p:PublishAot=true",
            "-o", folder);
        Assert.True(publish.ExitCode == 0, publish.ToString());
        Assert.DoesNotContain("warning", publish.Output, StringComparison.OrdinalIgnoreCase);
        Check(Path.Combine(folder, $"SpanCodecUnions{Repository.ExecutableSuffix}"));
    }

    private static void Check(string program)
    {
        ProgramRun run = Repository.Run(program);
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.StartsWith("System.Text.Json 11", run.Output, StringComparison.Ordinal);
        Assert.EndsWith(": 52 compared", run.Output.TrimEnd(), StringComparison.Ordinal);
    }
}
