using System.Text.Json;
using System.Text.Json.Nodes;

namespace JsonAot.Tests.Payloads;

/// <summary>
/// A value cut down to what is worth trying leaf by leaf: of every collection only the elements that show a member, or
/// a kind of value in it, for the first time.
/// </summary>
internal static class RepresentativeValue
{
    internal static byte[] DocumentOf(IPayload payload) => JsonSerializer.SerializeToUtf8Bytes(Cut(JsonNode.Parse(payload.CanonicalUtf8), "$", []));

    private static JsonNode? Cut(JsonNode? node, string path, HashSet<(string Path, JsonValueKind Kind)> seen)
    {
        seen.Add((path, node?.GetValueKind() ?? JsonValueKind.Null));
        switch (node)
        {
            case JsonObject members:
                return new JsonObject(members.Select(member => KeyValuePair.Create(member.Key, Cut(member.Value, $"{path}.{member.Key}", seen))));
            case JsonArray elements:
                var kept = new JsonArray();
                foreach (JsonNode? element in elements)
                {
                    int before = seen.Count;
                    JsonNode? cut = Cut(element, path + "[]", seen);
                    if (seen.Count > before)
                        kept.Add(cut);
                }

                return kept;
            default:
                return node?.DeepClone();
        }
    }
}
