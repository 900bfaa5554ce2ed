namespace BenchTurns.Tool;

/// <summary>How often benchmarks of two builds are measured: a number that does not depend on the figures.</summary>
internal static class CompareSettings
{
    private static readonly TimeSpan Limit = ChildLimit.Of(TimeSpan.FromMinutes(2));

    internal static TurnSettings Usual { get; } = Of(7);

    internal static TurnSettings Thorough { get; } = Of(21);

    private static TurnSettings Of(int generations) => new()
    {
        // No group gets more than another, however short it is.
        Generations = generations, MostGenerations = generations, Limit = Limit,
    };
}
