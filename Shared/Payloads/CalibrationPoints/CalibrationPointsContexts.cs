using System.Text.Json.Serialization;

namespace JsonAot.Payloads.CalibrationPoints;

[JsonSerializable(typeof(CalibrationPoint[]))]
public sealed partial class CalibrationPointsMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(CalibrationPoint[]))]
public sealed partial class CalibrationPointsFastPath : JsonSerializerContext;
