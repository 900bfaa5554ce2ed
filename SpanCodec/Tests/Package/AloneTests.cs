using Xunit;

namespace SpanCodecs.Tests.Package;

/// <summary>SpanCodec without the suite around it, as "git subtree split --prefix SpanCodec" leaves it: it builds and packs. (Its tests use the suite's payloads.)</summary>
[Collection("Publishing")]
public class AloneTests
{
    [Fact]
    public void It_packs_and_its_samples_build_without_the_suite()
    {
        Thorough.Require();
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The release is made on Linux.");
        string root = Path.Combine(Repository.Root, "artifacts", "tests", "alone");
        string folder = Path.Combine(root, "SpanCodec");
        if (Directory.Exists(root))
            Directory.Delete(root, recursive: true);
        Directory.CreateDirectory(folder);
        string archive = Path.Combine(root, "SpanCodec.tar");
        Assert.Equal(0, Repository.Run("git", "archive", "-o", archive, "HEAD:SpanCodec").ExitCode);
        Assert.Equal(0, Repository.Run("tar", "-xf", archive, "-C", folder).ExitCode);

        ProgramRun pack = Repository.RunIn(folder, "bash", "pack.sh", "0.0.1-alone", Path.Combine(root, "packages"));
        Assert.True(pack.ExitCode == 0, pack.ToString());
        Assert.DoesNotContain(": warning ", pack.Output, StringComparison.Ordinal);
        Assert.Equal(2, Directory.EnumerateFiles(Path.Combine(root, "packages"), "*.nupkg").Count());
        ProgramRun sample = Repository.RunIn(folder, "dotnet", "build", "samples/Lines", "-c", "Release", "-nologo");
        Assert.True(sample.ExitCode == 0, sample.ToString());
    }
}
