using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Tests.Generation;
using Xunit;

namespace SpanCodecs.Tests.Patching;

/// <summary>Documents into what is there, beside System.Text.Json filling the same value of a member.</summary>
public class DeserializeIntoTests
{
    public static TheoryData<string> Documents =>
    [
        "{}",
        "null",
        """{"Id":2}""",
        """{"Name":null,"Numbers":[1,2],"Initial":9}""",
        """{"Replaced":{"B":5},"Filled":{"B":5}}""",
        """{"Filled":null,"Replaced":null}""",
        """{"Appended":[2,3],"Listed":[2],"Entries":{"b":2,"a":3}}""",
        """{"ReadOnly":1,"Ignored":"x","other":{"a":null},"other":1}""",
        """ { "Id" : 3 , "Filled" : { "A" : 4 } } """,
        """{"Id":"3"}""",
        """{"Id":1,"Filled":[]}""",
        """{"Id":1}x""",
        """{"Id":1,""",
        "[]",
        "1",
        "",
    ];

    [Theory]
    [MemberData(nameof(Documents))]
    public void An_object_is_filled_as_a_member_is(string json)
    {
        Same(PatchedCodecs.Updated, json, () => new Updated { Id = 1, Name = "n", Initial = 4 });
        Same(PatchedCodecs.Updated, json, () => new Updated { Filled = null, Replaced = null, Others = [] });
    }

    [Theory]
    [InlineData("[1,2]")]
    [InlineData("[]")]
    [InlineData("null")]
    [InlineData("{}")]
    [InlineData("[1,\"2\"]")]
    public void A_collection_is_appended_to(string json) => Same(PatchedCodecs.ListInt32, json, () => [7, 8]);

    [Theory]
    [InlineData("""{"a":{"A":5},"c":null}""")]
    [InlineData("{}")]
    [InlineData("[]")]
    public void A_dictionary_gets_entries(string json) =>
        Same(PatchedCodecs.Parts, json, () => new() { ["a"] = new() { A = 1, B = 2 }, ["b"] = new() });

    [Theory]
    [InlineData("""{"A":5}""")]
    [InlineData("""{"B":null}""")]
    [InlineData("null")]
    public void A_struct_is_filled_too(string json) => Same(PatchedCodecs.Pair, json, () => new Pair { A = 1, B = "b" });

    [Theory]
    [InlineData("""{"Id":5}""")]
    [InlineData("""{"Name":null,"Inner":{"Id":2}}""")]
    public void Init_only_members_of_a_record_are_set_as_System_Text_Json_does(string json) =>
        Same(PatchedCodecs.Named, json, () => new Named(1, "n") { Ignored = "i" });

    [Fact]
    public void The_object_stays_the_same_one_and_what_is_no_part_of_JSON_stays()
    {
        var value = new Updated { Ignored = "i", Others = [] };
        Updated? given = value;
        PatchedCodecs.Updated.DeserializeInto("""{"Id":2,"x":1}"""u8, ref given);
        Assert.Same(value, given);
        Assert.Equal((2, "i", 1), (value.Id, value.Ignored, value.Others!.Count));
    }

    [Fact]
    public void Where_nothing_is_there_something_is_made()
    {
        Updated? value = null;
        PatchedCodecs.Updated.DeserializeInto("""{"Id":2}"""u8, ref value);
        Assert.Equal(2, value!.Id);
        PatchedCodecs.Updated.DeserializeInto("null"u8, ref value);
        Assert.Null(value);
    }

