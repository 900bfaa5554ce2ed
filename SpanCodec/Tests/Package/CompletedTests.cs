using Xunit;

namespace SpanCodecs.Tests.Package;

/// <summary>Other people's source generators in one project with the codecs': what they add to a type is no silent loss.</summary>
[Collection("Publishing")]
public class CompletedTests
{
    [Fact]
    public void Value_objects_and_observable_properties_stop_the_build()
    {
        var sample = new PackedSample("completed", "CompletedSample");
        ProgramRun pack = PackedSample.Pack("Runtime");
        Assert.True(pack.ExitCode == 0, pack.ToString());
        ProgramRun build = sample.Run(["build", "-c", "Release", .. sample.Versions, .. sample.Switches]);
        Assert.NotEqual(0, build.ExitCode);
        string[] errors = [.. build.Output.Split('\n').Where(line => line.Contains(": error ", StringComparison.Ordinal))];
        Assert.Contains(errors, error => error.Contains("'OrderId'", StringComparison.Ordinal));
        Assert.Contains(errors, error => error.Contains("'View'", StringComparison.Ordinal));
        Assert.All(errors, error => Assert.Contains("SPAN0013", error, StringComparison.Ordinal));
    }
}
