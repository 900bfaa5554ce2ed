using System.Text.Json;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Samples;

namespace JsonAot.Lab.YourType.Checking;

/// <summary>Compares a document with what came of it when it was read into the type and written again.</summary>
public static class SampleCheck
{
    private const int MostShown = 60;

    /// <summary>
    /// All differences, in the order of the document. The same place in the elements of an array is told once, with how often it occurs.
    /// </summary>
    /// <param name="type">What the document was read into: it says what names and texts mean. Null where nothing is known of it.</param>
    public static IReadOnlyList<SampleFinding> Compare(JsonElement sample, JsonElement written, FoundType? type = null)
    {
        var found = new List<SampleFinding>();
        var texts = new TextRemarks();
        new DocumentPair(type, found, texts).Compare("$", sample, written, type?.Root, texts);
        return
        [
            .. found.GroupBy(finding => (WithoutIndices(finding.Path), finding.Change, Kind(finding))).Select(same => same.Count() == 1
                ? same.First()
                : same.First() with { Text = $"{same.First().Text} (and at {same.Count() - 1} more places like it)" }),
            .. texts.Findings,
        ];
    }

    // Changed values differ from place to place; what became of them does not.
    private static string Kind(SampleFinding finding) => finding.Change == SampleChange.Changed ? "" : finding.Text;

    internal static bool AreSame(JsonElement sample, JsonElement written, out bool reformatted)
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

    internal static string? NameInOtherCase(JsonElement element, string name)
    {
        foreach (JsonProperty member in element.EnumerateObject())
        {
            if (member.Name.Equals(name, StringComparison.OrdinalIgnoreCase))
                return member.Name;
        }

        return null;
    }

    internal static string Below(string path, string name) =>
        name.Length > 0 && name.All(letter => char.IsLetterOrDigit(letter) || letter is '_' or '-' or '$' or '@')
            ? $"{path}.{name}"
            : $"{path}['{name}']";

    internal static string WithoutIndices(string path) =>
        string.Join("[]", path.Split('[').Select((part, index) =>
            index > 0 && part.Length > 0 && char.IsAsciiDigit(part[0]) ? part[(part.IndexOf(']', StringComparison.Ordinal) + 1)..] : part));

    internal static string Word(JsonElement value) => value.ValueKind switch
    {
        JsonValueKind.Object => "an object",
        JsonValueKind.Array => "an array",
        JsonValueKind.String => "a text",
        JsonValueKind.Number => "a number",
        JsonValueKind.Null => "null",
        _ => "true or false",
    };

    internal static string Show(JsonElement value)
    {
        string text = value.GetRawText();
        return text.Length <= MostShown ? text : string.Concat(text.AsSpan(0, MostShown - 3), "...");
    }
}
