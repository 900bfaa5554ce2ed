using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SpanCodecs.Tests.Checks;

/// <summary>Merge patches beside a plain merge of nodes; Optional members beside System.Text.Json's.</summary>
internal static class PatchChecks
{
    /// <summary>The examples of RFC 7396, appendix A: original, patch, result.</summary>
    internal static readonly (string Original, string Patch, string Result)[] Examples =
    [
        ("""{"a":"b"}""", """{"a":"c"}""", """{"a":"c"}"""),
        ("""{"a":"b"}""", """{"b":"c"}""", """{"a":"b","b":"c"}"""),
        ("""{"a":"b"}""", """{"a":null}""", "{}"),
        ("""{"a":"b","b":"c"}""", """{"a":null}""", """{"b":"c"}"""),
        ("""{"a":["b"]}""", """{"a":"c"}""", """{"a":"c"}"""),
        ("""{"a":"c"}""", """{"a":["b"]}""", """{"a":["b"]}"""),
        ("""{"a":{"b":"c"}}""", """{"a":{"b":"d","c":null}}""", """{"a":{"b":"d"}}"""),
        ("""{"a":[{"b":"c"}]}""", """{"a":[1]}""", """{"a":[1]}"""),
        ("""["a","b"]""", """["c","d"]""", """["c","d"]"""),
        ("""{"a":"b"}""", """["c"]""", """["c"]"""),
        ("""{"a":"foo"}""", "null", "null"),
        ("""{"a":"foo"}""", "\"bar\"", "\"bar\""),
        ("""{"e":null}""", """{"a":1}""", """{"e":null,"a":1}"""),
        ("[1,2]", """{"a":"b","c":null}""", """{"a":"b"}"""),
        ("{}", """{"a":{"bb":{"ccc":null}}}""", """{"a":{"bb":{}}}"""),
    ];

    private const int Few = 60;

    internal static void Run(Tally tally, Amount amount)
    {
        foreach ((string original, string patch, string result) in Examples)
            Example(tally, original, patch, result);
        int count = Math.Max(Few, amount.Mutations / 500);
        for (int i = 0; i < count; i++)
        {
            var seed = (ulong)i;
            string told = $"seed {seed}";
            Applied(tally, new DeterministicRandom(seed), told, isCamel: false);
            Applied(tally, new DeterministicRandom(seed), told, isCamel: true);
            Created(tally, new DeterministicRandom(seed + 1_000_000), told, hasNulls: seed % 4 == 0);
            Optionals(tally, new DeterministicRandom(seed + 2_000_000));
        }
    }

    private static void Example(Tally tally, string original, string patch, string result)
    {
        JsonNode? patched = PatchCodecs.JsonNode.ApplyMergePatch(JsonNode.Parse(original), Encoding.UTF8.GetBytes(patch));
        tally.Require(PatchCodecs.JsonNode.SerializeToString(patched) == result, "example", () => $"{original} {patch}");
        // The same as a member, around which the RFC has nothing else.
        var holder = new Profile { Node = JsonNode.Parse(original) };
        PatchCodecs.Profile.ApplyMergePatch(holder, Encoding.UTF8.GetBytes($$"""{"Node":{{patch}}}"""));
        tally.Require((holder.Node?.ToJsonString() ?? "null") == result, "example in a member", () => $"{original} {patch}");
    }

    internal static void Applied(Tally tally, DeterministicRandom random, string told, bool isCamel)
    {
        SpanPatchCodec<Profile> codec = isCamel ? WebPatchCodecs.Profile : PatchCodecs.Profile;
        JsonObject document = new PatchDocuments(random, Nulls.None, isCamel).Profile();
        JsonObject patch = new PatchDocuments(random, Nulls.Removals, isCamel).Profile();
        Profile value = codec.Deserialize(document.ToJsonString())!;
        JsonNode? before = JsonNode.Parse(codec.SerializeToUtf8Bytes(value));
        JsonNode? merged = MergeReference.Apply(before, patch);
        Profile expected = codec.Deserialize(merged!.ToJsonString())!;
        // A member without a setter is no part of a document that is read, but of a patch.
        expected = Refilled(expected, merged, isCamel);
        string actual = codec.SerializeToString(codec.ApplyMergePatch(value, Encoding.UTF8.GetBytes(patch.ToJsonString())));
        tally.Require(
            AreEqual(JsonNode.Parse(actual), JsonNode.Parse(codec.SerializeToUtf8Bytes(expected))), "applied",
            () => $"{told}: {patch.ToJsonString()} on {before!.ToJsonString()} became {actual}");
    }

