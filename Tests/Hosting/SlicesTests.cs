using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Toolchains.Results;
using JsonAot.Hosting.Slices;
using Xunit;

namespace JsonAot.Tests.Hosting;

/// <summary>Iterations in slices: what a process tells of them, and what BenchmarkDotNet is told.</summary>
public class SlicesTests
{
    private static GarbageCollections None => default;

    [Fact]
    public void A_line_says_all_of_an_iteration()
    {
        var iteration = new SlicedIteration(123.4567, 51_200, 16_000, new GarbageCollections(3, 2, 1, TimeSpan.FromTicks(4567)));
        Assert.Equal([iteration], SlicedReport.Read(["// Runtime=…", SlicedReport.LineOf(iteration), "WorkloadResult 1: 16 op"]));
    }

    [Theory]
    [InlineData(0.0001, 2496, 120)]
    [InlineData(1, 1, 30)]
    [InlineData(10, 1, 5)]
    [InlineData(60, 1, 3)]
    [InlineData(400, 1, 2)]
    public void A_call_that_takes_longer_has_fewer_slices_but_never_one(double costMs, long invocations, int slices) => Assert.Equal(
        (invocations, slices),
        SlicedEngineFactory.Plan(TimeSpan.FromMilliseconds(costMs), TimeSpan.FromMilliseconds(30)));

    /// <summary>Half of the slices meet a neighbour. The fastest does not, and the mean of them all does.</summary>
    [Fact]
    public void An_iteration_is_its_fastest_slice()
    {
        int call = 0;
        var workload = new SlicedWorkload(count => Spin(TimeSpan.FromMilliseconds(call++ % 2 == 0 ? 4 : 2)), slices: 6, unroll: 1, operations: 1, iterations: 1, afterwards: 0);
        workload.Invoke(6);
        SlicedIteration iteration = Assert.Single(workload.Measured());
        Assert.InRange(iteration.FastestNs, 2e6, 3.5e6);
        Assert.Equal(6, iteration.Operations);
    }

    /// <summary>A neighbour that stays for a whole iteration leaves slices to the others: dealt out in turn, each iteration has some of these.</summary>
    [Fact]
    public void A_neighbour_of_one_iteration_slows_none_of_them()
    {
        int call = 0;
        var workload = new SlicedWorkload(_ => Spin(TimeSpan.FromMilliseconds(call++ < 4 ? 6 : 1)), slices: 4, unroll: 1, operations: 1, iterations: 2, afterwards: 0);
        workload.Invoke(4);
        workload.Invoke(4);
        IReadOnlyList<SlicedIteration> iterations = workload.Measured();
        Assert.Equal(2, iterations.Count);
        Assert.All(iterations, iteration => Assert.InRange(iteration.FastestNs, 1e6, 4e6));
    }

    /// <summary>The fixed work is short, and finds a fast moment on both sides of a slice that a neighbour slowed down.</summary>
    [Theory]
    [InlineData(69, new double[] { 100, 101, 130, 128 }, new double[] { 105, 69, 110, 68 })]
    [InlineData(110, new double[] { 128, 129, 160, 140 }, new double[] { 112, 110, 68, 69 })]
    [InlineData(105, new double[] { 100, 130 }, new double[] { 105, 68 })]
    public void An_iteration_was_undisturbed_where_the_fixed_work_around_its_fastest_slices_was_fast(double expected, double[] times, double[] speeds) =>
        Assert.Equal(expected, SlicedWorkload.SpeedOfFastest(times, speeds));

    [Fact]
    public void Operations_are_those_of_all_unrolled_calls()
    {
        long invoked = 0;
        var workload = new SlicedWorkload(count => invoked += count, slices: 5, unroll: 16, operations: 64, iterations: 1, afterwards: 0);
        workload.Invoke(10);
        Assert.Equal(10, invoked);
        Assert.Equal(10 * 16 * 64, Assert.Single(workload.Measured()).Operations);
    }

    /// <summary>What a collection stops is not in the fastest slice, as a collection meets few of them: it is shared among all operations.</summary>
    [Fact]
    public void Pauses_of_the_collector_are_shared_among_all_operations()
    {
        SlicedIteration[] iterations =
        [
            new(100, 1, 1000, None),
            new(110, 1, 1000, new GarbageCollections(1, 0, 0, TimeSpan.FromMicroseconds(40))),
        ];
        Assert.Equal([119, 129], SlicedResult.SamplesOf(iterations, overheadNs: 1));
    }

