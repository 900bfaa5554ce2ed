using System.Text.Json.Serialization;

namespace JsonAot.Lab.Doctor;

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(DoctorReport))]
[JsonSerializable(typeof(Dictionary<string, RestoreAnswer>))]
internal sealed partial class DoctorJson : JsonSerializerContext;
