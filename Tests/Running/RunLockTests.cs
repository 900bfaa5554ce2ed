using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Running;

/// <summary>
/// One measurement at a time in a checkout, of the tests' own too: whoever holds the lock must not run beside those that measure.
/// </summary>
[Collection("Measuring")]
public sealed class RunLockTests : TestsInFolder
{
    /// <summary>Otherwise another command would begin between two of them, and the next one would be refused.</summary>
    [Fact]
    public void The_children_of_a_measurement_take_a_lock_of_their_own()
    {
        Assert.NotEqual(Environment.GetEnvironmentVariable(RunLock.NameVariable), RunLock.OfChildren.Value);
        using var held = RunLock.TryTake(Path.Combine(Repository.Root, "artifacts"));
        Assert.SkipWhen(held is null, "a real run holds the lock");
        ProgramRun run = Repository.RunWith(
            [(RunLock.OfChildren.Key, RunLock.OfChildren.Value)],
            _folder.Path,
            Repository.Built("Lab"),
            ["size", "--modes", "jit", "--results", NoFolder()]);
        Assert.Equal(3, run.ExitCode);
        Assert.DoesNotContain("Another measurement", run.Errors, StringComparison.Ordinal);
        Assert.Contains("Nothing was measured", run.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_second_run_says_so_and_stops()
    {
        using var held = RunLock.TryTake(Path.Combine(Repository.Root, "artifacts"));
        Assert.SkipWhen(held is null, "a real run holds the lock");
        ProgramRun stopped = Repository.Run(Repository.Built("BenchmarkJson"), "--filter", "*Original*");
        Assert.Equal(3, stopped.ExitCode);
        // The holder, and since when.
        Assert.Contains("Another measurement is under way here ('", stopped.Errors, StringComparison.Ordinal);
        Assert.Contains($", process {Environment.ProcessId}, since ", stopped.Errors, StringComparison.Ordinal);
        Assert.Contains("Run this again when it has ended.", stopped.Errors, StringComparison.Ordinal);
    }

    /// <summary>A verb asks for the lock, and then for a place for its results: in a file it has none.</summary>
    private string NoFolder()
    {
        string file = _folder["file"];
        File.WriteAllText(file, "where a folder should be");
        return file;
    }
}
