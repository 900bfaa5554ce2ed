using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>Times as every table and plot of the suite prints them. A difference may be less than nothing.</summary>
public static class Duration
{
    public static string Format(double nanoseconds) => ThreeFigures.Format(nanoseconds, ["ns", "µs", "ms", "s"]);
}

public static class RemainingTime
{
    public static string Words(TimeSpan time) =>
        $"about {(time.TotalSeconds < 90 ? $"{time.TotalSeconds:0} s" : $"{time.TotalMinutes:0} min")} left";
}

/// <summary>Sizes of memory and files as every table of the suite prints them: powers of ten.</summary>
public static class ByteSize
{
    public static string Format(double bytes) => ThreeFigures.Format(bytes, ["B", "kB", "MB", "GB"]);
}

/// <summary>A ratio with three figures, so that the ends of an interval stay apart. The page's script has the same rule.</summary>
public static class RatioText
{
    public static string Of(double ratio) => ratio.ToString(ratio < 0.1 ? "0.000" : ratio < 10 ? "0.00" : "0.0");

    /// <summary>Of what others are compared with.</summary>
    public const string Baseline = "1x";

    public static string IntervalOf(Estimate ratio) => $"{Of(ratio.Low)}–{Of(ratio.High)}";
}

/// <summary>Three figures: more would pretend to a precision that the spread denies.</summary>
internal static class ThreeFigures
{
    /// <param name="units">Each is a thousand of the one before.</param>
    internal static string Format(double value, ReadOnlySpan<string> units)
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

/// <summary>A median, and its 95 % interval: of 100 such intervals, 95 hold the median of ever more repetitions.</summary>
public sealed record Estimate(double Median, double Low, double High)
{
    public static Estimate Exactly(double value) => new(value, value, value);

    /// <summary>Half of the interval, as a part of the median.</summary>
    [JsonIgnore]
    public double RelativeError => Median == 0 ? 0 : (High - Low) / 2 / Math.Abs(Median);

    /// <summary>Of a ratio: that of the two the other way round.</summary>
    public Estimate Inverted() => new(1 / Median, 1 / High, 1 / Low);

    public Estimate Rounded(int digits = 0) => new(Math.Round(Median, digits), Math.Round(Low, digits), Math.Round(High, digits));
}
