using System.Collections.Immutable;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Generation.Types;

public class DistinctBase
{
    public int Inherited { get; set; }
}

/// <summary>Made without parameters: a second name is noticed behind its value.</summary>
public class Distinct : DistinctBase
{
    public int Id { get; set; }

    [JsonPropertyName("naïve")]
    public string? Name { get; set; }

    public List<int>? Items { get; set; }

    public Distinct? Child { get; set; }

    public int ReadOnly => 1;

    [JsonIgnore]
    public int Ignored { get; set; }
}

/// <summary>Made by a constructor: a second name is noticed at the name, also where the member is ignored.</summary>
public record DistinctRecord(int Id, string? Text)
{
    public int Later { get; set; }

    public int ReadOnly => 1;

    [JsonIgnore]
    public int Ignored { get; set; }
}

public class DistinctContainers
{
    public Dictionary<string, int>? Plain { get; set; }

    public SortedDictionary<int, string>? Sorted { get; set; }

    public IReadOnlyDictionary<string, int[]>? ReadOnly { get; set; }

    public ImmutableDictionary<string, int>? Immutable { get; set; }

    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public Dictionary<string, int> Filled { get; } = new() { ["there"] = 1 };

    public Dictionary<string, int> AnyCase { get; set; } = new(StringComparer.OrdinalIgnoreCase);
}

public class DistinctTrees
{
    public JsonElement Element { get; set; }

    public JsonDocument? Document { get; set; }

    public object? Any { get; set; }

    public JsonNode? Node { get; set; }

    public JsonObject? Object { get; set; }

    public JsonArray? Array { get; set; }

    public JsonValue? Value { get; set; }
}

public class DistinctElements
{
    public int Id { get; set; }

    [JsonExtensionData]
    public Dictionary<string, JsonElement>? Rest { get; set; }
}

public class DistinctNodes
{
    public int Id { get; set; }

    [JsonExtensionData]
    public JsonObject? Rest { get; set; }
}

[JsonDerivedType(typeof(DistinctCat), "cat")]
[JsonDerivedType(typeof(DistinctDog), "dog")]
public class DistinctAnimal
{
    public int Id { get; set; }
}

public class DistinctCat : DistinctAnimal
{
    public int Lives { get; set; }
}

public class DistinctDog(int age) : DistinctAnimal
{
    public int Age { get; } = age;
}

[SpanCodec(typeof(Distinct))]
[SpanCodec(typeof(DistinctRecord))]
[SpanCodec(typeof(DistinctContainers))]
[SpanCodec(typeof(DistinctTrees))]
[SpanCodec(typeof(DistinctElements))]
[SpanCodec(typeof(DistinctNodes))]
[SpanCodec(typeof(DistinctAnimal))]
[SpanCodec(typeof(KeyValuePair<string, int>))]
[SpanCodecOptions(AllowDuplicateProperties = false)]
internal static partial class DistinctCodecs;

[SpanCodec(typeof(Distinct))]
[SpanCodec(typeof(DistinctRecord))]
[SpanCodec(typeof(DistinctTrees))]
[SpanCodec(typeof(DistinctNodes))]
[SpanCodecOptions(
    AllowDuplicateProperties = false,
    PropertyNameCaseInsensitive = true,
    AllowTrailingCommas = true,
    ReadCommentHandling = JsonCommentHandling.Skip)]
internal static partial class DistinctAnyCaseCodecs;

[SpanCodec(typeof(Distinct))]
[SpanCodec(typeof(DistinctRecord))]
[SpanCodecOptions(JsonSerializerDefaults.Strict)]
internal static partial class StrictCodecs;
