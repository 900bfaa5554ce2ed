using System.Text.Json;

namespace JsonAot;

/// <summary>Names the members in which two documents differ: by path, with both values, without reflection.</summary>
public static class JsonDifference
{
    /// <summary>More than this many lines tell a reader nothing new.</summary>
    public const int Most = 8;

    public static IReadOnlyList<string> Between(ReadOnlyMemory<byte> expectedUtf8, ReadOnlyMemory<byte> actualUtf8)
    {
        using JsonDocument expected = JsonDocument.Parse(expectedUtf8);
        using JsonDocument actual = JsonDocument.Parse(actualUtf8);
        var found = new List<string>();
        Compare("$", expected.RootElement, actual.RootElement, found);
        return found;
    }

    private static void Compare(string path, JsonElement expected, JsonElement actual, List<string> found)
    {
        if (found.Count >= Most)
            return;
        if (expected.ValueKind != actual.ValueKind)
            found.Add($"{path}: {Show(expected)} became {Show(actual)}");
        else if (expected.ValueKind == JsonValueKind.Object)
            CompareMembers(path, expected, actual, found);
        else if (expected.ValueKind == JsonValueKind.Array)
            CompareElements(path, expected, actual, found);
        else if (!Same(expected, actual))
            found.Add($"{path}: {Show(expected)} became {Show(actual)}");
    }

    private static bool Same(JsonElement expected, JsonElement actual) => expected.ValueKind == JsonValueKind.String
        ? expected.GetString() == actual.GetString()
        : expected.GetRawText() == actual.GetRawText();

    private static void CompareMembers(string path, JsonElement expected, JsonElement actual, List<string> found)
    {
        foreach (JsonProperty member in expected.EnumerateObject())
        {
            string memberPath = $"{path}.{member.Name}";
            if (actual.TryGetProperty(member.Name, out JsonElement value))
                Compare(memberPath, member.Value, value, found);
            else
                found.Add($"{memberPath}: lost");
        }

        foreach (JsonProperty member in actual.EnumerateObject())
        {
            if (!expected.TryGetProperty(member.Name, out _))
                found.Add($"{path}.{member.Name}: added");
        }
    }

    private static void CompareElements(string path, JsonElement expected, JsonElement actual, List<string> found)
    {
        int expectedLength = expected.GetArrayLength();
        int actualLength = actual.GetArrayLength();
        if (expectedLength != actualLength)
            found.Add($"{path}: {expectedLength} elements became {actualLength}");
        for (int i = 0; i < Math.Min(expectedLength, actualLength); i++)
            Compare($"{path}[{i}]", expected[i], actual[i], found);
    }

    public static string Show(JsonElement element)
    {
        string text = element.GetRawText();
        return text.Length <= 60 ? text : string.Concat(text.AsSpan(0, 57), "...");
    }
}
