using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

namespace JsonAot.Payloads;

/// <summary>
/// Other values of a payload's type, of the same shape: other digits, other lengths of texts and numbers, other counts. One small document
/// read again and again is learnt by the processor's branch prediction, and then costs less than it does in a program.
/// </summary>
public static class Variants
{
    public const int Count = 64;

    /// <summary>Larger documents have enough variety in themselves.</summary>
    public const int LargestDocument = 10_000;

    private const int Seed = 20_261_122;

    /// <returns>Values that are the same on every machine.</returns>
    public static IReadOnlyList<Payload<T>> Of<T>(Payload<T> payload)
        where T : class
    {
        var random = new DeterministicRandom(Seed);
        return
        [
            .. Enumerable.Range(0, Count)
                .Select(_ => payload.With(JsonSerializer.Deserialize(OneOf(payload, random), payload.Metadata)!)),
        ];
    }

    /// <summary>Changes one value after the other, and takes back what the type does not accept.</summary>
    private static byte[] OneOf<T>(Payload<T> payload, DeterministicRandom random)
        where T : class
    {
        // A document that is a value alone is replaced in what stands around it.
        var around = new JsonArray(JsonNode.Parse(payload.CanonicalUtf8));
        foreach (JsonNode node in Below(around).ToArray())
        {
            if (VariedNode.Of(node, random) is not { } other)
                continue;
            JsonNode parent = node.Parent!;
            Action<JsonNode> put = parent is JsonArray array
                ? Putting(array, node.GetElementIndex())
                : Putting(parent.AsObject(), node.GetPropertyName());
            put(other);
            if (!Accepts(payload, Document(around)))
                put(node);
        }

        return Document(around);
    }

    private static byte[] Document(JsonArray around) => JsonSerializer.SerializeToUtf8Bytes(around[0], VariantsJson.Default.JsonNode);

    private static Action<JsonNode> Putting(JsonArray array, int index) => node => array[index] = node;

    private static Action<JsonNode> Putting(JsonObject members, string name) => node => members[name] = node;

    /// <summary>Inner values before what holds them: an array is repeated with elements that differ.</summary>
    private static IEnumerable<JsonNode> Below(JsonNode? node) => node switch
    {
        JsonArray array => array.SelectMany(Itself),
        JsonObject members => members.SelectMany(member => Itself(member.Value)),
        _ => [],
    };

    private static IEnumerable<JsonNode> Itself(JsonNode? node) => node is null ? [] : Below(node).Append(node);

    private static bool Accepts<T>(Payload<T> payload, byte[] document)
        where T : class
    {
        try
        {
            T? value = JsonSerializer.Deserialize(document, payload.Metadata);
            return value is not null
                && JsonDifference.Between(document, JsonSerializer.SerializeToUtf8Bytes(value, payload.Metadata)).Count == 0;
        }
        catch (Exception exception) when (
            exception is JsonException or InvalidOperationException or ArgumentException or FormatException or OverflowException)
        {
            return false;
        }
    }
}

[JsonSerializable(typeof(JsonNode))]
internal sealed partial class VariantsJson : JsonSerializerContext;
