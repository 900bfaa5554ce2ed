using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using Member = System.Collections.Generic.KeyValuePair<string, System.Text.Json.Nodes.JsonNode?>;

namespace JsonAot.Tests.Payloads;

/// <summary>Other documents made from one: with a leaf changed, or the same value in an unusual form.</summary>
internal static class DocumentChanges
{
    /// <summary>Tried in turn in the place of a leaf, until its type takes one.</summary>
    private static readonly string[] Substitutes =
    [
        "1", "2", "\"z\"", "\"2020-02-02T02:02:02\"", "\"2020-02-02T02:02:02Z\"", "\"3.02:01:00\"", "\"QUJD\"",
        "\"00000000-0000-0000-0000-000000000001\"", "true", "false", "[]", "{}",
    ];

    /// <summary>Every leaf of the document, by path. Names of objects and types are none: another name is another document's.</summary>
    internal static IEnumerable<string> Leaves(byte[] utf8) => Leaves(JsonNode.Parse(utf8), "$");

    /// <summary>The document as it is after a change of one leaf that its type accepts and that is not the same value.</summary>
    internal static T ChangeLeaf<T>(Payload<T> payload, byte[] utf8, string path)
        where T : class
    {
        foreach (string substitute in Substitutes)
        {
            byte[] changed = Replace(utf8, path, JsonNode.Parse(substitute));
            try
            {
                T value = JsonSerializer.Deserialize(changed, payload.Metadata)!;
                if (!JsonSerializer.SerializeToUtf8Bytes(value, payload.Reference).AsSpan().SequenceEqual(utf8))
                    return value;
            }
            catch (JsonException)
            {
                // Not of this leaf's type.
            }
        }

        throw new InvalidOperationException($"Nothing could take the place of {path}.");
    }

    internal static byte[] Replace(byte[] utf8, string path, JsonNode? replacement)
    {
        JsonNode root = JsonNode.Parse(utf8)!;
        JsonNode parent = root;
        string[] steps = path.Split('\u001f')[1..];
        foreach (string step in steps[..^1])
            parent = parent is JsonArray array ? array[int.Parse(step)]! : parent[step]!;
        if (parent is JsonArray elements)
            elements[int.Parse(steps[^1])] = replacement;
        else
            parent[steps[^1]] = replacement;
        return Encoding.UTF8.GetBytes(root.ToJsonString());
    }

    /// <summary>Copies of the document, one for each of its arrays that has elements, with the last one missing.</summary>
    internal static IEnumerable<byte[]> WithAnElementLess(byte[] utf8)
    {
        int arrays = Arrays(JsonNode.Parse(utf8)!).Count();
        for (int i = 0; i < arrays; i++)
        {
            JsonNode root = JsonNode.Parse(utf8)!;
            JsonArray array = Arrays(root).ElementAt(i);
            array.RemoveAt(array.Count - 1);
            yield return Encoding.UTF8.GetBytes(root.ToJsonString());
        }
    }

    /// <summary>Turns members around, the last first.</summary>
    internal static byte[] Reversed(byte[] utf8) => Rewrite(utf8, (_, members) => members.Reverse());

    /// <summary>Puts a member that no type has before each. Dictionaries are left as they are: they have any member.</summary>
    internal static byte[] WithUnknownMembers(byte[] utf8, params string[] dictionaries) => Rewrite(
        utf8,
        (name, members) => dictionaries.Contains(name)
            ? members
            : members.SelectMany(
                (member, index) => (IEnumerable<Member>)[new($"Unknown{index}", JsonNode.Parse("[{\"Id\":[]}]")), member]));

    private static byte[] Rewrite(byte[] utf8, Func<string, IEnumerable<Member>, IEnumerable<Member>> change)
    {
        return Encoding.UTF8.GetBytes(Changed("$", JsonNode.Parse(utf8))!.ToJsonString());

        JsonNode? Changed(string name, JsonNode? node) => node switch
        {
            JsonObject members => new JsonObject(
                change(name, members.Select(member => new Member(member.Key, Changed(member.Key, member.Value))))),
            JsonArray elements => new JsonArray([.. elements.Select(element => Changed(name, element))]),
            _ => node?.DeepClone(),
        };
    }

    private static IEnumerable<string> Leaves(JsonNode? node, string path) => node switch
    {
        JsonObject members => members.Where(member => member.Key is not ("$id" or "$ref" or "$type"))
            .SelectMany(member => Leaves(member.Value, $"{path}\u001f{member.Key}")),
        JsonArray elements => elements.SelectMany((element, index) => Leaves(element, $"{path}\u001f{index}")),
        _ => [path],
    };

    private static IEnumerable<JsonArray> Arrays(JsonNode? node) => node switch
    {
        JsonObject members => members.SelectMany(member => Arrays(member.Value)),
        JsonArray { Count: > 0 } elements => elements.SelectMany(Arrays).Prepend(elements),
        _ => [],
    };
}
