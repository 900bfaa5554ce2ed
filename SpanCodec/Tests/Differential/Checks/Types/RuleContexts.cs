using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

/// <summary>Comments skipped and commas before the end accepted.</summary>
[SpanCodec(typeof(Plain))]
[SpanCodec(typeof(Citizen))]
[SpanCodec(typeof(Collections))]
[SpanCodec(typeof(Dictionaries))]
[SpanCodec(typeof(Extended))]
[SpanCodec(typeof(Holder<JsonElement>))]
[SpanCodec(typeof(int[]))]
[SpanCodecOptions(AllowTrailingCommas = true, ReadCommentHandling = JsonCommentHandling.Skip)]
internal sealed partial class LenientCodecs;

[JsonSourceGenerationOptions(
    GenerationMode = JsonSourceGenerationMode.Metadata, AllowTrailingCommas = true, ReadCommentHandling = JsonCommentHandling.Skip)]
[JsonSerializable(typeof(Plain))]
[JsonSerializable(typeof(Citizen))]
[JsonSerializable(typeof(Collections))]
[JsonSerializable(typeof(Dictionaries))]
[JsonSerializable(typeof(Extended))]
[JsonSerializable(typeof(Holder<JsonElement>))]
[JsonSerializable(typeof(int[]))]
internal sealed partial class LenientMetadata : JsonSerializerContext;

/// <summary>Three levels and no more.</summary>
[SpanCodec(typeof(Plain))]
[SpanCodec(typeof(int[][][]))]
[SpanCodec(typeof(int[][][][]))]
[SpanCodec(typeof(Holder<JsonElement>))]
[SpanCodec(typeof(Extended))]
[SpanCodecOptions(MaxDepth = 3)]
internal sealed partial class ShallowCodecs;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata, MaxDepth = 3)]
[JsonSerializable(typeof(Plain))]
[JsonSerializable(typeof(int[][][]))]
[JsonSerializable(typeof(int[][][][]))]
[JsonSerializable(typeof(Holder<JsonElement>))]
[JsonSerializable(typeof(Extended))]
internal sealed partial class ShallowMetadata : JsonSerializerContext;

/// <summary>Unknown members refused.</summary>
[SpanCodec(typeof(Plain))]
[SpanCodec(typeof(Citizen))]
[SpanCodec(typeof(Holder<int>))]
[SpanCodecOptions(UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow)]
internal sealed partial class DisallowCodecs;

[JsonSourceGenerationOptions(
    GenerationMode = JsonSourceGenerationMode.Metadata, UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow)]
[JsonSerializable(typeof(Plain))]
[JsonSerializable(typeof(Citizen))]
[JsonSerializable(typeof(Holder<int>))]
internal sealed partial class DisallowMetadata : JsonSerializerContext;

/// <summary>Fields are members, and what cannot be set is not written.</summary>
[SpanCodec(typeof(Fields))]
[SpanCodec(typeof(Annotated))]
[SpanCodec(typeof(Coordinates))]
[SpanCodecOptions(IncludeFields = true, IgnoreReadOnlyFields = true, IgnoreReadOnlyProperties = true)]
internal sealed partial class FieldCodecs;

[JsonSourceGenerationOptions(
    GenerationMode = JsonSourceGenerationMode.Metadata, IncludeFields = true, IgnoreReadOnlyFields = true, IgnoreReadOnlyProperties = true)]
[JsonSerializable(typeof(Fields))]
[JsonSerializable(typeof(Annotated))]
[JsonSerializable(typeof(Coordinates))]
internal sealed partial class FieldMetadata : JsonSerializerContext;

/// <summary>One member a line.</summary>
[SpanCodec(typeof(Plain))]
[SpanCodec(typeof(Citizen))]
[SpanCodec(typeof(Collections))]
[SpanCodec(typeof(Dictionaries))]
[SpanCodec(typeof(Annotated))]
[SpanCodec(typeof(Extended))]
[SpanCodec(typeof(Converted))]
[SpanCodec(typeof(List<Animal>))]
[SpanCodec(typeof(Holder<JsonElement>))]
[SpanCodec(typeof(int[][][]))]
[SpanCodec(typeof(Empty))]
[SpanCodec(typeof(Holder<Int128[]>))]
[SpanCodec(typeof(Holder<Half[]>))]
[SpanCodecOptions(WriteIndented = true)]
internal sealed partial class IndentedCodecs;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata, WriteIndented = true)]
[JsonSerializable(typeof(Plain))]
[JsonSerializable(typeof(Citizen))]
[JsonSerializable(typeof(Collections))]
[JsonSerializable(typeof(Dictionaries))]
[JsonSerializable(typeof(Annotated))]
[JsonSerializable(typeof(Extended))]
[JsonSerializable(typeof(Converted))]
[JsonSerializable(typeof(List<Animal>))]
[JsonSerializable(typeof(Holder<JsonElement>))]
[JsonSerializable(typeof(int[][][]))]
[JsonSerializable(typeof(Empty))]
[JsonSerializable(typeof(Holder<Int128[]>))]
[JsonSerializable(typeof(Holder<Half[]>))]
internal sealed partial class IndentedMetadata : JsonSerializerContext;

/// <summary>Only what must be escaped is; the metadata takes its encoder when it is made.</summary>
[SpanCodec(typeof(Plain))]
[SpanCodec(typeof(Holder<string>))]
[SpanCodec(typeof(Holder<char>))]
[SpanCodec(typeof(Holder<Uri>))]
[SpanCodec(typeof(Names))]
[SpanCodec(typeof(Dictionaries))]
[SpanCodec(typeof(Extended))]
[SpanCodecOptions(RelaxedEscaping = true)]
internal sealed partial class RelaxedCodecs;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata)]
[JsonSerializable(typeof(Plain))]
[JsonSerializable(typeof(Holder<string>))]
[JsonSerializable(typeof(Holder<char>))]
[JsonSerializable(typeof(Holder<Uri>))]
[JsonSerializable(typeof(Names))]
[JsonSerializable(typeof(Dictionaries))]
[JsonSerializable(typeof(Extended))]
internal sealed partial class RelaxedMetadata : JsonSerializerContext;
