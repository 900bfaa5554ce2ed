using System.Diagnostics;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.Running;

/// <summary>A program that another one has started for itself: it does not go on for nobody, and does not hold the lock.</summary>
public sealed class StarterTests : TestsInFolder
{
    [Theory]
    [InlineData("Lab", "report")]
    [InlineData("TestHost", "--filter", "*Sound*", "--modes", "jit")]
    public void It_ends_with_the_one_that_has_started_it(string program, params string[] arguments)
    {
        // It waits where it reads the results of earlier runs.
        using var pipe = new UnwrittenPipe(
            new ResultStore(_folder.Path).PathOf(Machine.Current, Repository.Framework, "jit", TimesResults.FileName));
        using Process starter = Process.Start("sleep", "1000");
        var start = new ProcessStartInfo(Repository.Built(program), [.. arguments, "--results", _folder.Path])
        {
            RedirectStandardOutput = true, RedirectStandardError = true,
        };
        start.Environment["BENCHTURNS_STARTER"] = $"{starter.Id}";
        start.Environment["BENCHTURNS_LOCK"] = Repository.Lock("starter").Value;
        using Process started = Process.Start(start)!;
        started.BeginOutputReadLine();
        started.BeginErrorReadLine();
        try
        {
            pipe.WaitUntilSomebodyReads();
            Assert.False(started.WaitForExit(TimeSpan.FromSeconds(1.5)));
            starter.Kill();
            starter.WaitForExit();
            Assert.True(started.WaitForExit(TimeSpan.FromMinutes(1)), "it goes on");
            Assert.Equal(130, started.ExitCode);
        }
        finally
        {
            starter.Kill();
            started.Kill(entireProcessTree: true);
        }
    }
}
