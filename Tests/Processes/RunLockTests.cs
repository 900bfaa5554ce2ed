using Xunit;

namespace JsonAot.Tests.Processes;

/// <summary>One measurement at a time in a checkout, of the tests' own too: whoever holds the lock must not run beside those that measure.</summary>
[Collection("Measuring")]
public class RunLockTests
{
    [Fact]
    public void A_second_run_in_the_same_checkout_says_so_and_stops()
    {
        using var held = RunLock.TryTake(Repository.Root);
        Assert.SkipWhen(held is null, "a real run holds the lock");
        ProgramRun run = Repository.Run(Repository.Built("BenchmarkJson"), "--filter", "*NoiseFloor*");
        Assert.Equal(1, run.ExitCode);
        Assert.Contains("Another measurement is under way", run.Errors, StringComparison.Ordinal);
    }
}
