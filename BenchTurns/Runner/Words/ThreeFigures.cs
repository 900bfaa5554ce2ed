namespace BenchTurns.Words;

/// <summary>Three figures: more would pretend to a precision that the spread denies.</summary>
public static class ThreeFigures
{
    /// <param name="units">Each is a thousand of the one before.</param>
    public static string Format(double value, ReadOnlySpan<string> units)
    {
        // What rounds to a thousand is one of the next unit; the other borders are where rounding adds a figure, too.
        int unit = 0;
        for (; Math.Abs(value) >= 999.5 && unit < units.Length - 1; unit++)
            value /= 1_000;
        // There is no part of a byte.
        string digits = Math.Abs(value) >= 99.95 || units[unit] == "B" ? "0" : Math.Abs(value) >= 9.995 ? "0.0" : "0.00";
        return $"{value.ToString(digits)} {units[unit]}";
    }
}
