using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

/// <summary>Names as scripts have them; nulls left out.</summary>
[SpanCodec(typeof(Plain))]
[SpanCodec(typeof(Citizen))]
[SpanCodec(typeof(Annotated))]
[SpanCodec(typeof(Collections))]
[SpanCodec(typeof(Dictionaries))]
[SpanCodecOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
internal sealed partial class CamelCodecs;

[JsonSourceGenerationOptions(
    GenerationMode = JsonSourceGenerationMode.Metadata,
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(Plain))]
[JsonSerializable(typeof(Citizen))]
[JsonSerializable(typeof(Annotated))]
[JsonSerializable(typeof(Collections))]
[JsonSerializable(typeof(Dictionaries))]
internal sealed partial class CamelMetadata : JsonSerializerContext;

/// <summary>Other names, renamed keys, enums by name, default values left out.</summary>
[SpanCodec(typeof(Plain))]
[SpanCodec(typeof(Citizen))]
[SpanCodec(typeof(Dictionaries))]
[SpanCodec(typeof(Holder<Season>))]
[SpanCodec(typeof(Holder<Colour>))]
[SpanCodecOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower,
    DictionaryKeyPolicy = JsonKnownNamingPolicy.CamelCase,
    UseStringEnumConverter = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault)]
internal sealed partial class SnakeCodecs;

[JsonSourceGenerationOptions(
    GenerationMode = JsonSourceGenerationMode.Metadata,
    PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower,
    DictionaryKeyPolicy = JsonKnownNamingPolicy.CamelCase,
    UseStringEnumConverter = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault)]
[JsonSerializable(typeof(Plain))]
[JsonSerializable(typeof(Citizen))]
[JsonSerializable(typeof(Dictionaries))]
[JsonSerializable(typeof(Holder<Season>))]
[JsonSerializable(typeof(Holder<Colour>))]
internal sealed partial class SnakeMetadata : JsonSerializerContext;

/// <summary>Names in any case.</summary>
[SpanCodec(typeof(Plain))]
[SpanCodec(typeof(Citizen))]
[SpanCodec(typeof(Names))]
[SpanCodec(typeof(Constructed))]
[SpanCodec(typeof(Extended))]
[SpanCodecOptions(PropertyNameCaseInsensitive = true)]
internal sealed partial class AnyCaseCodecs;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata, PropertyNameCaseInsensitive = true)]
[JsonSerializable(typeof(Plain))]
[JsonSerializable(typeof(Citizen))]
[JsonSerializable(typeof(Names))]
[JsonSerializable(typeof(Constructed))]
[JsonSerializable(typeof(Extended))]
internal sealed partial class AnyCaseMetadata : JsonSerializerContext;
