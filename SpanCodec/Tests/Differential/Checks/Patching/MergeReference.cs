using System.Text.Json.Nodes;

namespace SpanCodecs.Tests.Checks;

/// <summary>RFC 7396, section 2, word by word, over nodes.</summary>
internal static class MergeReference
{
    internal static JsonNode? Apply(JsonNode? target, JsonNode? patch)
    {
        if (patch is not JsonObject changes)
            return patch?.DeepClone();
        JsonObject result = target is JsonObject known ? (JsonObject)known.DeepClone() : [];
        foreach ((string name, JsonNode? value) in changes)
        {
            if (value is null)
            {
                result.Remove(name);
                continue;
            }

            result.TryGetPropertyValue(name, out JsonNode? old);
            result[name] = Apply(old, value);
        }

        return result;
    }

    /// <summary>Takes away members that are null: a type with members has them all.</summary>
    internal static JsonNode? WithoutNulls(JsonNode? node)
    {
        if (node is not JsonObject members)
            return node?.DeepClone();
        var result = new JsonObject();
        foreach ((string name, JsonNode? value) in members)
        {
            if (value is not null)
                result[name] = WithoutNulls(value);
        }

        return result;
    }
}
