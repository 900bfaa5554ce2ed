using Xunit;

namespace SpanCodecs.Tests.Package;

/// <summary>What the package's targets change in a project.</summary>
public class TargetsTests
{
    /// <summary>Otherwise private members of a referenced project would be lost without a word: they are reported where they are seen.</summary>
    [Fact]
    public void Referenced_projects_are_seen_whole()
    {
        ProgramRun run = Repository.Run("dotnet", "msbuild", "Shared", "-nologo", "-getProperty:CompileUsingReferenceAssemblies");
        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Equal("false", run.Output.Trim());
    }
}
