using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>A median, and its 95 % interval: of 100 such intervals, 95 hold the median of ever more repetitions.</summary>
public sealed record Estimate(double Median, double Low, double High)
{
    /// <summary>What is known without doubt.</summary>
    public static Estimate Exactly(double value) => new(value, value, value);

    /// <summary>Half of the interval, as a part of the median.</summary>
    [JsonIgnore]
    public double RelativeError => Median == 0 ? 0 : (High - Low) / 2 / Math.Abs(Median);

    /// <summary>Of a ratio: how much larger one of both may be than the other, at the far end of the interval.</summary>
    [JsonIgnore]
    public double Beyond => Math.Max(High, 1 / Low) - 1;

    public Estimate Rounded(int digits = 0) => new(Math.Round(Median, digits), Math.Round(Low, digits), Math.Round(High, digits));
}
