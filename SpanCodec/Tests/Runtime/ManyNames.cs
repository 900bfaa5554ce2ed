using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Runtime;

/// <summary>Names that are hard to tell apart, and some of each kind: short, long, alike for 32 bytes, to be escaped.</summary>
internal sealed class ManyNames
{
    [JsonPropertyName("a")]
    public int Shortest { get; set; }

    [JsonPropertyName("")]
    public int Empty { get; set; }

    public string? Word { get; set; }

    [JsonPropertyName("Wood")]
    public string? AsLong { get; set; }

    [JsonPropertyName("with blank")]
    public bool WithBlank { get; set; }

    [JsonPropertyName("gr\u00F6\u00DFe")]
    public double BeyondAscii { get; set; }

    [JsonPropertyName("quoted\"name")]
    public int Quoted { get; set; }

    [JsonPropertyName("thirty_bytes_and_not_one_more_")]
    public int Thirty { get; set; }

    [JsonPropertyName("thirty_bytes_and_not_one_more_1")]
    public int ThirtyOne { get; set; }

    [JsonPropertyName("thirty_bytes_and_not_one_more_than_that")]
    public ManyNames? Longer { get; set; }

    [JsonPropertyName("thirty_bytes_and_not_one_more_then_that")]
    public int[]? AsLonger { get; set; }

    [JsonPropertyName("thirty_bytes_and_not_one_more_than_that_")]
    public int Longest { get; set; }

    [JsonPropertyName("profile_link_color")]
    public int Inside { get; set; }

    [JsonPropertyName("profile_text_color")]
    public int OtherInside { get; set; }
}
