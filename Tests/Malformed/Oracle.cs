using System.Text.Json;
using System.Text.Unicode;

namespace JsonAot.Tests.Malformed;

/// <summary>Says whether a document is JSON, independently of the code under test.</summary>
internal static class Oracle
{
    internal static bool IsWellFormed(byte[] utf8)
    {
        // JsonDocument looks into a text only when it is asked for it, and so accepts bytes that are not UTF-8.
        if (!Utf8.IsValid(utf8))
            return false;
        try
        {
            using JsonDocument document = JsonDocument.Parse(utf8);
            Decode(document.RootElement);
            return true;
        }
        catch (Exception problem) when (problem is JsonException or InvalidOperationException)
        {
            return false;
        }
    }

    private static void Decode(JsonElement element)
    {
        if (element.ValueKind == JsonValueKind.String)
            element.GetString();
        else if (element.ValueKind == JsonValueKind.Array)
            DecodeElements(element);
        else if (element.ValueKind == JsonValueKind.Object)
            DecodeMembers(element);
    }

    private static void DecodeElements(JsonElement array)
    {
        foreach (JsonElement element in array.EnumerateArray())
            Decode(element);
    }

    private static void DecodeMembers(JsonElement members)
    {
        foreach (JsonProperty member in members.EnumerateObject())
        {
            _ = member.Name;
            Decode(member.Value);
        }
    }
}
