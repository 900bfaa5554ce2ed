using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

/// <summary>No name twice, no unknown names, no null where annotations forbid it.</summary>
[SpanCodec(typeof(Plain))]
[SpanCodec(typeof(Citizen))]
[SpanCodec(typeof(Dictionaries))]
[SpanCodec(typeof(Wide))]
[SpanCodec(typeof(Holder<JsonElement>))]
[SpanCodec(typeof(Holder<JsonNode>))]
[SpanCodec(typeof(Numbered))]
[SpanCodec(typeof(Placed))]
[SpanCodecOptions(JsonSerializerDefaults.Strict)]
internal sealed partial class StrictCodecs;

[JsonSourceGenerationOptions(JsonSerializerDefaults.Strict, GenerationMode = JsonSourceGenerationMode.Metadata)]
[JsonSerializable(typeof(Plain))]
[JsonSerializable(typeof(Citizen))]
[JsonSerializable(typeof(Dictionaries))]
[JsonSerializable(typeof(Wide))]
[JsonSerializable(typeof(Holder<JsonElement>))]
[JsonSerializable(typeof(Holder<JsonNode>))]
[JsonSerializable(typeof(Numbered))]
[JsonSerializable(typeof(Placed))]
internal sealed partial class StrictMetadata : JsonSerializerContext;

/// <summary>No name twice, in any case.</summary>
[SpanCodec(typeof(Plain))]
[SpanCodec(typeof(Citizen))]
[SpanCodec(typeof(Extended))]
[SpanCodec(typeof(List<Animal>))]
[SpanCodecOptions(AllowDuplicateProperties = false, PropertyNameCaseInsensitive = true)]
internal sealed partial class DistinctCodecs;

[JsonSourceGenerationOptions(
    GenerationMode = JsonSourceGenerationMode.Metadata, AllowDuplicateProperties = false, PropertyNameCaseInsensitive = true)]
[JsonSerializable(typeof(Plain))]
[JsonSerializable(typeof(Citizen))]
[JsonSerializable(typeof(Extended))]
[JsonSerializable(typeof(List<Animal>))]
internal sealed partial class DistinctMetadata : JsonSerializerContext;
