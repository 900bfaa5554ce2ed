using System.Text.Json.Serialization;

namespace JsonAot.ResultFiles;

/// <summary>A median, and the interval in which a repetition of the whole run would put it 95 times in 100.</summary>
public sealed record Estimate(double Median, double Low, double High)
{
    /// <summary>Half of the interval, as a part of the median.</summary>
    [JsonIgnore]
    public double RelativeError => Median == 0 ? 0 : (High - Low) / 2 / Math.Abs(Median);
}
