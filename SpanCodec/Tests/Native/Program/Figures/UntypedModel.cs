using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

// Documents of which a part has no type: the geometries of a map, what a webhook is about, and what somebody keeps beside his own.
internal sealed record UntypedMap(string Type, UntypedFeature[] Features);

internal sealed record UntypedFeature(string Type, int Id, UntypedProperties Properties, JsonElement Geometry);

internal sealed record UntypedProperties(string Name, string Kind, double Area);

internal sealed record UntypedEvent(Guid Id, string Kind, DateTime At, JsonNode? Data);

internal sealed record UntypedRecord(int Id, Dictionary<string, object> Values);

internal sealed record UntypedRest(int Id)
{
    [JsonExtensionData]
    public Dictionary<string, JsonElement>? Rest { get; set; }
}

[JsonSerializable(typeof(UntypedMap))]
[JsonSerializable(typeof(UntypedEvent[]))]
[JsonSerializable(typeof(UntypedRecord[]))]
[JsonSerializable(typeof(UntypedRest[]))]
[JsonSerializable(typeof(UntypedRest))]
[JsonSerializable(typeof(string))]
[JsonSerializable(typeof(int))]
[JsonSerializable(typeof(double))]
[JsonSerializable(typeof(bool))]
internal sealed partial class UntypedContext : JsonSerializerContext;

[SpanCodecsOf(typeof(UntypedContext))]
internal static partial class UntypedCodecs;
