using System.Globalization;
using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Environments;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Toolchains;
using BenchmarkDotNet.Toolchains.Results;
using BenchTurns.Running;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.Lab.BenchmarkHost.Arguments;
using JsonAot.Lab.BenchmarkHost.Outcome;

namespace JsonAot.Tests.BenchmarkHost;

/// <summary>BenchmarkDotNet reports the first benchmark of a class alone if all its builds have failed.</summary>
public sealed class NotRunTests : IDisposable
{
    private readonly BenchmarkCase[] _cases = BenchmarkConverter.TypeToBenchmarks(typeof(Three)).BenchmarksCases;
    private readonly BenchmarkTurns _turns = new(SuiteTurns.Of(HostArguments.Parse([], "jit", Repository.Framework)));

    public void Dispose() => _turns.Dispose();

    [Fact]
    public void Each_benchmark_whose_build_failed_has_a_row_with_the_reason()
    {
        RunOutcome outcome = RunOutcome.Of([Built("Three.cs(1,1): error CS0103: There is no name.")], _turns);
        Assert.Equal(3, outcome.Failed.Count);
        Assert.Equal(3, outcome.Failed.Select(row => row.Name).Distinct().Count());
        Assert.All(outcome.Failed, row => Assert.Equal("the build failed: Three.cs(1,1): error CS0103: There is no name.", row.Reason));
        Assert.Equal((0, ExitCodes.Differs), (outcome.Measured, outcome.ExitCode));
    }

    [Fact]
    public void A_missing_package_makes_each_of_them_unavailable()
    {
        RunOutcome outcome = RunOutcome.Of(
            [Built(BuildFailure.Explain("The restore failed", "error NU1101: Unable to find package Some.Package. No packages exist"))],
            _turns);
        Assert.Equal(3, outcome.Unavailable.Count);
        Assert.All(outcome.Unavailable, row => Assert.Contains("Some.Package", row.Reason, StringComparison.Ordinal));
        Assert.Empty(outcome.Failed);
    }

    [Fact]
    public void A_build_that_succeeds_when_it_is_tried_again_is_no_failure()
    {
        Summary summary = Built("error");
        Tell(BuildResult.Success);
        Assert.Empty(RunOutcome.NotRun([summary], _turns));
    }

    /// <summary>BenchmarkDotNet tells the host of every build, and has only the first benchmark in the summary.</summary>
    private Summary Built(string message)
    {
        BuildResult failed = Tell(generated => BuildResult.Failure(generated, message));
        var report = new BenchmarkReport(success: false, _cases[0], failed, failed, [], []);
        return new Summary(
            "Three", [report], HostEnvironmentInfo.GetCurrent(), "", "", TimeSpan.Zero, CultureInfo.InvariantCulture, [], []);
    }

    private BuildResult Tell(Func<GenerateResult, BuildResult> result)
    {
        BuildResult build = result(GenerateResult.Success(ArtifactsPaths.Empty, []));
        var partition = new BuildPartition(
            [.. _cases.Select((one, index) => new BenchmarkBuildInfo(one, one.Config, index))], EnvironmentResolver.Instance);
        _turns.OnBuildComplete(partition, build);
        return build;
    }

    public class Three
    {
        [Benchmark]
        public int First() => 1;

        [Benchmark]
        public int Second() => 2;

        [Benchmark]
        public int Third() => 3;
    }
}
