using System.Text.Json.Serialization;

namespace JsonAot.Payloads.Person;

[JsonSerializable(typeof(Person))]
public sealed partial class PersonMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(Person))]
public sealed partial class PersonFastPath : JsonSerializerContext;
