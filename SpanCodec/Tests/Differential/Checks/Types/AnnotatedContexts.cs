using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

/// <summary>Types with System.Text.Json's own attributes.</summary>
[SpanCodec(typeof(Annotated))]
[SpanCodec(typeof(Names))]
[SpanCodec(typeof(QuotedNumbers))]
[SpanCodec(typeof(Extended))]
[SpanCodec(typeof(ExtendedObjects))]
[SpanCodec(typeof(Closed))]
[SpanCodec(typeof(Populated))]
[SpanCodec(typeof(Converted))]
[SpanCodec(typeof(Animal))]
[SpanCodec(typeof(Vehicle))]
[SpanCodec(typeof(List<Animal>))]
[SpanCodec(typeof(Vehicle[]))]
internal sealed partial class AnnotatedCodecs;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata)]
[JsonSerializable(typeof(Annotated))]
[JsonSerializable(typeof(Names))]
[JsonSerializable(typeof(QuotedNumbers))]
[JsonSerializable(typeof(Extended))]
[JsonSerializable(typeof(ExtendedObjects))]
[JsonSerializable(typeof(Closed))]
[JsonSerializable(typeof(Populated))]
[JsonSerializable(typeof(Converted))]
[JsonSerializable(typeof(Animal))]
[JsonSerializable(typeof(Vehicle))]
[JsonSerializable(typeof(List<Animal>))]
[JsonSerializable(typeof(Vehicle[]))]
internal sealed partial class AnnotatedMetadata : JsonSerializerContext;
