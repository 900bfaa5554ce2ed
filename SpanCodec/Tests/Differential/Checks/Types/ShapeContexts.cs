using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

/// <summary>Shapes of types, with no option.</summary>
[SpanCodec(typeof(Plain))]
[SpanCodec(typeof(Empty))]
[SpanCodec(typeof(Citizen))]
[SpanCodec(typeof(Coordinates))]
[SpanCodec(typeof(Size))]
[SpanCodec(typeof(Constructed))]
[SpanCodec(typeof(Demanding))]
[SpanCodec(typeof(RequiredMembers))]
[SpanCodec(typeof(Ancestor))]
[SpanCodec(typeof(Heir))]
[SpanCodec(typeof(Outer.Inner))]
[SpanCodec(typeof(Pair<int, string>))]
[SpanCodec(typeof(Pair<Plain, List<Size>>))]
[SpanCodec(typeof(Keywords))]
[SpanCodec(typeof(Wide))]
[SpanCodec(typeof(Plain[]))]
[SpanCodec(typeof(List<Plain>))]
[SpanCodec(typeof(Dictionary<string, Plain>))]
[SpanCodec(typeof(int[]))]
[SpanCodec(typeof(List<string>))]
[SpanCodec(typeof(Size[]))]
internal sealed partial class ShapeCodecs;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata)]
[JsonSerializable(typeof(Plain))]
[JsonSerializable(typeof(Empty))]
[JsonSerializable(typeof(Citizen))]
[JsonSerializable(typeof(Coordinates))]
[JsonSerializable(typeof(Size))]
[JsonSerializable(typeof(Constructed))]
[JsonSerializable(typeof(Demanding))]
[JsonSerializable(typeof(RequiredMembers))]
[JsonSerializable(typeof(Ancestor))]
[JsonSerializable(typeof(Heir))]
[JsonSerializable(typeof(Outer.Inner))]
[JsonSerializable(typeof(Pair<int, string>))]
[JsonSerializable(typeof(Pair<Plain, List<Size>>))]
[JsonSerializable(typeof(Keywords))]
[JsonSerializable(typeof(Wide))]
[JsonSerializable(typeof(Plain[]))]
[JsonSerializable(typeof(List<Plain>))]
[JsonSerializable(typeof(Dictionary<string, Plain>))]
[JsonSerializable(typeof(int[]))]
[JsonSerializable(typeof(List<string>))]
[JsonSerializable(typeof(Size[]))]
internal sealed partial class ShapeMetadata : JsonSerializerContext;
