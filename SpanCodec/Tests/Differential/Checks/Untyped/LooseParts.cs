using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

/// <summary>A part of no type in every way in which there may be one.</summary>
internal sealed class LooseParts
{
    public JsonElement Element { get; set; }

    public JsonNode? Node { get; set; }

    public object? Any { get; set; }

    public JsonDocument? Document { get; set; }

    public Dictionary<string, JsonElement[]>? Deeper { get; set; }

    [JsonExtensionData]
    public Dictionary<string, JsonElement>? Rest { get; set; }
}

[SpanCodec(typeof(LooseParts))]
internal static partial class LooseCodecs;

[SpanCodec(typeof(LooseParts))]
[SpanCodecOptions(RelaxedEscaping = true)]
internal static partial class RelaxedLooseCodecs;

[SpanCodec(typeof(LooseParts))]
[SpanCodecOptions(WriteIndented = true, NewLine = "\n")]
internal static partial class IndentedLooseCodecs;

[SpanCodec(typeof(LooseParts))]
[SpanCodecOptions(
    WriteIndented = true, NewLine = "\r\n", IndentCharacter = '\t', IndentSize = 1, RelaxedEscaping = true, MaxDepth = 6)]
internal static partial class ShallowLooseCodecs;

[SpanCodec(typeof(LooseParts))]
[SpanCodecOptions(MaxDepth = 6, AllowTrailingCommas = true, ReadCommentHandling = JsonCommentHandling.Skip)]
internal static partial class LenientLooseCodecs;

[JsonSerializable(typeof(LooseParts))]
[JsonSerializable(typeof(string))]
[JsonSerializable(typeof(int))]
[JsonSerializable(typeof(double))]
internal sealed partial class LooseMetadata : JsonSerializerContext;

[SpanCodecsOf(typeof(LooseMetadata))]
internal static partial class LooseBridge;
