using System.Collections.Immutable;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Patching;

/// <summary>RFC 7396 applied to values. Values and patches at random are in the differential checks, which run natively too.</summary>
public class MergePatchTests
{
    public static TheoryData<string, string, string> Examples => [.. PatchChecks.Examples];

    [Theory]
    [MemberData(nameof(Examples))]
    public void The_examples_of_the_RFC_come_out(string original, string patch, string result)
    {
        JsonNode? patched = PatchCodecs.JsonNode.ApplyMergePatch(JsonNode.Parse(original), Encoding.UTF8.GetBytes(patch));
        Assert.Equal(result, patched?.ToJsonString() ?? "null");
        Assert.Equal(result, MergeReference.Apply(JsonNode.Parse(original), JsonNode.Parse(patch))?.ToJsonString() ?? "null");
    }

    [Fact]
    public void An_object_is_changed_and_arrays_are_replaced()
    {
        var value = new Mixed { Number = 1, Text = "t", Parts = [new() { A = 1 }], Kept = { A = 1, B = 2 } };
        Mixed? patched = Apply(PatchedCodecs.Mixed, value, """{"Text":"u","Parts":[null,{"B":3}],"Kept":{"B":5},"odd name":6}""");
        Assert.Same(value, patched);
        Assert.Equal((1, "u", 6, 1, 5), (value.Number, value.Text, value.Odd, value.Kept.A, value.Kept.B));
        Assert.Null(value.Parts[0]);
        Assert.Equal((0, 3), (value.Parts[1]!.A, value.Parts[1]!.B));
    }

    [Fact]
    public void Null_is_refused_with_its_place_where_no_value_is_null()
    {
        Assert.Equal("$.Number", Refusal(PatchedCodecs.Mixed, new(), """{"Number":null}""").Path);
        Assert.Equal("$.Immutable.a.A", Refusal(PatchedCodecs.Mixed, new(), """{"Immutable":{"a":{"A":"x"}}}""").Path);
        Assert.Equal("$.Wanting.Id", Refusal(PatchedCodecs.Mixed, new(), """{"Wanting":{"Id":null}}""").Path);
        Assert.Equal("$", Refusal(PatchedCodecs.Pair, default, "null").Path);
        Assert.Null(Apply(PatchedCodecs.Mixed, new(), """{"Perhaps":null}""")!.Perhaps);
        Assert.Null(Apply(PatchedCodecs.Mixed, new(), "null"));
        // Annotations count where the options respect them.
        Assert.Null(Apply(PatchedCodecs.Mixed, new(), """{"Text":null}""")!.Text);
        Assert.Equal("$.text", Refusal(StrictPatchedCodecs.Mixed, new(), """{"text":null}""").Path);
    }

    [Fact]
    public void Null_is_the_default_where_the_default_is_not_written()
    {
        var value = new Mixed { Usual = 1, Both = new() { A = 1, B = "b" } };
        Apply(PatchedCodecs.Mixed, value, """{"Both":{"A":2}}""");
        Assert.Equal((1, 2, "b"), (value.Usual, value.Both.A, value.Both.B));
        byte[] patch = PatchedCodecs.Mixed.CreateMergePatch(value, new());
        Assert.Equal("""{"Usual":null,"Both":null}""", Encoding.UTF8.GetString(patch));
        PatchedCodecs.Mixed.ApplyMergePatch(value, patch);
        Assert.Equal((0, 0, null), (value.Usual, value.Both.A, value.Both.B));
        Apply(PatchedCodecs.Mixed, value, """{"Usual":3}""");
        Assert.Equal(3, value.Usual);
    }

    [Fact]
    public void A_member_without_a_setter_keeps_its_object()
    {
        JsonException failure = Refusal(PatchedCodecs.Mixed, new(), """{"Kept":null}""");
        Assert.Equal("$.Kept", failure.Path);
        Assert.Contains("no setter", failure.Message, StringComparison.Ordinal);
        // What is reckoned from others is passed over, as in a document.
        Assert.Equal(4, Apply(PatchedCodecs.Mixed, new(), """{"Computed":9,"Number":2}""")!.Computed);
    }

    [Fact]
    public void Records_are_copied_and_structs_too()
    {
        var inner = new Named(2, "in");
        var value = new Named(1, "n") { Inner = inner, Ignored = "i", Scores = ImmutableDictionary<string, int>.Empty.Add("a", 1) };
        Named patched = Apply(PatchedCodecs.Named, value, """{"Name":"m","Inner":{"Id":3},"Scores":{"a":null,"b":2}}""")!;
        Assert.Equal((1, "m", 3, "in", "i"), (patched.Id, patched.Name, patched.Inner!.Id, patched.Inner.Name, patched.Ignored));
        Assert.Equal([new("b", 2)], patched.Scores!);
        Assert.Equal((1, "n", 2), (value.Id, value.Name, inner.Id));
        Assert.Single(value.Scores);
        Assert.Equal("b", Apply(PatchedCodecs.Pair, new() { A = 1, B = "b" }, """{"A":2}""").B);
    }

