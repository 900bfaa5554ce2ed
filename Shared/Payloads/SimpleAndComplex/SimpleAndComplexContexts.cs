using System.Text.Json.Serialization;

namespace JsonAot.Payloads.SimpleAndComplex;

[JsonSerializable(typeof(Simple))]
[JsonSerializable(typeof(List<Simple>))]
[JsonSerializable(typeof(Complex))]
[JsonSerializable(typeof(ComplexList))]
[JsonSerializable(typeof(SimpleNode))]
[JsonSerializable(typeof(ComplexNode))]
public sealed partial class SimpleAndComplexMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(Simple))]
[JsonSerializable(typeof(List<Simple>))]
[JsonSerializable(typeof(Complex))]
[JsonSerializable(typeof(ComplexList))]
[JsonSerializable(typeof(SimpleNode))]
[JsonSerializable(typeof(ComplexNode))]
public sealed partial class SimpleAndComplexFastPath : JsonSerializerContext;
