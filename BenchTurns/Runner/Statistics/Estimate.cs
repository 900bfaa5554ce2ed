using System.Text.Json.Serialization;

namespace BenchTurns.Statistics;

/// <summary>A median, and its 95 % interval: of 100 such intervals, 95 hold the median of ever more repetitions.</summary>
public sealed record Estimate(double Median, double Low, double High)
{
    /// <summary>A value that is known.</summary>
    public static Estimate Exactly(double value) => new(value, value, value);

    /// <summary>Half of the interval, as a part of the median.</summary>
    [JsonIgnore]
    public double RelativeError => Median == 0 ? 0 : (High - Low) / 2 / Math.Abs(Median);

    /// <summary>Whether the interval of a ratio reaches as near to 1, from either side.</summary>
    public bool Reaches(double most) => Low <= most && High >= 1 / most;

    /// <summary>Of a ratio: that of the two the other way round.</summary>
    public Estimate Inverted() => new(1 / Median, 1 / High, 1 / Low);

    /// <summary>The same with fewer digits.</summary>
    public Estimate Rounded(int digits = 0) => new(Math.Round(Median, digits), Math.Round(Low, digits), Math.Round(High, digits));
}
