using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Generation.Types;

/// <summary>Nothing in it is never null.</summary>
public class Link
{
    public string? Text { get; set; }
    public Link? Next { get; set; }
}

/// <summary>Its other members do not hold it, and are as deep inside as it is.</summary>
public class Branch
{
    public Branch? Next { get; set; }
    public List<Leaf>? Leaves { get; set; }
}

public class Leaf
{
    public string? Text { get; set; }
    public int[]? Numbers { get; set; }
}

public class HoldsAnything
{
    public object? Held { get; set; }
}

public class HoldsEverything
{
    public Dictionary<string, object?>? Map { get; set; }
}

public class HoldsMore
{
    [JsonExtensionData]
    public Dictionary<string, object>? More { get; set; }
}

public class HoldsDocuments
{
    public JsonElement? Element { get; set; }
    public JsonNode? Node { get; set; }
    public object? Anything { get; set; }
    public Brackets? Converted { get; set; }
    [JsonExtensionData]
    public Dictionary<string, JsonElement>? More { get; set; }
}

/// <summary>So many arrays in each other; how many of them are closed is for a test to say.</summary>
[JsonConverter(typeof(BracketsConverter))]
public record Brackets(int Opened, int Closed);

public sealed class BracketsConverter : JsonConverter<Brackets>
{
    public override Brackets Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        int opened = 0;
        int outside = reader.CurrentDepth;
        while (reader.TokenType != JsonTokenType.EndArray || reader.CurrentDepth != outside)
        {
            if (reader.TokenType == JsonTokenType.StartArray)
                opened++;
            reader.Read();
        }

        return new Brackets(opened, opened);
    }

    public override void Write(Utf8JsonWriter writer, Brackets value, JsonSerializerOptions options)
    {
        for (int i = 0; i < value.Opened; i++)
            writer.WriteStartArray();
        for (int i = 0; i < value.Closed; i++)
            writer.WriteEndArray();
    }
}

[SpanCodec(typeof(Link))]
[SpanCodec(typeof(Branch))]
[SpanCodec(typeof(HoldsAnything))]
[SpanCodec(typeof(HoldsEverything))]
[SpanCodec(typeof(HoldsMore))]
[SpanCodec(typeof(HoldsDocuments))]
[SpanCodec(typeof(List<object>))]
[SpanCodec(typeof(object[]))]
[SpanCodec(typeof(Dictionary<string, object>))]
public static partial class DeepCodecs;

[SpanCodec(typeof(Link))]
[SpanCodec(typeof(HoldsDocuments))]
[SpanCodecOptions(MaxDepth = 1_000_000)]
public static partial class BottomlessCodecs;

[SpanCodec(typeof(Delegated))]
[SpanCodec(typeof(FewNames))]
[SpanCodecOptions(PropertyNameCaseInsensitive = true)]
public static partial class AnyCaseCodecs;

public class FewNames
{
    public int First { get; set; }
    public int Second { get; set; }
    public int Third { get; set; }
    [JsonPropertyName("größe")]
    public int Size { get; set; }
    [JsonPropertyName("kelvin")]
    public int Temperature { get; set; }
}
