namespace SpanCodecs.Tests.Fuzz;

/// <summary>When a run ends: after a time, or once something was found or so many inputs were tried, however long that takes.</summary>
internal sealed record RunLimits(TimeSpan Time, long Executions)
{
    private const long AnyNumber = long.MaxValue;

    internal static RunLimits Of(TimeSpan time) => new(time, AnyNumber);

    internal static RunLimits UntilFound(long executions) => new(TimeSpan.FromDays(1), executions);

    internal bool IsUntilFound => Executions != AnyNumber;
}
