using System.Globalization;
using System.Text.Json;
using JsonAot.Try.Samples;

namespace JsonAot.Try.Checking;

/// <summary>Compares a document with what came of it when it was read into the type and written again.</summary>
public static class SampleCheck
{
    private const int MostShown = 60;

    /// <summary>All differences, in the order of the document. The same place in the elements of an array is told once, with how often it occurs.</summary>
    public static IReadOnlyList<SampleFinding> Compare(JsonElement sample, JsonElement written)
    {
        var found = new List<SampleFinding>();
        Compare("$", sample, written, found);
        return
        [
            .. found.GroupBy(finding => (WithoutIndices(finding.Path), finding.Change, Kind(finding))).Select(same => same.Count() == 1
                ? same.First()
                : same.First() with { Text = string.Create(CultureInfo.InvariantCulture, $"{same.First().Text} (and at {same.Count() - 1} more places like it)") }),
        ];
    }

    // Changed values differ from place to place; what became of them does not.
    private static string Kind(SampleFinding finding) => finding.Change == SampleChange.Changed ? "" : finding.Text;

    private static void Compare(string path, JsonElement sample, JsonElement written, List<SampleFinding> found)
    {
        if (sample.ValueKind == JsonValueKind.Object && written.ValueKind == JsonValueKind.Object)
            CompareMembers(path, sample, written, found);
        else if (sample.ValueKind == JsonValueKind.Array && written.ValueKind == JsonValueKind.Array)
            CompareElements(path, sample, written, found);
        else if (sample.ValueKind != written.ValueKind)
            found.Add(new SampleFinding(path, SampleChange.Changed, $"is {Word(sample)} and becomes {Word(written)}: {Show(sample)} is written as "
                + $"{Show(written)}; give the member a type that keeps it"));
        else if (!AreSame(sample, written, out bool reformatted))
            found.Add(new SampleFinding(path, SampleChange.Changed, $"changes: {Show(sample)} is written as {Show(written)}; give the member a type that keeps it"));
        else if (reformatted)
            found.Add(new SampleFinding(path, SampleChange.Reformatted, $"is the same value, written in another way: {Show(sample)} is written as {Show(written)}"));
    }

    private static void CompareMembers(string path, JsonElement sample, JsonElement written, List<SampleFinding> found)
    {
        foreach (JsonProperty member in sample.EnumerateObject())
        {
            string below = Below(path, member.Name);
            if (written.TryGetProperty(member.Name, out JsonElement value))
                Compare(below, member.Value, value, found);
            else if (NameInOtherCase(written, member.Name) is { } other)
                found.Add(new SampleFinding(below, SampleChange.Changed, $"is written under the name '{other}': give the member [JsonPropertyName(\"{member.Name}\")]"));
            else if (member.Value.ValueKind == JsonValueKind.Null)
                found.Add(new SampleFinding(below, SampleChange.Reformatted, "is null and is left out"));
            else
                found.Add(new SampleFinding(below, SampleChange.Dropped, $"is not on the type: add a member for it, or give the one that is meant "
                    + $"[JsonPropertyName(\"{member.Name}\")]"));
        }

        foreach (JsonProperty member in written.EnumerateObject())
        {
            if (!sample.TryGetProperty(member.Name, out _) && NameInOtherCase(sample, member.Name) is null)
                found.Add(new SampleFinding(Below(path, member.Name), SampleChange.Defaulted, $"is not in the sample, and is written as {Show(member.Value)}"));
        }
    }

    private static void CompareElements(string path, JsonElement sample, JsonElement written, List<SampleFinding> found)
    {
        int length = sample.GetArrayLength();
        int writtenLength = written.GetArrayLength();
        if (length != writtenLength)
            found.Add(new SampleFinding(path, SampleChange.Changed, string.Create(CultureInfo.InvariantCulture, $"has {length} elements, and {writtenLength} are written")));
        for (int i = 0; i < Math.Min(length, writtenLength); i++)
            Compare(string.Create(CultureInfo.InvariantCulture, $"{path}[{i}]"), sample[i], written[i], found);
    }

    private static bool AreSame(JsonElement sample, JsonElement written, out bool reformatted)
    {
        reformatted = false;
        if (sample.ValueKind == JsonValueKind.String)
        {
            if (sample.ValueEquals(written.GetString()))
                return true;
            reformatted = TimeText.AreSame(sample, written)
                // "abc" and "ABC" are one GUID.
                || sample.TryGetGuid(out Guid guid) && written.TryGetGuid(out Guid same) && guid == same;
            return reformatted;
        }

        if (sample.ValueKind != JsonValueKind.Number)
            return true;
        reformatted = sample.GetRawText() != written.GetRawText();
        return NumberText.AreSame(sample.GetRawText(), written.GetRawText());
    }

    private static string? NameInOtherCase(JsonElement element, string name)
    {
        foreach (JsonProperty member in element.EnumerateObject())
        {
            if (member.Name.Equals(name, StringComparison.OrdinalIgnoreCase))
                return member.Name;
        }

        return null;
    }

    private static string Below(string path, string name) =>
        name.Length > 0 && name.All(letter => char.IsLetterOrDigit(letter) || letter is '_' or '-' or '$' or '@') ? $"{path}.{name}" : $"{path}['{name}']";

    private static string WithoutIndices(string path) =>
        string.Join("[]", path.Split('[').Select((part, index) =>
            index > 0 && part.Length > 0 && char.IsAsciiDigit(part[0]) ? part[(part.IndexOf(']', StringComparison.Ordinal) + 1)..] : part));

    private static string Word(JsonElement value) => value.ValueKind switch
    {
        JsonValueKind.Object => "an object",
        JsonValueKind.Array => "an array",
        JsonValueKind.String => "a text",
        JsonValueKind.Number => "a number",
        JsonValueKind.Null => "null",
        _ => "true or false",
    };

    private static string Show(JsonElement value)
    {
        string text = value.GetRawText();
        return text.Length <= MostShown ? text : string.Concat(text.AsSpan(0, MostShown - 3), "...");
    }
}
