using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

#pragma warning disable CA2227, CA1002 // Shapes that people write, good or not.

namespace SpanCodecs.Tests.Checks;

/// <summary>Every way in which a member is patched.</summary>
internal sealed class Profile
{
    public int Age { get; set; }

    public string? Name { get; set; }

    public double? Weight { get; set; }

    public Mood Mood { get; set; }

    public Residence? Residence { get; set; }

    public Residence Home { get; } = new();

    public Whereabouts Whereabouts { get; set; }

    public Whereabouts? Last { get; set; }

    public List<int>? Marks { get; set; }

    public Residence[]? Former { get; set; }

    public Dictionary<string, string?>? Words { get; set; }

    public Dictionary<string, Residence?>? Houses { get; set; }

    public SortedDictionary<int, int> Counts { get; } = [];

    public JsonNode? Node { get; set; }

    public object? Held { get; set; }

    public Optional<int> Perhaps { get; set; }

    public Optional<string?> Said { get; set; }

    public Optional<Residence?> Other { get; set; }

    public Maker? Maker { get; set; }

    public Fixed? Fixed { get; set; }

    public Figure? Figure { get; set; }

    [JsonExtensionData]
    public Dictionary<string, JsonElement>? Rest { get; set; }
}

internal enum Mood
{
    Calm,
    Glad,
    Tired,
}

internal sealed class Residence
{
    public string? Street { get; set; }

    public int Number { get; set; }

    public Residence? Next { get; set; }
}

internal struct Whereabouts
{
    public int X { get; set; }

    public int Y { get; set; }
}

internal sealed record Maker(int Id, string? Name)
{
    public Dictionary<string, int>? Scores { get; init; }
}

/// <summary>Nothing but the constructor can say what its members are.</summary>
internal sealed class Fixed(int id, string? name)
{
    public int Id { get; } = id;

    public string? Name { get; } = name;

    public Dictionary<string, string?>? Words { get; set; }
}

[JsonDerivedType(typeof(Disc), "disc")]
[JsonDerivedType(typeof(Box), "box")]
internal abstract class Figure
{
    public string? Label { get; set; }
}

internal sealed class Disc : Figure
{
    public double Radius { get; set; }
}

internal sealed class Box : Figure
{
    public int Width { get; set; }

    public int Height { get; set; }
}

[SpanCodec(typeof(Profile), Patches = true)]
[SpanCodec(typeof(Maker), Patches = true)]
[SpanCodec(typeof(Fixed), Patches = true)]
[SpanCodec(typeof(Figure), Patches = true)]
[SpanCodec(typeof(Whereabouts), Patches = true)]
[SpanCodec(typeof(JsonNode), Patches = true)]
[SpanCodec(typeof(List<int>), Patches = true)]
[SpanCodec(typeof(Dictionary<string, Residence>), PropertyName = "Houses", Patches = true)]
internal static partial class PatchCodecs;

/// <summary>Names in another case, which patches have in any.</summary>
[SpanCodec(typeof(Profile), Patches = true)]
[SpanCodecOptions(JsonSerializerDefaults.Web)]
internal static partial class WebPatchCodecs;

/// <summary>Optional members as a client sends them.</summary>
internal sealed class ProfileChange
{
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<int> Age { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<string?> Name { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<double?> Weight { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<Residence?> Residence { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<List<Whereabouts?>?> Places { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public Optional<Mood> Mood { get; set; }
}

[SpanCodec(typeof(ProfileChange))]
internal static partial class ChangeCodecs;

[JsonSerializable(typeof(ProfileChange))]
[JsonSerializable(typeof(int))]
[JsonSerializable(typeof(double?))]
[JsonSerializable(typeof(string))]
[JsonSerializable(typeof(Residence))]
[JsonSerializable(typeof(List<Whereabouts?>))]
[JsonSerializable(typeof(Mood))]
internal sealed partial class ChangeMetadata : JsonSerializerContext;
