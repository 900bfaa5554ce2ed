using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Toolchains.Results;
using JsonAot.Hosting;
using JsonAot.Hosting.Arguments;
using JsonAot.Hosting.Passes;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Hosting;

/// <summary>What a run keeps of its processes.</summary>
public sealed class PassRunnerTests : IDisposable
{
    private readonly string _root = Directory.CreateTempSubdirectory("passes").FullName;

    public void Dispose() => Directory.Delete(_root, recursive: true);

    /// <summary>The signal came after the runner had kept the process, and before the schedule had taken its pass.</summary>
    [Fact]
    public void A_process_that_is_no_pass_yet_does_not_count()
    {
        (ExecuteResult, MeasuredPass?)[] measured = [Process(100), Process(300), Process(500)];
        SteadyPass[] passes = [new(1, 100, Counts: true, [100]), new(2, 300, Counts: false, [300])];
        ExecuteResult joined = PassRunner.Joined(passes, [.. measured], pass => new JudgedPass([0], null, null, 1));
        Assert.Equal(100, Assert.Single(joined.Measurements).Nanoseconds);
    }

    /// <summary>What was ended after 5 s may come back within 60.</summary>
    [Fact]
    public void Another_limit_is_another_run()
    {
        Assert.Equal(JournalOf("--child-limit", "5"), JournalOf("--child-limit", "5"));
        Assert.NotEqual(JournalOf("--child-limit", "5"), JournalOf("--child-limit", "60"));
    }

    private string JournalOf(params string[] args)
    {
        using var journal = new PassJournal(new HostBuild(_root, Repository.Framework, "", "Tests"), HostArguments.Parse(args, "jit", Repository.Framework));
        journal.Begin([]);
        return journal.Path;
    }

    private static (ExecuteResult, MeasuredPass?) Process(double nanoseconds)
    {
        string line = new Measurement(1, IterationMode.Workload, IterationStage.Result, 1, 1, nanoseconds).ToString();
        return (new ExecuteResult(true, 0, null, [line], [], [], 1), new MeasuredPass([nanoseconds], [], TimeSpan.Zero));
    }
}
