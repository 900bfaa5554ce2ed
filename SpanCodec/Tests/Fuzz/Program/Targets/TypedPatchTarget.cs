using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>
/// Patches of any bytes for types, applied beside RFC 7396 word by word, and made of two values. The first byte names the type; a zero
/// stands between the document and the patch, or the second document.
/// </summary>
internal sealed class TypedPatchTarget() : FuzzTarget(
    "patch/typed", Seeded(), ["Id", "Name", "Scores", "Words", "$type", "disc", "box", "Radius", "Width", "Label", "X", "Street", "a"], 1)
{
    private static readonly Func<byte[], byte[], string?>[] Kinds =
    [
        .. Of(PatchCodecs.Maker),
        .. Of(PatchCodecs.Fixed),
        .. Of(PatchCodecs.Figure),
        .. Of(PatchCodecs.Whereabouts),
        .. Of(PatchCodecs.Houses),
        .. Of(PatchCodecs.ListInt32),
        .. Of(PatchCodecs.Profile),
    ];

    private static readonly string[] Examples =
    [
        "{\"Id\":1,\"Name\":\"n\",\"Scores\":{\"a\":1,\"b\":2}}\0{\"Name\":null,\"Scores\":{\"a\":null,\"c\":3}}",
        "{\"Id\":1,\"Name\":\"n\",\"Words\":{\"a\":\"1\"}}\0{\"Id\":2,\"Words\":{\"a\":null,\"c\":\"3\"}}",
        "{\"$type\":\"disc\",\"Radius\":1,\"Label\":\"l\"}\0{\"$type\":\"box\",\"Width\":2,\"Label\":null}",
        "{\"X\":1,\"Y\":2}\0{\"Y\":3}",
        "{\"a\":{\"Street\":\"s\",\"Next\":{\"Number\":1}}}\0{\"a\":{\"Next\":null},\"b\":{}}",
        "[1,2]\0[3]",
        "{\"Node\":{\"a\":1},\"x\":{\"y\":1},\"Fixed\":{\"Id\":1}}\0{\"Node\":{\"a\":null},\"x\":{\"z\":[]},\"Fixed\":{\"Name\":\"n\"}}",
    ];

    private static byte[][] Seeded() =>
    [
        .. from kind in Enumerable.Range(0, Examples.Length)
            from way in new[] { 0, 1 }
            select (byte[])[(byte)((2 * kind) + way), .. Encoding.UTF8.GetBytes(Examples[kind])],
    ];

    protected override string? Compare(byte[] input)
    {
        int end = input.AsSpan(1).IndexOf((byte)0) + 1;
        return end < 1 ? null : Kinds[input[0] % Kinds.Length](input[1..end], input[(end + 1)..]);
    }

    private static Func<byte[], byte[], string?>[] Of<T>(SpanPatchCodec<T> codec) =>
        [(document, patch) => Applied(codec, document, patch), (before, after) => Created(codec, before, after)];

    /// <summary>A patch may be refused for what only the type knows; one that is taken makes what the RFC says.</summary>
    private static string? Applied<T>(SpanPatchCodec<T> codec, byte[] document, byte[] patch)
    {
        if (Attempt.Of(() => codec.Deserialize(document)) is not { Failure: null, Value: { } value }
            || Attempt.Of(() => Tree(patch)) is not { Failure: null, Value: var changes }
            || Attempt.Of(() => Tree(codec.SerializeToUtf8Bytes(value))) is not { Failure: null, Value: var before })
            return null;
        Attempt<byte[]> actual = Attempt.Of(() => codec.SerializeToUtf8Bytes(codec.ApplyMergePatch(value, patch)));
        if (actual.Failure is not null)
            return actual.Failure is JsonException or NotSupportedException ? null : $"{Told(document, patch)}: {actual.Failure}";
        JsonNode? merged = MergeReference.Apply(before, changes);
        Attempt<byte[]> expected = Attempt.Of(
            () => codec.SerializeToUtf8Bytes(codec.Deserialize(Encoding.UTF8.GetBytes(merged?.ToJsonString() ?? "null"))));
        return expected.Failure is null && AreEqual(expected.Value, actual.Value) ? null
            : $"{Told(document, patch)}: {Attempt.Describe(expected.Failure)} {Shown(expected.Value)} and {Shown(actual.Value)}";
    }

    private static string? Created<T>(SpanPatchCodec<T> codec, byte[] document, byte[] other)
    {
        if (Attempt.Of(() => codec.Deserialize(document)) is not { Failure: null, Value: { } before }
            || Attempt.Of(() => codec.Deserialize(other)) is not { Failure: null, Value: { } after }
            || Attempt.Of(() => Tree(codec.SerializeToUtf8Bytes(before))).Failure is not null
            || Attempt.Of(() => Tree(codec.SerializeToUtf8Bytes(after))) is not { Failure: null, Value: var wanted })
            return null;
        Attempt<byte[]> patch = Attempt.Of(() => codec.CreateMergePatch(before, after));
        if (patch.Failure is NotSupportedException)
            return HasNull(wanted) ? null : $"{Told(document, other)}: {patch.Failure.Message}";
        if (patch.Failure is not null)
            return $"{Told(document, other)}: {patch.Failure}";
        Attempt<byte[]> made = Attempt.Of(() => codec.SerializeToUtf8Bytes(codec.ApplyMergePatch(before, patch.Value)));
        // Names that are no UTF-8 are kept in extension data as they are, and nothing in them can be merged.
        if (made.Failure is JsonException { InnerException: InvalidOperationException { InnerException: DecoderFallbackException } })
            return null;
        return made.Failure is null && JsonNode.DeepEquals(Tree(made.Value!), wanted) ? null
            : $"{Told(document, other)}: {Shown(patch.Value)} made {made.Failure?.ToString() ?? Shown(made.Value)}";
    }

    /// <summary>All of it, without two members of one name, of which the RFC does not speak.</summary>
    private static JsonNode? Tree(byte[] json)
    {
        JsonDocument.Parse(json, new JsonDocumentOptions { AllowDuplicateProperties = false }).Dispose();
        JsonNode? tree = JsonNode.Parse(json);
        tree?.ToJsonString();
        JsonNode.DeepEquals(tree, tree?.DeepClone());
        return tree;
    }

    private static bool HasNull(JsonNode? node) => node switch
    {
        null => true,
        JsonObject members => members.Any(member => HasNull(member.Value)),
        _ => false,
    };

    private static bool AreEqual(byte[] one, byte[] other) => JsonNode.DeepEquals(
        MergeReference.WithoutNulls(JsonNode.Parse(one)), MergeReference.WithoutNulls(JsonNode.Parse(other)));

    private static string Told(byte[] document, byte[] patch) => $"{Disagreement.Show(document)} {Disagreement.Show(patch)}";

    private static string Shown(byte[]? json) => json is null ? "" : Encoding.UTF8.GetString(json);
}