    private static Profile Refilled(Profile value, JsonNode merged, bool isCamel)
    {
        if (merged[isCamel ? "home" : "Home"] is { } home)
        {
            string text = home.ToJsonString();
            Residence read = isCamel ? JsonSerializer.Deserialize(text, WebMetadata)! : JsonSerializer.Deserialize(text, Metadata)!;
            (value.Home.Street, value.Home.Number, value.Home.Next) = (read.Street, read.Number, read.Next);
        }

        foreach ((string key, JsonNode? number) in merged[isCamel ? "counts" : "Counts"]?.AsObject() ?? [])
            value.Counts[int.Parse(key, System.Globalization.CultureInfo.InvariantCulture)] = number!.GetValue<int>();
        return value;
    }

    private static System.Text.Json.Serialization.Metadata.JsonTypeInfo<Residence> Metadata => ChangeMetadata.Default.Residence;

    private static readonly System.Text.Json.Serialization.Metadata.JsonTypeInfo<Residence> WebMetadata =
        new ChangeMetadata(new JsonSerializerOptions(JsonSerializerDefaults.Web)).Residence;

    internal static void Created(Tally tally, DeterministicRandom random, string told, bool hasNulls)
    {
        string first = new PatchDocuments(random, Nulls.None).Profile().ToJsonString();
        string second = new PatchDocuments(random, hasNulls ? Nulls.Values : Nulls.None).Profile().ToJsonString();
        SpanPatchCodec<Profile> codec = PatchCodecs.Profile;
        Profile before = WithFilled(codec, first), after = WithFilled(codec, second);
        JsonNode? wanted = JsonNode.Parse(codec.SerializeToUtf8Bytes(after));
        byte[] patch;
        try
        {
            patch = codec.CreateMergePatch(before, after);
        }
        catch (NotSupportedException failure)
        {
            // Only a document with null in what is no member may say so.
            tally.Require(hasNulls, "cannot be said", () => $"{told}: {first} to {second}: {failure.Message}");
            return;
        }

        JsonNode? byReference = MergeReference.Apply(JsonNode.Parse(codec.SerializeToUtf8Bytes(before)), JsonNode.Parse(patch));
        tally.Require(
            AreEqual(byReference, wanted), "created", () => $"{told}: {first} to {second}: {Encoding.UTF8.GetString(patch)}");
        string actual = codec.SerializeToString(codec.ApplyMergePatch(before, patch));
        tally.Require(
            JsonNode.DeepEquals(JsonNode.Parse(actual), wanted), "created and applied",
            () => $"{told}: {first} to {second}: {Encoding.UTF8.GetString(patch)} made {actual}");
    }

    /// <summary>A value of which the members without setters have something too.</summary>
    private static Profile WithFilled(SpanPatchCodec<Profile> codec, string document) =>
        codec.ApplyMergePatch(codec.Deserialize(document), Encoding.UTF8.GetBytes(document))!;

    private static bool AreEqual(JsonNode? one, JsonNode? other) =>
        JsonNode.DeepEquals(MergeReference.WithoutNulls(one), MergeReference.WithoutNulls(other));

    private static void Optionals(Tally tally, DeterministicRandom random)
    {
        string document = new PatchDocuments(random, Nulls.Removals).Profile().ToJsonString();
        ProfileChange own = ChangeCodecs.ProfileChange.Deserialize(document)!;
        ProfileChange theirs = JsonSerializer.Deserialize(document, ChangeMetadata.Default.ProfileChange)!;
        string expected = JsonSerializer.Serialize(theirs, ChangeMetadata.Default.ProfileChange);
        tally.Require(ChangeCodecs.ProfileChange.SerializeToString(own) == expected, "optional", () => $"{document}: {expected}");
        tally.Require(
            (own.Age, own.Name, own.Weight, own.Mood).Equals((theirs.Age, theirs.Name, theirs.Weight, theirs.Mood)),
            "optional values", () => document);
    }
}
