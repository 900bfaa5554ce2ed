using System.Text.Json.Serialization;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Memory;

/// <summary>For the journal: one line an entry.</summary>
[JsonSourceGenerationOptions(DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(MemoryRow))]
internal sealed partial class MemoryJson : JsonSerializerContext;
