namespace JsonAot.Lab.Results;

/// <summary>Times as every table and plot of the suite prints them. A difference may be less than nothing.</summary>
public static class Duration
{
    public static string Format(double nanoseconds) => ThreeFigures.Format(nanoseconds, ["ns", "µs", "ms", "s"]);
}
