using System.Diagnostics;
using Xunit;

namespace JsonAot.Tests.Running;

/// <summary>One measurement at a time in a checkout, of the tests' own too: whoever holds the lock must not run beside those that measure.</summary>
[Collection("Measuring")]
public sealed class RunLockTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("lock").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public void One_measurement_at_a_time()
    {
        using (RunLock? first = RunLock.TryTake(_folder))
        {
            Assert.NotNull(first);
            Assert.Null(RunLock.TryTake(_folder));
        }

        using RunLock? again = RunLock.TryTake(_folder);
        Assert.NotNull(again);
    }

    /// <summary>Otherwise another command would begin between two of them, and the next one would be refused.</summary>
    [Fact]
    public void The_children_of_a_measurement_take_a_lock_of_their_own()
    {
        Assert.NotEqual(Environment.GetEnvironmentVariable(RunLock.NameVariable), RunLock.OfChildren.Value);
        using var held = RunLock.TryTake(Repository.Root);
        Assert.SkipWhen(held is null, "a real run holds the lock");
        // It asks for the lock, and then for a place for its results.
        string file = Path.Combine(_folder, "file");
        File.WriteAllText(file, "where a folder should be");
        ProgramRun run = Repository.RunWith(
            [(RunLock.OfChildren.Key, RunLock.OfChildren.Value)], _folder, Repository.Built("Lab"), ["size", "--modes", "jit", "--results", file]);
        Assert.Equal(3, run.ExitCode);
        Assert.DoesNotContain("Another measurement", run.Errors, StringComparison.Ordinal);
        Assert.Contains("Nothing was measured", run.Errors, StringComparison.Ordinal);
    }

    /// <summary>Such as a lock that another user has left, on a disk that is full or read-only.</summary>
    [Fact]
    public void A_lock_that_cannot_be_taken_says_why()
    {
        string inItsPlace = Path.Combine(_folder, "artifacts", $"{Environment.GetEnvironmentVariable(RunLock.NameVariable) ?? "measuring"}.lock");
        Directory.CreateDirectory(inItsPlace);
        var problem = Assert.Throws<ProcessException>(() => RunLock.TryTake(_folder));
        Assert.StartsWith($"The lock in {Path.GetDirectoryName(inItsPlace)} cannot be taken: ", problem.Message, StringComparison.Ordinal);
        Assert.EndsWith(" Make the folder writable, or make room, and run this again.", problem.Message, StringComparison.Ordinal);

        string file = Path.Combine(_folder, "file");
        File.WriteAllText(file, "where a folder should be");
        Assert.Throws<ProcessException>(() => RunLock.TryTake(file));
    }

    [Fact]
    public async Task A_second_run_that_waits_begins_when_the_first_has_ended()
    {
        using var held = RunLock.TryTake(Repository.Root);
        Assert.SkipWhen(held is null, "a real run holds the lock");
        // It asks for the lock, and then for a place for its results.
        string file = Path.Combine(_folder, "file");
        File.WriteAllText(file, "where a folder should be");
        using Process second = Process.Start(new ProcessStartInfo(Repository.Built("Lab"), ["size", "--wait", "--modes", "jit", "--results", file])
        {
            WorkingDirectory = Repository.Root, RedirectStandardError = true,
        })!;
        string? waiting = await second.StandardError.ReadLineAsync(TestContext.Current.CancellationToken);
        Assert.StartsWith("Waiting for another measurement of this checkout ('", waiting, StringComparison.Ordinal);
        Assert.False(second.HasExited);
        held.Dispose();
        string errors = await second.StandardError.ReadToEndAsync(TestContext.Current.CancellationToken);
        Assert.Contains("Nothing was measured", errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_second_run_in_the_same_checkout_says_so_and_stops()
    {
        using var held = RunLock.TryTake(Repository.Root);
        Assert.SkipWhen(held is null, "a real run holds the lock");
        ProgramRun run = Repository.Run(Repository.Built("BenchmarkJson"), "--filter", "*Original*");
        Assert.Equal(3, run.ExitCode);
        // Who holds it, and since when.
        Assert.Contains("Another measurement is under way in this checkout ('", run.Errors, StringComparison.Ordinal);
        Assert.Contains($", process {Environment.ProcessId}, since ", run.Errors, StringComparison.Ordinal);
    }
}