    [Fact]
    public void What_is_there_has_all_that_is_required()
    {
        Wanting? value = new() { Id = 1, Name = "n" };
        PatchedCodecs.Wanting.DeserializeInto("""{"Name":"m"}"""u8, ref value);
        Assert.Equal((1, "m"), (value!.Id, value.Name));
        // A new one in it has not.
        var failure = Assert.Throws<JsonException>(() => PatchedCodecs.Wanting.DeserializeInto("""{"Inner":{"Id":1}}"""u8, ref value));
        Assert.Contains("'Name'", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_failure_leaves_an_object_half_filled_and_a_struct_as_it_was()
    {
        Updated? value = new() { Id = 1, Name = "n" };
        var failure = Assert.Throws<JsonException>(
            () => PatchedCodecs.Updated.DeserializeInto("""{"Id":2,"Filled":{"A":3,"B":true},"Name":"m"}"""u8, ref value));
        Assert.Equal(("$.Filled.B", 2, 3, "n"), (failure.Path, value.Id, value.Filled!.A, value.Name));
        var pair = new Pair { A = 1, B = "b" };
        Assert.Throws<JsonException>(() => PatchedCodecs.Pair.DeserializeInto("""{"A":2,"B":3}"""u8, ref pair));
        Assert.Equal((1, "b"), (pair.A, pair.B));
    }

    [Fact]
    public void Derived_types_are_refused_with_what_to_do_instead()
    {
        Shape? shape = new Circle();
        var failure = Assert.Throws<NotSupportedException>(() => PatchedCodecs.Shape.DeserializeInto("{}"u8, ref shape));
        Assert.Contains("derived types", failure.Message, StringComparison.Ordinal);
        Assert.Contains("Deserialize", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Strictness_comments_and_names_are_the_codecs()
    {
        Updated? value = new();
        StrictPatchedCodecs.Updated.DeserializeInto("""{"read_only":1,"id":3}"""u8, ref value);
        Assert.Equal(3, value!.Id);
        Assert.Throws<JsonException>(() => StrictPatchedCodecs.Updated.DeserializeInto("""{"id":3,"id":4}"""u8, ref value));
        Mixed? mixed = new();
        LenientPatchedCodecs.Mixed.DeserializeInto("""{/* c */"NUMBER":4,}"""u8, ref mixed);
        Assert.Equal(4, mixed!.Number);
    }

    [Theory]
    [InlineData("int")]
    [InlineData("string")]
    [InlineData("int[]")]
    [InlineData("int?")]
    [InlineData("Value?")]
    public void What_has_nothing_to_change_is_refused_when_it_is_compiled(string type)
    {
        GeneratorRun run = GeneratorRun.Of(
            $$"""
            using SpanCodecs;
            public struct Value { public int A { get; set; } }
            [SpanCodec(typeof({{type}}), Patches = true)] public partial class Codecs;
            """);
        Assert.Contains("Patches", Assert.Single(run.Reported, report => report.Id == "SPAN0009").GetMessage(), StringComparison.Ordinal);
    }

    [Fact]
    public void A_class_that_adopts_a_context_asks_for_it_beside()
    {
        GeneratorRun run = GeneratorRun.Of(
            """
            using SpanCodecs;
            public class Value { public int A { get; set; } }
            [System.Text.Json.Serialization.JsonSerializable(typeof(Value))]
            public partial class Context : System.Text.Json.Serialization.JsonSerializerContext;
            [SpanCodecsOf(typeof(Context))] [SpanCodec(typeof(Value), Patches = true)] public partial class Codecs;
            """);
        Assert.Empty(run.Reported);
        Assert.Contains("SpanPatchCodec<global::Value> Value ", run.File("Codecs.g.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void Only_who_asks_for_it_gets_a_codec_that_can()
    {
        Assert.IsAssignableFrom<SpanPatchCodec<Updated>>(PatchedCodecs.Updated);
        Assert.False(PatchedCodecs.Part is SpanPatchCodec<Part>);
        Assert.Equal(typeof(SpanCodec<Part>), typeof(PatchedCodecs).GetProperty("Part", Everything)!.PropertyType);
    }

    private const System.Reflection.BindingFlags Everything = System.Reflection.BindingFlags.Static
        | System.Reflection.BindingFlags.Public | System.Reflection.BindingFlags.NonPublic;

    private static void Same<T>(SpanPatchCodec<T> codec, string json, Func<T> make)
    {
        (string? expected, Type? refusal) = Attempt(() => Holder<T>.Filled(make(), json));
        (string? actual, Type? own) = Attempt(() =>
        {
            T? value = make();
            codec.DeserializeInto(Encoding.UTF8.GetBytes(json), ref value);
            return value;
        });
        Assert.Equal((json, expected, refusal), (json, actual, own));
    }

    private static (string? Text, Type? Refusal) Attempt<T>(Func<T?> read)
    {
        try
        {
            return (JsonSerializer.Serialize(read()), null);
        }
        catch (JsonException failure)
        {
            return (null, failure.GetType());
        }
    }

    private sealed class Holder<T>
    {
        [ThreadStatic]
        private static T? t_given;

        [JsonObjectCreationHandling(JsonObjectCreationHandling.Populate)]
        public T? Value { get; set; } = t_given;

        internal static T? Filled(T given, string json)
        {
            t_given = given;
            return JsonSerializer.Deserialize<Holder<T>>($$"""{"Value":{{json}}}""")!.Value;
        }
    }
}
