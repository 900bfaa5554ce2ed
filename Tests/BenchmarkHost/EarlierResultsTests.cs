using JsonAot.Lab.Results;
using Xunit;

namespace JsonAot.Tests.BenchmarkHost;

/// <summary>Rows of earlier runs are kept, so a file that cannot be used must be noticed before minutes of measuring.</summary>
[Collection("Test host")]
public sealed class EarlierResultsTests : IDisposable
{
    private readonly string _folder = Path.Combine(Repository.Root, "artifacts", "tests", $"earlier-{Guid.NewGuid():N}");

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public void A_file_that_cannot_be_used_is_noticed_before_anything_is_measured()
    {
        string path = new ResultStore(_folder).PathOf(Machine.Current, Repository.Framework, "jit", TimesResults.FileName);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, "{");
        ProgramRun run = Repository.RunWith(
            [Repository.LockOfTestHost], Repository.Root,
            Repository.Built("TestHost"), "--filter", "*Sound*", "--modes", "jit", "--job", "dry", "--results", _folder);
        Assert.Equal(3, run.ExitCode);
        Assert.Contains($"{path} is not a whole result file", run.Errors, StringComparison.Ordinal);
        Assert.Contains("Remove it and measure again.", run.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("rows in turns", run.Output, StringComparison.Ordinal);
        Assert.Equal("{", File.ReadAllText(path));
    }
}
