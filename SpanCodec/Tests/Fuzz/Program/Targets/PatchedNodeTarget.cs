using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>Patches of any bytes for a tree, beside RFC 7396 word by word. A zero stands between the document and the patch.</summary>
internal sealed class PatchedNodeTarget() : FuzzTarget("patch/tree", Examples(), ["a", "b", "c", "e"], 0)
{
    private static byte[][] Examples() =>
        [.. PatchChecks.Examples.Select(example => Encoding.UTF8.GetBytes($"{example.Original}\0{example.Patch}"))];

    protected override string? Compare(byte[] input)
    {
        int end = input.AsSpan().IndexOf((byte)0);
        if (end < 0)
            return null;
        byte[] document = input[..end], patch = input[(end + 1)..];
        // Two members with one name are not what the RFC speaks of.
        Attempt<JsonNode?> expected = Attempt.Of(() => MergeReference.Apply(Parsed(document), Parsed(patch)));
        Attempt<JsonNode?> actual = Attempt.Of(() => PatchCodecs.JsonNode.ApplyMergePatch(Parsed(document), patch));
        if (expected.Failure is ArgumentException or InvalidOperationException || HasNoTree(document) || HasNoTree(patch))
            return null;
        if (expected.Failure is not null || actual.Failure is not null)
        {
            return expected.Failure is JsonException && actual.Failure is JsonException ? null
                : $"{Disagreement.Show(input)}: {Attempt.Describe(expected.Failure)} and {Attempt.Describe(actual.Failure)}";
        }

        string one = expected.Value?.ToJsonString() ?? "null", other = actual.Value?.ToJsonString() ?? "null";
        // Two texts that are no UTF-8 are not equal, though both are written with the same characters in place of the bytes.
        return one == other || JsonNode.DeepEquals(expected.Value, actual.Value) ? null
            : $"{Disagreement.Show(input)}: {one} and {other}";
    }

    /// <summary>
    /// A tree tells of what it cannot hold when it is first asked: here all of it is. JsonSerializer refuses a text alone that is no UTF-8,
    /// which JsonNode.Parse takes.
    /// </summary>
    private static JsonNode? Parsed(byte[] json)
    {
        JsonNode? node = JsonSerializer.Deserialize<JsonNode>(json);
        node?.ToJsonString();
        JsonNode.DeepEquals(node, node?.DeepClone());
        return node;
    }

    private static bool HasNoTree(byte[] json) =>
        Attempt.Of(() => JsonDocument.Parse(json, new JsonDocumentOptions { AllowDuplicateProperties = false })).Failure is not null
        && Attempt.Of(() => JsonDocument.Parse(json)).Failure is null;
}
