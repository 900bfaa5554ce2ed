using System.Text.Json;
using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>Words in a file: those of an enum whose members are one word each, or say their words.</summary>
public sealed class CamelCase<TEnum>() : JsonStringEnumConverter<TEnum>(JsonNamingPolicy.CamelCase)
    where TEnum : struct, Enum;
