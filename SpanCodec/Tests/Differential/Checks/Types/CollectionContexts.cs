using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

/// <summary>Collections and dictionaries of every kind.</summary>
[SpanCodec(typeof(Collections))]
[SpanCodec(typeof(Dictionaries))]
internal sealed partial class CollectionCodecs;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata)]
[JsonSerializable(typeof(Collections))]
[JsonSerializable(typeof(Dictionaries))]
internal sealed partial class CollectionMetadata : JsonSerializerContext;
