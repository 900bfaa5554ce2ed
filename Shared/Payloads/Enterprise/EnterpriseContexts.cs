using System.Text.Json.Serialization;

namespace JsonAot.Payloads.Enterprise;

[JsonSerializable(typeof(Organisation))]
public sealed partial class EnterpriseMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(Organisation))]
public sealed partial class EnterpriseFastPath : JsonSerializerContext;
