using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Patching;

/// <summary>Members that a type does not know are patched in its extension data, of whatever kind that is, as in the document.</summary>
public class ExtensionDataPatchTests
{
    private static readonly string[] Held =
    [
        """{"Id":1}""",
        """{"Id":1,"a":1,"b":{"c":[1,{"d":2}],"e":null}}""",
        """{"Id":1,"a":{"x":{"y":1},"z":2},"b":"text","n":null}""",
    ];

    private static readonly string[] Patches =
    [
        "{}",
        """{"a":2}""",
        """{"a":null}""",
        """{"new":{"x":1,"gone":null}}""",
        """{"a":{"x":{"y":null,"w":[1,null]},"z":{"deep":true}}}""",
        """{"b":{"c":null,"e":{"f":1}},"Id":7}""",
        """{"b":[1,{"g":null}],"a":null,"n":3}""",
        """{"a":1,"a":{"x":1},"a":{"y":2}}""",
        """{"n":null,"b":null}""",
    ];

    public static TheoryData<string, string> Pairs => [.. from held in Held from patch in Patches select (held, patch)];

    [Theory]
    [MemberData(nameof(Pairs))]
    public void Every_kind_of_extension_data_is_patched_as_the_document_is(string held, string patch)
    {
        // Of a name that comes twice each value is applied to what came of those before it.
        JsonNode? merged = JsonNode.Parse(held);
        using JsonDocument parsed = JsonDocument.Parse(patch);
        foreach (JsonProperty member in parsed.RootElement.EnumerateObject())
            merged = MergeReference.Apply(merged, new JsonObject { [member.Name] = JsonNode.Parse(member.Value.GetRawText()) });
        AssertPatched(ExtendedCodecs.Elements, held, patch, merged!);
        AssertPatched(ExtendedCodecs.Objects, held, patch, merged!);
        AssertPatched(ExtendedCodecs.Nodes, held, patch, merged!);
    }

    /// <summary>What a program has put there itself is no document, and is replaced whole.</summary>
    [Fact]
    public void A_value_of_another_type_is_replaced_and_a_node_is_merged()
    {
        var value = new Objects { More = new() { ["own"] = 5, ["node"] = JsonNode.Parse("""{"a":1}"""), ["gone"] = "x" } };
        ExtendedCodecs.Objects.ApplyMergePatch(value, """{"own":{"b":2},"node":{"b":2},"gone":null}"""u8);
        Assert.Equal(
            """{"Id":0,"own":{"b":2},"node":{"a":1,"b":2}}""",
            Encoding.UTF8.GetString(ExtendedCodecs.Objects.SerializeToUtf8Bytes(value)));
        Assert.IsAssignableFrom<JsonNode>(value.More["node"]);
        Assert.Equal(["own", "node"], value.More.Keys);
    }

    private static void AssertPatched<T>(SpanPatchCodec<T> codec, string held, string patch, JsonNode expected)
    {
        T? patched = codec.ApplyMergePatch(codec.Deserialize(Encoding.UTF8.GetBytes(held)), Encoding.UTF8.GetBytes(patch));
        JsonNode? written = JsonNode.Parse(codec.SerializeToUtf8Bytes(patched));
        Assert.True(JsonNode.DeepEquals(expected, written), $"{typeof(T).Name}: {written?.ToJsonString()}, not {expected.ToJsonString()}");
    }
}

internal sealed class Elements
{
    public int Id { get; set; }

    [JsonExtensionData]
    public Dictionary<string, JsonElement>? More { get; set; }
}

internal sealed class Objects
{
    public int Id { get; set; }

    [JsonExtensionData]
    public Dictionary<string, object?>? More { get; set; }
}

internal sealed class Nodes
{
    public int Id { get; set; }

    [JsonExtensionData]
    public JsonObject? More { get; set; }
}

[SpanCodec(typeof(Elements), Patches = true)]
[SpanCodec(typeof(Objects), Patches = true)]
[SpanCodec(typeof(Nodes), Patches = true)]
internal static partial class ExtendedCodecs;