    [Fact]
    public void What_a_new_object_requires_is_required_and_what_is_there_has_it()
    {
        var value = new Wanting { Id = 1, Name = "n" };
        Assert.Equal("m", Apply(PatchedCodecs.Wanting, value, """{"Name":"m"}""")!.Name);
        Assert.Null(Apply(PatchedCodecs.Wanting, value, """{"Name":null}""")!.Name);
        Assert.Contains("'Name'", Refusal(PatchedCodecs.Wanting, value, """{"Inner":{"Id":1}}""").Message, StringComparison.Ordinal);
        Assert.Equal(2, Apply(PatchedCodecs.Wanting, value, """{"Inner":{"Id":2,"Name":null}}""")!.Inner!.Id);
        Assert.Equal(3, Apply(PatchedCodecs.Wanting, value, """{"Inner":{"Id":3}}""")!.Inner!.Id);
        Assert.Contains("'Id'", Refusal(PatchedCodecs.Wanting, null, """{"Name":"n"}""").Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Dictionaries_are_merged_whatever_they_are()
    {
        Dictionary<string, Part> parts = Apply(PatchedCodecs.Parts, new() { ["a"] = new() { A = 1 }, ["b"] = new() },
            """{"a":{"B":2},"b":null,"c":{"A":3},"none":null}""")!;
        Assert.Equal(["a", "c"], parts.Keys.Order());
        Assert.Equal((1, 2, 3), (parts["a"].A, parts["a"].B, parts["c"].A));
        var value = new Mixed
        {
            ReadOnly = new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }.AsReadOnly(),
            Immutable = ImmutableDictionary<string, Part>.Empty.Add("a", new Part { A = 1 }),
        };
        Apply(PatchedCodecs.Mixed, value, """{"ReadOnly":{"a":null,"c":3},"Immutable":{"a":{"B":2},"b":{}}}""");
        Assert.Equal([new("b", 2), new("c", 3)], value.ReadOnly.OrderBy(entry => entry.Key));
        Assert.Equal((1, 2, 2), (value.Immutable["a"].A, value.Immutable["a"].B, value.Immutable.Count));
    }

    [Fact]
    public void What_a_converter_or_a_constructor_makes_is_patched_by_its_document()
    {
        var value = new Mixed { Converted = new() { A = 1, B = 2 }, Pair = new("k", 1) };
        Apply(PatchedCodecs.Mixed, value, """{"Converted":{"y":5},"Pair":{"Value":2}}""");
        Assert.Equal((1, 5, "k", 2), (value.Converted.A, value.Converted.B, value.Pair.Key, value.Pair.Value));
        JsonException failure = Refusal(PatchedCodecs.Mixed, value, """{"Number":1,"Pair":{"Value":"x"}}""");
        Assert.Equal("$.Pair", failure.Path);
        Assert.Contains("merge patch", failure.Message, StringComparison.Ordinal);
        Assert.Contains("$.Value", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_discriminator_in_the_patch_makes_another_type_of_what_both_have()
    {
        var value = new Mixed { Shape = new Circle { Label = "l", Radius = 1 } };
        Apply(PatchedCodecs.Mixed, value, """{"Shape":{"Radius":2}}""");
        Assert.Equal(("l", 2), (value.Shape.Label, ((Circle)value.Shape).Radius));
        Apply(PatchedCodecs.Mixed, value, """{"Shape":{"$type":"square","Side":3}}""");
        Assert.Equal(("l", 3), (value.Shape.Label, ((Square)value.Shape).Side));
        Shape patched = Apply(PatchedCodecs.Shape, new Circle { Radius = 4 }, """{"Label":"m"}""")!;
        Assert.Equal(("m", 4), (patched.Label, ((Circle)patched).Radius));
    }

    [Fact]
    public void Names_are_the_codecs()
    {
        Mixed value = Apply(LenientPatchedCodecs.Mixed, new(), """
            { // a comment
              "NUMBER": 1, "\u0074ext": "u", "CONVERTED": {"x":1,"y":2}, "pair": {"KEY":"k"}, }
            """)!;
        Assert.Equal((1, "u", "k"), (value.Number, value.Text, value.Pair.Key));
        Apply(LenientPatchedCodecs.Mixed, value, """{"pair":{"VALUE":3}}""");
        Assert.Equal(("k", 3), (value.Pair.Key, value.Pair.Value));
        Assert.Equal("$.nothing", Refusal(StrictPatchedCodecs.Mixed, new(), """{"nothing":1}""").Path);
    }

    [Theory]
    [InlineData("""{"number":1,"number":2}""")]
    [InlineData("""{"immutable":{"a":{},"a":{}}}""")]
    [InlineData("""{"parts":[{"a":1,"a":1}]}""")]
    public void Duplicates_are_refused_where_the_options_refuse_them(string patch)
    {
        var value = new Mixed { Number = 9 };
        Refusal(StrictPatchedCodecs.Mixed, value, patch);
        Assert.Equal(9, value.Number);
        Assert.Equal("$.number", Refusal(StrictPatchedCodecs.Mixed, value, """{"number":1,"number":x}""").Path);
        Assert.Equal(2, Apply(PatchedCodecs.Mixed, new(), """{"Number":1,"Number":2}""")!.Number);
    }

    [Fact]
    public void Callbacks_are_called_and_extension_data_is_merged()
    {
        Assert.Equal("begin end", Apply(PatchedCodecs.Told, new(), """{"A":1}""")!.Calls);
        Updated value = Apply(PatchedCodecs.Updated, new(), """{"x":{"a":1,"b":null},"y":2,"z":null}""")!;
        Assert.Equal("""{"a":1}""", value.Others!["x"].GetRawText());
        Apply(PatchedCodecs.Updated, value, """{"x":{"c":[null]},"y":null}""");
        Assert.Equal("""{"a":1,"c":[null]}""", Assert.Single(value.Others).Value.GetRawText());
    }

    [Fact]
    public void A_failure_leaves_an_object_half_patched_and_a_record_as_it_was()
    {
        var value = new Mixed { Number = 1, Text = "t" };
        Assert.Equal("$.Text", Refusal(PatchedCodecs.Mixed, value, """{"Number":2,"Text":3,"odd name":4}""").Path);
        Assert.Equal((2, "t", 0), (value.Number, value.Text, value.Odd));
        var named = new Named(1, "n");
        Refusal(PatchedCodecs.Named, named, """{"Id":2,"Name":3}""");
        Assert.Equal(1, named.Id);
    }

    [Fact]
    public void One_member_of_forty_is_patched_without_an_allocation()
    {
        var value = new Forty();
        byte[] patch = """{"M25":12}"""u8.ToArray();
        PatchedCodecs.Forty.ApplyMergePatch(value, patch);
        long before = GC.GetAllocatedBytesForCurrentThread();
        PatchedCodecs.Forty.ApplyMergePatch(value, patch);
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
        Assert.Equal(12, value.M25);
    }

    [Fact]
    public void No_patch_does_anything_but_change_the_value_or_be_refused()
    {
        var random = new DeterministicRandom(7396);
        byte[][] patches =
        [
            """{"Node":{"a":{"b":[1,{"c":null}]},"d\u00e9":"\ud83d\ude00"},"Held":{"k":null},"unknown":{"x":{"y":null}}}"""u8.ToArray(),
            """{"Maker":{"Id":1,"Scores":{"p":1}},"Fixed":{"Id":2,"Words":{"a":null}},"Figure":{"$type":"box","Width":2}}"""u8.ToArray(),
            """{"Houses":{"x":{"Street":"s","Next":{"Number":1}},"y":null},"Counts":{"1":2},"Other":{"Street":null},"Said":"s"}"""u8
                .ToArray(),
        ];
        int accepted = 0;
        for (int i = 0; i < 20_000; i++)
        {
            byte[] patch = [.. patches[i % patches.Length]];
            for (int changes = random.Next(3); changes >= 0; changes--)
                patch[random.Next(patch.Length)] = Letters[random.Next(Letters.Length)];
            var value = new Profile { Node = new JsonObject { ["a"] = new JsonObject() }, Figure = new Disc(), Fixed = new(1, "f") };
            try
            {
                PatchCodecs.Profile.ApplyMergePatch(value, patch.AsSpan(0, patch.Length - (i % 17 == 0 ? random.Next(9) : 0)));
                accepted++;
            }
            catch (JsonException)
            {
                // What else could be wrong would be no JsonException.
            }
        }

        Assert.InRange(accepted, 500, 19_500);
    }

    [Fact]
    public void Depth_has_its_limit()
    {
        string deep = string.Concat(Enumerable.Repeat("""{"Next":""", 70)) + "1" + new string('}', 70);
        Assert.NotNull(Refusal(PatchCodecs.Profile, new(), $$"""{"Residence":{{deep}}}""").Path);
        Assert.NotNull(Refusal(PatchCodecs.Profile, new(), $$"""{"Node":{{deep}}}""").Path);
        Assert.NotNull(Refusal(PatchCodecs.Profile, new(), $$"""{"unknown":{{deep}}}""").Path);
    }

    [Fact]
    public void Names_that_stand_twice_in_what_is_there_are_no_matter()
    {
        Profile value = PatchCodecs.Profile.Deserialize("""{"Held":{"a":1,"a":2},"x":{"b":[{"c":1,"c":2}],"d":3,"d":4}}""")!;
        Apply(PatchCodecs.Profile, value, """{"Held":{"e":5},"x":{"e":6}}""");
        Assert.Equal("""{"a":2,"e":5}""", ((JsonElement)value.Held!).GetRawText());
        Assert.Equal("""{"b":[{"c":1,"c":2}],"d":4,"e":6}""", value.Rest!["x"].GetRawText());
    }

    private static readonly byte[] Letters = "\"\\{}[]:,nul0a \u00ff"u8.ToArray();

    private static T? Apply<T>(SpanPatchCodec<T> codec, T? value, string patch) =>
        codec.ApplyMergePatch(value, Encoding.UTF8.GetBytes(patch));

    private static JsonException Refusal<T>(SpanPatchCodec<T> codec, T? value, string patch) =>
        Assert.Throws<JsonException>(() => Apply(codec, value, patch));
}
