using System.Text.Json.Serialization;

namespace JsonAot.Payloads.Texts;

[JsonSerializable(typeof(Feed))]
public sealed partial class TextsMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(Feed))]
public sealed partial class TextsFastPath : JsonSerializerContext;
