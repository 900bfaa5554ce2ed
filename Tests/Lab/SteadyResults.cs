namespace JsonAot.Tests.Lab;

/// <summary>Results as a host would have written them.</summary>
internal static class SteadyResults
{
    internal static TimesResults Of(params TimesRow[] rows) => new(
        new Manifest
        {
            Machine = Machine.Current, Framework = "net10.0", Mode = "jit", Tool = "a test", Commit = "none",
            RuntimeVersion = "10.0.12", InstructionSets = "AVX2", SdkVersion = "10.0.401", PublishSwitches = [],
            TakenAt = new DateTimeOffset(2026, 11, 21, 0, 0, 0, TimeSpan.Zero),
        },
        rows);

    /// <param name="apart">How far the ends of the interval lie from the time, as a part of it.</param>
    internal static TimesRow Row(string benchmark, double ns, double apart = 0.006) => new()
    {
        Benchmark = benchmark, Payload = "", Contender = "", Direction = TimesRow.Writing, Lane = "", Form = TimesRow.Canonical,
        CpuNs = ns, LowNs = ns * (1 - apart), HighNs = ns * (1 + apart), AllocatedBytes = 0,
    };

    /// <summary>A contender's call on a payload.</summary>
    internal static TimesRow Call(string contender, string direction, double ns) => Row("", ns) with
    {
        Benchmark = null, Payload = "Simple", Contender = contender, Direction = direction.ToLowerInvariant(), Lane = TimesRow.Utf8,
        IsBareCopy = contender == "Bare copy",
    };

    /// <summary>The same row where there are too few generations to say how far they scatter.</summary>
    internal static TimesRow Brief(TimesRow row) => row with { LowNs = null, HighNs = null };
}
