using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Runtime;

/// <summary>Few enough to be compared one after the other.</summary>
internal sealed class FewNames
{
    [JsonPropertyName("a")]
    public int Shortest { get; set; }

    public int ScreenX { get; set; }

    public int ScreenY { get; set; }

    [JsonPropertyName("quoted\"name")]
    public int Quoted { get; set; }

    [JsonPropertyName("gr\u00F6\u00DFe")]
    public double BeyondAscii { get; set; }
}
