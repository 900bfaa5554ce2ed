using System.Text.Json;
using System.Text.Json.Nodes;

namespace SpanCodecs.Support;

/// <summary>RFC 7396 word by word, for documents that have no type.</summary>
internal static class NodeMerging
{
    /// <summary>
    /// Changes the target where it can be, and returns what comes of it. With <paramref name="anyCase"/> a name that is not there as it is
    /// stands for one that differs in case.
    /// </summary>
    internal static JsonNode? Merge(JsonNode? target, JsonElement patch, bool anyCase)
    {
        if (patch.ValueKind != JsonValueKind.Object)
            return Node(patch);
        JsonObject result = target as JsonObject ?? [];
        foreach (JsonProperty member in patch.EnumerateObject())
            MergeMember(result, member.Name, member.Value, anyCase);
        return result;
    }

    internal static void MergeMember(JsonObject target, string name, JsonElement patch, bool anyCase)
    {
        if (anyCase && !target.ContainsKey(name))
            name = target.FirstOrDefault(member => member.Key.Equals(name, StringComparison.OrdinalIgnoreCase)).Key ?? name;
        if (patch.ValueKind == JsonValueKind.Null)
        {
            target.Remove(name);
            return;
        }

        target.TryGetPropertyValue(name, out JsonNode? held);
        JsonNode? merged = Merge(held, patch, anyCase);
        // A node that is in a tree already cannot be put there again.
        if (!ReferenceEquals(merged, held))
            target[name] = merged;
    }

    private static JsonNode? Node(JsonElement value) => value.ValueKind switch
    {
        JsonValueKind.Null => null,
        JsonValueKind.Array => JsonArray.Create(value),
        _ => JsonValue.Create(value),
    };
}
