using JsonAot.ResultFiles;

namespace JsonAot.Tests.Lab;

/// <summary>Results as a host would have written them.</summary>
internal static class SteadyResults
{
    internal static SteadyState Of(params SteadyRow[] rows) => new(
        new Manifest
        {
            Machine = Machine.Current,
            Framework = "net10.0",
            Mode = "jit",
            RuntimeVersion = "9.0.22",
            InstructionSets = "AVX2",
            SdkVersion = "10.0.100",
            PublishSwitches = [],
            Tool = "a test",
            Commit = "none",
            TakenAt = new DateTimeOffset(2026, 11, 21, 0, 0, 0, TimeSpan.Zero),
        },
        rows);

    /// <param name="spread">Relative: the samples lie evenly between median − spread and median + spread.</param>
    internal static SteadyRow Row(string benchmark, double medianNs, double spread = 0.01) => new()
    {
        Benchmark = benchmark,
        Category = "Serialize",
        Parameters = new Dictionary<string, string>(),
        MedianNs = medianNs,
        AllocatedBytes = 0,
        Samples = [.. Enumerable.Range(-7, 15).Select(step => medianNs * (1 + spread * step / 7))],
    };

    /// <summary>The same row in two passes, with a busy neighbour in both.</summary>
    internal static SteadyRow Disturbed(SteadyRow row) => row with
    {
        Passes = [.. Enumerable.Range(1, 2).Select(number => new SteadyPass(number, row.MedianNs!.Value, true, row.Samples, Slowness: 1.4))],
    };
}
