using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Tests.Checks;
using Xunit;
using static SpanCodecs.Tests.Checks.Fallbacks;

namespace SpanCodecs.Tests.Differential;

/// <summary>The rules of [SpanCodecFallback]. Documents at random are read and written by the check "fallbacks", natively too.</summary>
public class FallbackTests
{
    private static readonly JsonSerializerOptions s_plain = new() { TypeInfoResolver = new DefaultJsonTypeInfoResolver() };

    [Theory]
    [InlineData("""{"$type":"cone","Inner":null,"Name":"n","Height":1.50,"a":{"$type":4}}""")]
    [InlineData("""{"$type":5,"Inner":null,"Name":null,"Height":[]}""")]
    [InlineData("""{"$type":"cone","Inner":{"$type":"disc","Radius":1,"Name":null},"Name":null}""")]
    [InlineData("""{"$type":"group","Parts":[{"$type":"cone","Inner":null,"Name":null,"x":1},null],"Main":null,"Name":null}""")]
    [InlineData("""{"$type":"cone","Inner":{"$type":7,"Inner":null,"Name":null,"y":2},"Name":null,"x":1}""")]
    public void What_is_written_back_is_the_document(string document)
    {
        Assert.Equal(document, Fallbacks.Codecs.Form.SerializeToString(Fallbacks.Codecs.Form.Deserialize(document)!));
        Assert.Equal(document, AnywhereCodecs.Form.SerializeToString(AnywhereCodecs.Form.Deserialize(document)!));
    }

    [Fact]
    public void Extension_data_keeps_the_discriminator()
    {
        var text = (OtherForm)Fallbacks.Codecs.Form.Deserialize("""{"$type":"c\u006fne","Name":"n","Height":1}""")!;
        Assert.Equal(("n", "cone", 1), (text.Name, text.Rest!["$type"].GetString(), text.Rest["Height"].GetInt32()));
        var number = (OtherPart)Fallbacks.Codecs.Part.Deserialize("""{"Art":-7}""")!;
        Assert.Equal(-7, ((JsonElement)number.Rest["Art"]!).GetInt32());
        var node = (OtherNotice)Fallbacks.Codecs.Notice.Deserialize("""{"kind":"","Text":"t","Id":3,"x":null}""")!;
        Assert.Equal((3, "t", """{"kind":"","x":null}"""), (node.Id, node.Text, node.Rest!.ToJsonString()));
    }

    [Fact]
    public void Without_a_discriminator_the_base_is_read_where_it_can_be_made()
    {
        Assert.Equal(typeof(Notice), Fallbacks.Codecs.Notice.Deserialize("""{"Id":3,"x":1}""")!.GetType());
        Assert.Equal(typeof(Notice), AnywhereCodecs.Notice.Deserialize("""{"Id":3}""")!.GetType());
        foreach (string document in (string[])["{}", """{"Name":"n"}""", """{ "type" : "cone" }"""])
        {
            Assert.Throws<NotSupportedException>(() => Fallbacks.Codecs.Form.Deserialize(document));
            Assert.Throws<NotSupportedException>(() => AnywhereCodecs.Form.Deserialize(document));
        }
    }

    /// <summary>A discriminator is a text or a number that an int holds, as for System.Text.Json.</summary>
    [Theory]
    [InlineData("true")]
    [InlineData("null")]
    [InlineData("1.5")]
    [InlineData("2147483648")]
    [InlineData("[]")]
    [InlineData("{}")]
    public void What_can_be_no_discriminator_is_refused_as_before(string value)
    {
        string document = $$"""{"$type":{{value}},"x":1}""";
        JsonException expected = Assert.Throws<JsonException>(() => JsonSerializer.Deserialize<Form>(document, s_plain));
        JsonException actual = Assert.Throws<JsonException>(() => Fallbacks.Codecs.Form.Deserialize(document));
        Assert.Equal((expected.Path, expected.LineNumber, expected.BytePositionInLine),
            (actual.Path, actual.LineNumber, actual.BytePositionInLine));
    }

    [Fact]
    public void A_discriminator_may_follow_other_members_where_the_options_allow_it()
    {
        const string Late = """{"Name":"n","x":1,"$type":"cone","y":2}""";
        Assert.Throws<NotSupportedException>(() => Fallbacks.Codecs.Form.Deserialize(Late));
        Assert.Throws<JsonException>(() => Fallbacks.Codecs.Notice.Deserialize("""{"Id":3,"kind":"x"}"""));
        Assert.Equal(
            """{"$type":"cone","Inner":null,"Name":"n","x":1,"y":2}""",
            AnywhereCodecs.Form.SerializeToString(AnywhereCodecs.Form.Deserialize(Late)!));
    }

