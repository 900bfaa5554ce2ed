using System.Collections.Immutable;
using System.Text.Json;
using System.Text.Json.Serialization;

#pragma warning disable CA2227, CA1002, CA1051, CA1819 // Shapes that people write, good or not.

namespace SpanCodecs.Tests.Patching;

internal class Updated
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public int[]? Numbers { get; set; }

    /// <summary>Another one takes its place.</summary>
    public Part? Replaced { get; set; } = new() { A = 1, B = 2 };

    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public Part? Filled { get; set; } = new() { A = 1, B = 2 };

    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public List<int> Appended { get; } = [1];

    public List<int> Listed { get; set; } = [1];

    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public Dictionary<string, int> Entries { get; } = new() { ["a"] = 1 };

    public int ReadOnly { get; } = 7;

    [JsonIgnore]
    public string Ignored { get; set; } = "kept";

    public int Initial { get; init; }

    [JsonExtensionData]
    public Dictionary<string, JsonElement>? Others { get; set; }
}

internal sealed class Part
{
    public int A { get; set; }

    public int B { get; set; }
}

internal struct Pair
{
    public int A { get; set; }

    public string? B { get; set; }
}

/// <summary>Two members that are written and never read.</summary>
internal sealed class Stamped(int stamp)
{
    public string? Name { get; set; }

    public int Stamp { get; } = stamp;

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenReading)]
    public int Version { get; set; }

    public Dictionary<string, string?>? Words { get; set; }

    public Stamped()
        : this(0)
    {
    }
}

internal sealed record Named(int Id, string? Name)
{
    public Named? Inner { get; init; }

    public ImmutableDictionary<string, int>? Scores { get; init; }

    [JsonIgnore]
    public string? Ignored { get; set; }
}

internal sealed class Wanting
{
    public required int Id { get; set; }

    public required string? Name { get; set; }

    public Wanting? Inner { get; set; }
}

internal sealed class Told : IJsonOnDeserializing, IJsonOnDeserialized
{
    public int A { get; set; }

    [JsonIgnore]
    public string Calls { get; private set; } = "";

    void IJsonOnDeserializing.OnDeserializing() => Calls += "begin ";

    void IJsonOnDeserialized.OnDeserialized() => Calls += "end";
}

internal sealed class Mixed
{
    public int Number { get; set; }

    public string Text { get; set; } = "";

    public string? Perhaps { get; set; } = "p";

    [JsonPropertyName("odd name")]
    public int Odd { get; set; }

    public Part Kept { get; } = new();

    public int Computed => Number * 2;

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public int Usual { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Pair Both { get; set; }

    public IReadOnlyDictionary<string, int>? ReadOnly { get; set; }

    public ImmutableDictionary<string, Part>? Immutable { get; set; }

    [JsonConverter(typeof(PartConverter))]
    public Part? Converted { get; set; }

    public KeyValuePair<string, int> Pair { get; set; }

    public List<Part?> Parts { get; set; } = [];

    public Shape? Shape { get; set; }

    public Wanting? Wanting { get; set; }
}

[JsonDerivedType(typeof(Circle), "circle")]
[JsonDerivedType(typeof(Square), "square")]
internal class Shape
{
    public string? Label { get; set; }
}

internal sealed class Circle : Shape
{
    public int Radius { get; set; }
}

internal sealed class Square : Shape
{
    public int Side { get; set; }
}

internal sealed class PartConverter : JsonConverter<Part>
{
    public override Part Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        using JsonDocument document = JsonDocument.ParseValue(ref reader);
        return new Part { A = document.RootElement.GetProperty("x").GetInt32(), B = document.RootElement.GetProperty("y").GetInt32() };
    }

    public override void Write(Utf8JsonWriter writer, Part value, JsonSerializerOptions options)
    {
        writer.WriteStartObject();
        writer.WriteNumber("x", value.A);
        writer.WriteNumber("y", value.B);
        writer.WriteEndObject();
    }
}

/// <summary>Forty members, of which a patch has one.</summary>
internal sealed class Forty
{
    public int M01 { get; set; }
    public string? M02 { get; set; }
    public int M03 { get; set; }
    public string? M04 { get; set; }
    public int M05 { get; set; }
    public string? M06 { get; set; }
    public int M07 { get; set; }
    public string? M08 { get; set; }
    public int M09 { get; set; }
    public string? M10 { get; set; }
    public int M11 { get; set; }
    public string? M12 { get; set; }
    public int M13 { get; set; }
    public string? M14 { get; set; }
    public int M15 { get; set; }
    public string? M16 { get; set; }
    public int M17 { get; set; }
    public string? M18 { get; set; }
    public int M19 { get; set; }
    public string? M20 { get; set; }
    public int M21 { get; set; }
    public string? M22 { get; set; }
    public int M23 { get; set; }
    public string? M24 { get; set; }
    public int M25 { get; set; }
    public string? M26 { get; set; }
    public int M27 { get; set; }
    public string? M28 { get; set; }
    public int M29 { get; set; }
    public string? M30 { get; set; }
    public int M31 { get; set; }
    public string? M32 { get; set; }
    public int M33 { get; set; }
    public string? M34 { get; set; }
    public int M35 { get; set; }
    public string? M36 { get; set; }
    public int M37 { get; set; }
    public string? M38 { get; set; }
    public int M39 { get; set; }
    public string? M40 { get; set; }
}

[SpanCodec(typeof(Updated), Patches = true)]
[SpanCodec(typeof(Pair), Patches = true)]
[SpanCodec(typeof(Named), Patches = true)]
[SpanCodec(typeof(Stamped), Patches = true)]
[SpanCodec(typeof(Wanting), Patches = true)]
[SpanCodec(typeof(Told), Patches = true)]
[SpanCodec(typeof(Mixed), Patches = true)]
[SpanCodec(typeof(Shape), Patches = true)]
[SpanCodec(typeof(Forty), Patches = true)]
[SpanCodec(typeof(List<int>), Patches = true)]
[SpanCodec(typeof(Dictionary<string, Part>), PropertyName = "Parts", Patches = true)]
[SpanCodec(typeof(Part))]
internal static partial class PatchedCodecs;

[SpanCodec(typeof(Mixed), Patches = true)]
[SpanCodec(typeof(Updated), Patches = true)]
[SpanCodec(typeof(Dictionary<string, Part>), PropertyName = "Parts", Patches = true)]
[SpanCodecOptions(JsonSerializerDefaults.Strict, PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower)]
internal static partial class StrictPatchedCodecs;

[SpanCodec(typeof(Mixed), Patches = true)]
[SpanCodec(typeof(Named), Patches = true)]
[SpanCodec(typeof(Stamped), Patches = true)]
[SpanCodecOptions(
    JsonSerializerDefaults.Web, AllowTrailingCommas = true, ReadCommentHandling = JsonCommentHandling.Skip, WriteIndented = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
internal static partial class LenientPatchedCodecs;
