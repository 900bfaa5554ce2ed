using System.Diagnostics.CodeAnalysis;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

/// <summary>Every annotation that changes which members there are, how they are called and when they are written.</summary>
internal sealed class Annotated
{
    [JsonPropertyOrder(2)]
    public int Last { get; set; }

    [JsonPropertyOrder(-1)]
    public int First { get; set; }

    [JsonPropertyName("renamed")]
    [SpanCodecIntern]
    public string? Original { get; set; }

    [JsonIgnore]
    public string Ignored { get; set; } = "kept";

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? WhenPresent { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public int WhenNotZero { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
    public string? Always { get; set; }

    [JsonInclude]
    public int Field;

    [JsonInclude]
    public int Internal { get; internal set; }

    [SuppressMessage("Performance", "CA1822", Justification = "It is a member that only writes.")]
    public string GetOnly => "computed";
}

/// <summary>Names that need escapes, are empty, or differ from others in one byte only.</summary>
internal sealed class Names
{
    [JsonPropertyName("")]
    public int Nothing { get; set; }

    [JsonPropertyName("a b")]
    public int Blank { get; set; }

    [JsonPropertyName("é")]
    public int Accent { get; set; }

    [JsonPropertyName("日本語")]
    public int Japanese { get; set; }

    [JsonPropertyName("🚀")]
    public int Rocket { get; set; }

    [JsonPropertyName("q\"uote")]
    public int Quote { get; set; }

    [JsonPropertyName("back\\slash")]
    public int Backslash { get; set; }

    [JsonPropertyName("con\u0001trol\n")]
    public int Control { get; set; }

    [JsonPropertyName("<html>&'+`")]
    public int Html { get; set; }

    [JsonPropertyName("$dollar")]
    public int Dollar { get; set; }

    public int Abcdefgh { get; set; }

    public int Abcdefgi { get; set; }

    public int Bbcdefgh { get; set; }
}

[JsonNumberHandling(JsonNumberHandling.AllowReadingFromString)]
internal sealed class QuotedNumbers
{
    public int Inherited { get; set; }

    [JsonNumberHandling(JsonNumberHandling.Strict)]
    public int Strict { get; set; }

    [JsonNumberHandling(JsonNumberHandling.WriteAsString)]
    public long WritesOnly { get; set; }

    [JsonNumberHandling(JsonNumberHandling.WriteAsString | JsonNumberHandling.AllowReadingFromString)]
    public decimal? Both { get; set; }

    [JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)]
    public double Named { get; set; }

    public List<int>? Elements { get; set; }

    public Dictionary<string, double>? Values { get; set; }
}

/// <summary>Keeps what it does not know, as elements.</summary>
internal sealed class Extended
{
    public int Known { get; set; }

    [JsonExtensionData]
    public Dictionary<string, JsonElement>? Others { get; set; }
}

/// <summary>Keeps what it does not know, as objects.</summary>
internal sealed class ExtendedObjects
{
    public int Known { get; set; }

    [JsonExtensionData]
    public Dictionary<string, object>? Others { get; set; }
}

[JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Disallow)]
internal sealed class Closed
{
    public int Id { get; set; }

    public Plain? Open { get; set; }
}

internal sealed class Populated
{
    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public List<int> Numbers { get; } = [1, 2];

    [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
    public Dictionary<string, int> Counts { get; } = new() { ["kept"] = 1 };
}