    /// <summary>It would not be known which of the two is written, or what the other said.</summary>
    [Theory]
    [InlineData("""{"$type":"cone","x":1,"$type":"disc"}""")]
    [InlineData("""{"$type":"cone","\u0024type":"cone"}""")]
    [InlineData("""{"$type":"cone","$id":"1"}""")]
    [InlineData("""{"$type":"cone","$TYPE":"disc"}""")]
    public void Other_metadata_is_refused(string document)
    {
        Assert.Throws<JsonException>(() => Fallbacks.Codecs.Form.Deserialize(document));
        Assert.Throws<JsonException>(() => AnywhereCodecs.Form.Deserialize(document));
    }

    /// <summary>The dictionary looks for names in any case, and would keep one of the two.</summary>
    [Theory]
    [InlineData("""{"Art":7,"ART":1}""")]
    [InlineData("""{"Art":7,"x":2,"art":"screw"}""")]
    public void The_name_in_another_case_is_refused(string document)
    {
        foreach (SpanCodec<IPart> codec in (SpanCodec<IPart>[])[Fallbacks.Codecs.Part, AnywhereCodecs.Part, Fallbacks.IndentedCodecs.Part])
            Assert.Equal("$", Assert.Throws<JsonException>(() => codec.Deserialize(document)).Path![..1]);
    }

    [Fact]
    public void Options_hold_for_what_is_kept()
    {
        Assert.Throws<JsonException>(() => Fallbacks.StrictCodecs.Notice.Deserialize("""{"kind":"x","Id":1,"a":1,"a":2}"""));
        Assert.Throws<JsonException>(() => Fallbacks.StrictCodecs.Notice.Deserialize("""{"kind":"x","Id":1,"Text":null}"""));
        Assert.Throws<JsonException>(() => Fallbacks.StrictCodecs.Form.Deserialize("""{"$type":"x","a":[[[[[[[[]]]]]]]]}"""));
        Assert.Equal(
            """
            {
              "Art": 7,
              "x": [
                1
              ]
            }
            """.ReplaceLineEndings("\n"),
            Fallbacks.IndentedCodecs.Part.SerializeToString(Fallbacks.IndentedCodecs.Part.Deserialize("""{"Art":7,"x":[1]}""")!));
    }

    [Fact]
    public void A_value_that_says_nothing_is_not_written()
    {
        static JsonElement Element(string json) => JsonDocument.Parse(json).RootElement;
        Assert.Contains("no text and no number '$type'", Refusal(null), StringComparison.Ordinal);
        Assert.Contains("OtherForm", Refusal(new() { ["type"] = Element("\"cone\"") }), StringComparison.Ordinal);
        Assert.NotEmpty(Refusal(new() { ["$type"] = Element("true") }));
        Assert.NotEmpty(Refusal(new() { ["$type"] = default }));
        Assert.Equal(
            """{"$type":7,"Inner":null,"Name":null,"a":[]}""",
            Fallbacks.Codecs.Form.SerializeToString(new OtherForm { Rest = new() { ["a"] = Element("[]"), ["$type"] = Element("7") } }));

        static string Refusal(Dictionary<string, JsonElement>? rest) =>
            Assert.Throws<JsonException>(() => Fallbacks.Codecs.Form.SerializeToString(new OtherForm { Rest = rest })).Message;
    }

    [Fact]
    public void A_discriminator_may_be_put_there_by_code()
    {
        Assert.Equal("""{"Art":"nut"}""", WithArt("nut"));
        Assert.Equal("""{"Art":9}""", WithArt(9));
        Assert.Throws<JsonException>(() => WithArt(null));
        Assert.Throws<JsonException>(() => WithArt(true));
        Assert.Equal(
            """{"kind":"x","Text":"","Id":1}""",
            Fallbacks.Codecs.Notice.SerializeToString(new OtherNotice(1) { Rest = new JsonObject { ["kind"] = "x" } }));
        Assert.Throws<JsonException>(
            () => Fallbacks.Codecs.Notice.SerializeToString(new OtherNotice(1) { Rest = new JsonObject { ["kind"] = null } }));

        static string WithArt(object? art) => Fallbacks.Codecs.Part.SerializeToString(new OtherPart { Rest = { ["Art"] = art } });
    }

