using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

/// <summary>Numbers in quotes.</summary>
[SpanCodec(typeof(Holder<sbyte>))]
[SpanCodec(typeof(Holder<byte>))]
[SpanCodec(typeof(Holder<short>))]
[SpanCodec(typeof(Holder<ushort>))]
[SpanCodec(typeof(Holder<int>))]
[SpanCodec(typeof(Holder<uint>))]
[SpanCodec(typeof(Holder<long>))]
[SpanCodec(typeof(Holder<ulong>))]
[SpanCodec(typeof(Holder<Int128>))]
[SpanCodec(typeof(Holder<UInt128>))]
[SpanCodec(typeof(Holder<Half>))]
[SpanCodec(typeof(Holder<float>))]
[SpanCodec(typeof(Holder<double>))]
[SpanCodec(typeof(Holder<decimal>))]
[SpanCodec(typeof(Holder<int?>))]
[SpanCodec(typeof(Holder<double?>))]
[SpanCodec(typeof(Holder<Season>))]
[SpanCodec(typeof(Plain))]
[SpanCodec(typeof(List<double>))]
[SpanCodec(typeof(Dictionary<int, long>))]
[SpanCodecOptions(NumberHandling = JsonNumberHandling.AllowReadingFromString
    | JsonNumberHandling.WriteAsString
    | JsonNumberHandling.AllowNamedFloatingPointLiterals)]
internal sealed partial class NumberCodecs;

[JsonSourceGenerationOptions(
    GenerationMode = JsonSourceGenerationMode.Metadata,
    NumberHandling = JsonNumberHandling.AllowReadingFromString
        | JsonNumberHandling.WriteAsString
        | JsonNumberHandling.AllowNamedFloatingPointLiterals)]
[JsonSerializable(typeof(Holder<sbyte>))]
[JsonSerializable(typeof(Holder<byte>))]
[JsonSerializable(typeof(Holder<short>))]
[JsonSerializable(typeof(Holder<ushort>))]
[JsonSerializable(typeof(Holder<int>))]
[JsonSerializable(typeof(Holder<uint>))]
[JsonSerializable(typeof(Holder<long>))]
[JsonSerializable(typeof(Holder<ulong>))]
[JsonSerializable(typeof(Holder<Int128>))]
[JsonSerializable(typeof(Holder<UInt128>))]
[JsonSerializable(typeof(Holder<Half>))]
[JsonSerializable(typeof(Holder<float>))]
[JsonSerializable(typeof(Holder<double>))]
[JsonSerializable(typeof(Holder<decimal>))]
[JsonSerializable(typeof(Holder<int?>))]
[JsonSerializable(typeof(Holder<double?>))]
[JsonSerializable(typeof(Holder<Season>))]
[JsonSerializable(typeof(Plain))]
[JsonSerializable(typeof(List<double>))]
[JsonSerializable(typeof(Dictionary<int, long>))]
internal sealed partial class NumberMetadata : JsonSerializerContext;

/// <summary>Only the numbers that are none in quotes.</summary>
[SpanCodec(typeof(Holder<double>))]
[SpanCodec(typeof(Holder<float>))]
[SpanCodec(typeof(Holder<Half>))]
[SpanCodec(typeof(Holder<int>))]
[SpanCodec(typeof(Holder<decimal>))]
[SpanCodec(typeof(List<double>))]
[SpanCodecOptions(NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals)]
internal sealed partial class NamedNumberCodecs;

[JsonSourceGenerationOptions(
    GenerationMode = JsonSourceGenerationMode.Metadata, NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals)]
[JsonSerializable(typeof(Holder<double>))]
[JsonSerializable(typeof(Holder<float>))]
[JsonSerializable(typeof(Holder<Half>))]
[JsonSerializable(typeof(Holder<int>))]
[JsonSerializable(typeof(Holder<decimal>))]
[JsonSerializable(typeof(List<double>))]
internal sealed partial class NamedNumberMetadata : JsonSerializerContext;
