using Xunit;

namespace SpanCodecs.Tests.Samples;

/// <summary>A sample that is published natively, without a warning.</summary>
internal static class NativeSample
{
    /// <returns>The program.</returns>
    internal static string Publish(string sample)
    {
        string folder = Path.Combine(Repository.Artifacts, "native-" + sample);
        ProgramRun publish = Repository.Run(
            "dotnet", "publish", $"samples/{sample}", "-c", "Release", "-r", Repository.RuntimeIdentifier,
            "-p:PublishAot=true", "-p:RunAnalyzers=false", "-o", folder);
        Assert.True(publish.ExitCode == 0, publish.ToString());
        Assert.DoesNotContain("warning", publish.Output, StringComparison.OrdinalIgnoreCase);
        return Path.Combine(folder, sample + Repository.ExecutableSuffix);
    }
}