    [Fact]
    public void A_type_derived_from_the_fallback_is_written_as_it_where_the_base_falls_back() => Assert.Equal(
        """{"kind":"x","Text":"","Id":1}""",
        Fallbacks.Codecs.Notice.SerializeToString(new FurtherNotice(1) { Rest = new JsonObject { ["kind"] = "x" } }));

    [Fact]
    public void A_value_held_as_object_is_written_as_one_of_its_base()
    {
        Form form = Fallbacks.Codecs.Form.Deserialize("""{"$type":"cone","x":1}""")!;
        Assert.Equal(
            """{"Value":{"$type":"cone","Inner":null,"Name":null,"x":1},"Form":null}""",
            Fallbacks.Codecs.Held.SerializeToString(new Held { Value = form }));
    }

    [Fact]
    public void A_merge_patch_changes_what_is_kept()
    {
        const string Cone = """{"Value":null,"Form":{"$type":"cone","Inner":null,"Name":null,"x":1,"y":{"z":2}}}""";
        Held patched = Fallbacks.Codecs.Held.ApplyMergePatch(
            Fallbacks.Codecs.Held.Deserialize(Cone), """{"Form":{"x":null,"y":{"w":3},"Name":"n"}}"""u8)!;
        Assert.Equal(
            """{"Value":null,"Form":{"$type":"cone","Inner":null,"Name":"n","y":{"z":2,"w":3}}}""",
            Fallbacks.Codecs.Held.SerializeToString(patched));
    }

    /// <summary>Where a member or a root is of the fallback itself, it is an object like others.</summary>
    [Theory]
    [InlineData("""{"$type":"cone","Name":"n","x":1}""")]
    [InlineData("""{"x":1,"Name":"n"}""")]
    public void As_itself_it_is_what_System_Text_Json_makes_of_it(string document)
    {
        string expected = JsonSerializer.Serialize(JsonSerializer.Deserialize<OtherForm>(document, s_plain), s_plain);
        Assert.Equal(expected, Fallbacks.Codecs.OtherForm.SerializeToString(Fallbacks.Codecs.OtherForm.Deserialize(document)!));
    }

    [Fact]
    public void The_base_is_read_where_System_Text_Json_ignores_discriminators()
    {
        const string Document = """{"$type":"new","X":3}""";
        Assert.Equal(
            JsonSerializer.Serialize(JsonSerializer.Deserialize<Ignoring>(Document, s_plain), s_plain),
            Fallbacks.Codecs.Ignoring.SerializeToString(Fallbacks.Codecs.Ignoring.Deserialize(Document)!));
    }

    /// <summary>The base itself is left to System.Text.Json; what a codec reads around it, it reads with the fallback.</summary>
    [Fact]
    public void JsonSerializer_has_fallbacks_where_a_codec_reads_the_object_around_them()
    {
        JsonSerializerOptions options = new() { TypeInfoResolverChain = { Fallbacks.Codecs.Resolver, s_plain.TypeInfoResolver! } };
        const string Cone = """{"$type":"cone","Inner":null,"Name":null,"x":1}""";
        Assert.Contains("has derived types", Fallbacks.Codecs.Resolver.WhyNot(typeof(Form), options), StringComparison.Ordinal);
        Assert.Throws<JsonException>(() => JsonSerializer.Deserialize<Form>(Cone, options));
        Held held = JsonSerializer.Deserialize<Held>($$"""{"Form":{{Cone}}}""", options)!;
        Assert.Equal($$"""{"Value":null,"Form":{{Cone}}}""", JsonSerializer.Serialize(held, options));
        Assert.Equal($"[{Cone}]", JsonSerializer.Serialize(JsonSerializer.Deserialize<List<Form>>($"[{Cone}]", options), options));

        // System.Text.Json writes a fallback that is a derived type without a discriminator, and refuses others.
        const string Nut = """{"Art":"nut","x":1}""";
        Assert.Equal(Nut, JsonSerializer.Serialize(Fallbacks.Codecs.Part.Deserialize(Nut), s_plain));
        Assert.Throws<NotSupportedException>(() => JsonSerializer.Serialize(held.Form, s_plain));
    }
}