    [Fact]
    public void Pauses_are_found_by_the_workload()
    {
        var workload = new SlicedWorkload(_ => GC.Collect(), slices: 5, unroll: 1, operations: 1, iterations: 1, afterwards: 0);
        workload.Invoke(5);
        SlicedIteration iteration = Assert.Single(workload.Measured());
        Assert.InRange(iteration.Collections.Gen2, 5, int.MaxValue);
        Assert.True(iteration.Collections.Paused > TimeSpan.Zero);
        Assert.True(iteration.FastestNs >= 0);
    }

    [Fact]
    public void The_warm_up_and_the_count_of_allocations_are_not_measured()
    {
        var workload = new SlicedWorkload(_ => { }, slices: 1, unroll: 1, operations: 1, iterations: 3, afterwards: 1);
        for (int count = 1; count <= 5; count++)
            workload.Invoke(count);
        Assert.Equal([2.0, 3, 4], workload.Measured().Select(iteration => iteration.Operations));
    }

    [Fact]
    public void BenchmarkDotNet_gets_the_same_times_and_all_collections()
    {
        string[] slices =
        [
            SlicedReport.LineOf(new SlicedIteration(100, 1, 500, new GarbageCollections(2, 1, 0, TimeSpan.Zero))),
            SlicedReport.LineOf(new SlicedIteration(104, 1, 500, new GarbageCollections(1, 0, 0, TimeSpan.Zero))),
        ];
        var process = new ExecuteResult(
            foundExecutable: true,
            exitCode: 0,
            processId: 1,
            ["OverheadActual 1: 500 op, 1000.00 ns, 2.0000 ns/op", "WorkloadResult 1: 500 op, 90000.00 ns, 180.0000 ns/op",
             "WorkloadResult 2: 500 op, 80000.00 ns, 160.0000 ns/op"],
            ["// GC:  0 0 0 5000 500"],
            slices,
            launchIndex: 1);
        ExecuteResult told = SlicedResult.Of(process, launch: 1, isSliced: true);
        Assert.Equal([98, 102], told.Measurements.Where(one => one.Is(IterationMode.Workload, IterationStage.Result))
            .Select(one => Math.Round(one.GetAverageTime().Nanoseconds, 6)));
        GcStats collections = GcStats.Parse(Assert.Single(told.PrefixedLines));
        Assert.Equal((3, 1, 0, 1000), (collections.Gen0Collections, collections.Gen1Collections, collections.Gen2Collections, collections.TotalOperations));
        Assert.Equal(10_000, collections.GetTotalAllocatedBytes(excludeAllocationQuantumSideEffects: false));
    }

    /// <summary>BenchmarkDotNet's presets do not slice.</summary>
    [Fact]
    public void A_process_that_did_not_slice_is_left_as_it_is()
    {
        var process = new ExecuteResult(true, 0, 1, ["WorkloadResult 1: 1 op, 5.00 ns, 5.0000 ns/op"], [], [], 1);
        Assert.Same(process, SlicedResult.Of(process, launch: 1, isSliced: false));
        Assert.False(SlicedEngineFactory.IsOf(new Job(Job.Dry)));
    }

    /// <summary>The second look of the gate comes after BenchmarkDotNet has printed its times, and before the slices are told.</summary>
    [Fact]
    public void A_process_that_ended_before_it_told_its_slices_has_no_figure()
    {
        var process = new ExecuteResult(true, 134, 1, ["WorkloadResult 1: 1 op, 5.00 ns, 5.0000 ns/op"], ["// Runtime=.NET"], ["said"], 1);
        Assert.True(process.IsSuccess);
        ExecuteResult told = SlicedResult.Of(process, launch: 1, isSliced: true);
        Assert.False(told.IsSuccess);
        Assert.Empty(told.Measurements);
        Assert.Equal((134, "said"), (told.ExitCode, Assert.Single(told.StandardOutput)));
        Assert.True(SlicedEngineFactory.IsOf(new Job().WithEngineFactory(new SlicedEngineFactory())));
    }

    private static void Spin(TimeSpan time)
    {
        long start = TimeProvider.System.GetTimestamp();
        while (TimeProvider.System.GetElapsedTime(start) < time)
        {
        }
    }
}
