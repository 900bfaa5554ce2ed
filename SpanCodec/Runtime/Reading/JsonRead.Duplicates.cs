using System.Text.Json.Nodes;

namespace SpanCodecs.Support;

// AllowDuplicateProperties = false: what has an entry of the name already takes no other.
public static partial class JsonRead
{
    /// <summary>An entry whose value ended right before <paramref name="position"/>.</summary>
    public static void AddEntry<TKey, TValue>(
        Dictionary<TKey, TValue> entries, TKey key, TValue value, ReadOnlySpan<byte> json, int position)
        where TKey : notnull
    {
        if (!entries.TryAdd(key, value))
            throw JsonFail.DuplicateKey(json, position);
    }

    /// <summary>Adds an entry to any other dictionary.</summary>
    public static void AddEntry<TKey, TValue>(
        IDictionary<TKey, TValue> entries, TKey key, TValue value, ReadOnlySpan<byte> json, int position)
        where TKey : notnull
    {
        if (!entries.TryAdd(key, value))
            throw JsonFail.DuplicateKey(json, position);
    }

    /// <summary>An entry of extension data; <paramref name="member"/> is the member that holds it, of <paramref name="type"/>.</summary>
    public static void AddUnknown<TValue>(
        IDictionary<string, TValue> entries, string name, TValue value, ReadOnlySpan<byte> json, int position, string member, Type type)
    {
        if (!entries.TryAdd(name, value))
            throw JsonFail.Duplicate(json, position, member, type);
    }

    /// <summary>Adds an unknown member that is kept as a node.</summary>
    public static void AddUnknown(
        JsonObject entries, string name, JsonNode? value, ReadOnlySpan<byte> json, int position, string member, Type type)
    {
        _ = (member, type);
        if (entries.ContainsKey(name))
            throw JsonFail.DuplicateNode(json, position, name);
        entries.Add(name, value);
    }
}
