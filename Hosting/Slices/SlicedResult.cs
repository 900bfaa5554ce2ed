using System.Globalization;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Toolchains.Results;

namespace JsonAot.Hosting.Slices;

/// <summary>
/// Puts what a process said of its slices in the place of what BenchmarkDotNet measured, so that its tables, exports and statistics are
/// made of the same times as ours: an operation of an iteration is what its fastest slice took, and an equal share of all pauses of the
/// collector. Collections are counted over all iterations too; BenchmarkDotNet looks at one, in which a large document meets none.
/// </summary>
internal static class SlicedResult
{
    // BenchmarkDotNet keeps the constant to itself.
    private const string CollectionsMark = "// GC: ";

    /// <param name="isSliced">
    /// Whether the process was to slice. It tells its slices last, when its codec has passed the gate once more: one that ended before has no figure,
    /// although BenchmarkDotNet had printed its times.
    /// </param>
    /// <returns>The result itself where the process was not to slice.</returns>
    internal static ExecuteResult Of(ExecuteResult result, int launch, bool isSliced)
    {
        if (!isSliced || !result.IsSuccess)
            return result;
        IReadOnlyList<SlicedIteration> iterations = SlicedReport.Read(result.StandardOutput);
        if (iterations.Count == 0)
            return new ExecuteResult(result.FoundExecutable, result.ExitCode, result.ProcessId, [], result.PrefixedLines, result.StandardOutput, launch);
        double[] samples = [.. SamplesOf(iterations, OverheadOf(result))];
        IEnumerable<string> measured = samples.Select((sample, index) => Line(launch, index, sample, (long)iterations[index].Operations));
        return new ExecuteResult(
            result.FoundExecutable,
            result.ExitCode,
            result.ProcessId,
            [.. result.Results.Where(line => !Measurement.Parse(line, launch).Is(IterationMode.Workload, IterationStage.Result)), .. measured],
            [.. result.PrefixedLines.Select(line => line.StartsWith(CollectionsMark, StringComparison.Ordinal) ? Collections(line, iterations) : line)],
            result.StandardOutput,
            launch);
    }

    /// <returns>Nanoseconds per operation.</returns>
    internal static IEnumerable<double> SamplesOf(IReadOnlyList<SlicedIteration> iterations, double overheadNs)
    {
        double paused = iterations.Sum(iteration => iteration.Collections.Paused.TotalNanoseconds) / iterations.Sum(iteration => iteration.Operations);
        return iterations.Select(iteration => Math.Max(0, Math.Round(iteration.FastestNs + paused - overheadNs, 3)));
    }

    /// <summary>What the loop around the operations takes of each: the fastest of those that BenchmarkDotNet timed without a workload.</summary>
    private static double OverheadOf(ExecuteResult result) => result.Measurements
        .Where(measurement => measurement.Is(IterationMode.Overhead, IterationStage.Actual))
        .Select(measurement => measurement.GetAverageTime().Nanoseconds)
        .DefaultIfEmpty(0)
        .Min();

    private static string Line(int launch, int index, double sample, long operations) =>
        new Measurement(launch, IterationMode.Workload, IterationStage.Result, index + 1, operations, sample * operations).ToString();

    private static string Collections(string line, IReadOnlyList<SlicedIteration> iterations)
    {
        GcStats one = GcStats.Parse(line);
        long operations = (long)iterations.Sum(iteration => iteration.Operations);
        double allocated = (one.GetTotalAllocatedBytes(excludeAllocationQuantumSideEffects: false) ?? 0) / (double)Math.Max(1, one.TotalOperations) * operations;
        int Sum(Func<GarbageCollections, int> of) => iterations.Sum(iteration => of(iteration.Collections));
        return string.Create(
            CultureInfo.InvariantCulture,
            $"{CollectionsMark} {Sum(gc => gc.Gen0)} {Sum(gc => gc.Gen1)} {Sum(gc => gc.Gen2)} {(long)allocated} {operations}");
    }
}
