using Xunit;

namespace JsonAot.Tests.Lab.WholeRun;

[Collection("Measuring")]
public sealed class RunVerbTests : IDisposable
{
    private readonly TemporaryFolder _results = new();

    public void Dispose() => _results.Dispose();

    /// <summary>Not after the gate, and not with the answer of earlier results, which would be taken for one of this run.</summary>
    [Fact]
    public void A_second_run_in_the_same_checkout_says_so_and_gives_no_answer()
    {
        using var held = RunLock.TryTake(Repository.Root);
        Assert.SkipWhen(held is null, "A real measurement holds the lock.");
        ProgramRun run = LabCommand.Run("run", "--results", _results.Path);
        Assert.Equal(3, run.ExitCode);
        Assert.StartsWith("Another measurement is under way in this checkout", run.Errors, StringComparison.Ordinal);
        Assert.Empty(run.Output);
        Assert.Empty(Directory.EnumerateFileSystemEntries(_results.Path));
    }
}
