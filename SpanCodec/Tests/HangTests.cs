using Xunit;
using Xunit.Sdk;
using Xunit.v3;

namespace SpanCodecs.Tests;

/// <summary>A test that hangs ends the run, which names it and fails.</summary>
public class HangTests
{
    private readonly HangWatch _watch = new(TimeSpan.FromSeconds(10));

    /// <summary>Is run by the test below alone.</summary>
    [Fact(Explicit = true)]
    public void It_hangs() => Thread.Sleep(Timeout.Infinite);

    [Fact]
    public void A_test_that_hangs_ends_the_run_and_is_named()
    {
        string[] alone = ["-explicit", "only", "-method", $"*{nameof(HangTests)}.{nameof(It_hangs)}"];
        ProgramRun run = Repository.RunWith(
            [(HangWatch.Variable, "10")], Repository.Root, "dotnet", [typeof(HangTests).Assembly.Location, .. alone]);
        Assert.NotEqual(0, run.ExitCode);
        string test = $"{typeof(HangTests).FullName}.{nameof(It_hangs)}";
        Assert.Contains($"one hangs: {test} has taken longer than 10 s", run.Errors, StringComparison.Ordinal);
        Assert.Contains($"{test} [FAIL]", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void Each_test_has_the_whole_limit()
    {
        _watch.Hear(Starting("a", "first"));
        Assert.Null(Pass(9));
        _watch.Hear(Finished("a"));
        Assert.Null(Pass(9));
        _watch.Hear(Starting("a", "second"));
        Assert.Null(Pass(10));
        Assert.Contains("one hangs: second has taken longer than 10 s", Pass(1), StringComparison.Ordinal);
    }

    [Fact]
    public void What_comes_behind_a_test_has_a_limit_too()
    {
        _watch.Hear(Starting("a", "first"));
        _watch.Hear(Finished("a"));
        Assert.Contains("one hangs: what comes behind first has", Pass(11), StringComparison.Ordinal);
    }

    [Fact]
    public void A_collection_that_goes_on_does_not_hide_another_that_hangs()
    {
        _watch.Hear(Starting("a", "first"));
        Assert.Null(Pass(9));
        _watch.Hear(Starting("b", "other"));
        Assert.Contains("one hangs: first has", Pass(2), StringComparison.Ordinal);
        _watch.Hear(new TestCollectionFinished
        {
            AssemblyUniqueID = "id", ExecutionTime = 0, FinishTime = default, TestCollectionUniqueID = "a",
            TestsFailed = 0, TestsNotRun = 0, TestsSkipped = 0, TestsTotal = 1,
        });
        Assert.Null(Pass(1));
    }

    private string? Pass(double seconds) => _watch.Pass(TimeSpan.FromSeconds(seconds))?.Sentence;

    private static TestStarting Starting(string collection, string name) => new()
    {
        AssemblyUniqueID = "id", Explicit = false, StartTime = default, TestCaseUniqueID = "id", TestClassUniqueID = "id",
        TestCollectionUniqueID = collection, TestDisplayName = name, TestLabel = null, TestMethodUniqueID = "id", TestUniqueID = name,
        Timeout = 0, Traits = new Dictionary<string, IReadOnlyCollection<string>>(),
    };

    private static TestFinished Finished(string collection) => new()
    {
        AssemblyUniqueID = "id",
        Attachments = new Dictionary<string, TestAttachment>(),
        ExecutionTime = 0,
        FinishTime = default,
        Output = "",
        TestCaseUniqueID = "id",
        TestClassUniqueID = "id",
        TestCollectionUniqueID = collection,
        TestMethodUniqueID = "id",
        TestUniqueID = "id",
        Warnings = null,
    };
}
