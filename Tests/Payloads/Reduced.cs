using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace JsonAot.Tests.Payloads;

/// <summary>A payload with its sample cut down to what shows something new: for checks of what is read, not of how much.</summary>
internal static class Reduced
{
    private const int Large = 1_000_000;

    // Cutting megabytes takes longer than the checks after it. The value is read anew each time: other tests change the time zone.
    private static readonly ConditionalWeakTable<IPayload, byte[]> Documents = [];

    internal static Payload<T> Of<T>(Payload<T> whole)
        where T : class =>
        // What is left of a graph would refer to what is cut.
        whole.PreservesReferences ? whole
        : whole.With(JsonSerializer.Deserialize(Documents.GetValue(whole, DocumentOf), whole.Metadata)!);

    /// <summary>Cut down where it has megabytes, which slow contenders take seconds for: JSONAOT_THOROUGH=1 has all of them.</summary>
    internal static Payload<T> WhereLarge<T>(Payload<T> whole)
        where T : class => Thorough.IsAsked || whole.CanonicalUtf8.Length < Large ? whole : Of(whole);

    // Keeps only the elements of a collection that show a member, or a kind of value in it, for the first time.
    private static byte[] DocumentOf(IPayload payload) =>
        JsonSerializer.SerializeToUtf8Bytes(Cut(JsonNode.Parse(payload.CanonicalUtf8), "$", []));

    private static JsonNode? Cut(JsonNode? node, string path, HashSet<(string Path, JsonValueKind Kind)> seen)
    {
        seen.Add((path, node?.GetValueKind() ?? JsonValueKind.Null));
        switch (node)
        {
            case JsonObject members:
                return new JsonObject(
                    members.Select(member => KeyValuePair.Create(member.Key, Cut(member.Value, $"{path}.{member.Key}", seen))));
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
