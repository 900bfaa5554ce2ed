namespace BenchTurns.Words;

/// <summary>Times as every table and plot prints them. A difference may be less than nothing.</summary>
public static class Duration
{
    /// <summary>Such as "1.20 µs".</summary>
    public static string Format(double nanoseconds) => ThreeFigures.Format(nanoseconds, ["ns", "µs", "ms", "s"]);
}
