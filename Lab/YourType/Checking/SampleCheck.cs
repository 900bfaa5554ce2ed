using System.Text.Json;
using JsonAot.Lab.YourType.Samples;

namespace JsonAot.Lab.YourType.Checking;

/// <summary>Compares a document with what came of it when it was read into the type and written again.</summary>
public sealed class SampleCheck
{
    private const int MostShown = 60;

    private readonly List<SampleFinding> _found = [];

    private SampleCheck()
    {
    }

    /// <summary>
    /// All differences, in the order of the document. The same place in the elements of an array is told once, with how often it occurs.
    /// </summary>
    public static IReadOnlyList<SampleFinding> Compare(JsonElement sample, JsonElement written)
    {
        var check = new SampleCheck();
        check.Compare("$", sample, written);
        return
        [
            .. check._found.GroupBy(finding => (WithoutIndices(finding.Path), finding.Change, Kind(finding))).Select(
                same => same.Count() == 1 ? same.First()
                    : same.First() with { Text = $"{same.First().Text} (and at {same.Count() - 1} more places like it)" }),
        ];
    }

    // Changed values differ from place to place; what became of them does not.
    private static string Kind(SampleFinding finding) => finding.Change == SampleChange.Changed ? "" : finding.Text;

    private void Compare(string path, JsonElement sample, JsonElement written)
    {
        if (sample.ValueKind != written.ValueKind)
            Add(path, SampleChange.Changed, $"is {Word(sample)} and becomes {Word(written)}: {Show(sample)} is written as {Show(written)}; "
                + "give the member a type that keeps it");
        else if (sample.ValueKind == JsonValueKind.Object)
            CompareMembers(path, sample, written);
        else if (sample.ValueKind == JsonValueKind.Array)
            CompareElements(path, sample, written);
        else if (!AreSame(sample, written, out bool reformatted))
            Add(path, SampleChange.Changed, $"changes: {Show(sample)} is written as {Show(written)}; give {Keeper(sample, written)}");
        else if (reformatted)
            Add(path, SampleChange.Reformatted, $"is the same value, written in another way: {Show(sample)} is written as {Show(written)}");
    }

    private void CompareMembers(string path, JsonElement sample, JsonElement written)
    {
        foreach (JsonProperty member in sample.EnumerateObject())
        {
            string below = Below(path, member.Name);
            if (written.TryGetProperty(member.Name, out JsonElement value))
                Compare(below, member.Value, value);
            else if (NameInOtherCase(written, member.Name) is { } other)
                Add(below, SampleChange.Changed, $"is written under the name '{other}': give the member {Named(member.Name)}");
            else if (member.Value.ValueKind == JsonValueKind.Null)
                Add(below, SampleChange.Reformatted, "is null and is left out");
            else
                Add(below, SampleChange.Dropped,
                    $"is not on the type: add a member for it, or give the one that is meant {Named(member.Name)}");
        }

        foreach (JsonProperty member in written.EnumerateObject())
        {
            if (!sample.TryGetProperty(member.Name, out _) && NameInOtherCase(sample, member.Name) is null)
                Add(Below(path, member.Name), SampleChange.Defaulted, $"is not in the sample, and is written as {Show(member.Value)}");
        }
    }

    private void CompareElements(string path, JsonElement sample, JsonElement written)
    {
        (int length, int writtenLength) = (sample.GetArrayLength(), written.GetArrayLength());
        if (length != writtenLength)
            Add(path, SampleChange.Changed, $"has {length} elements, and {writtenLength} are written");
        // An element by its number is looked for from the first one on.
        foreach ((int i, (JsonElement one, JsonElement other)) in sample.EnumerateArray().Zip(written.EnumerateArray()).Index())
            Compare($"{path}[{i}]", one, other);
    }

    private void Add(string path, SampleChange change, string text) => _found.Add(new SampleFinding(path, change, text));

    private static string Named(string name) => $"[JsonPropertyName(\"{name}\")]";

    /// <summary>Enums are read in any case, and written in theirs.</summary>
    private static string Keeper(JsonElement sample, JsonElement written) =>
        sample.ValueKind == JsonValueKind.String && sample.GetString()!.Equals(written.GetString(), StringComparison.OrdinalIgnoreCase)
            ? $"the value of its enum [JsonStringEnumMemberName({Show(sample)})]"
            : "the member a type that keeps it";

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

    private static string? NameInOtherCase(JsonElement element, string name) => element.EnumerateObject()
        .Select(member => member.Name).FirstOrDefault(other => other.Equals(name, StringComparison.OrdinalIgnoreCase));

    private static string Below(string path, string name) =>
        name.Length > 0 && name.All(letter => char.IsLetterOrDigit(letter) || letter is '_' or '-' or '$' or '@')
            ? $"{path}.{name}"
            : $"{path}['{name}']";

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

public enum SampleChange
{
    /// <summary>The document has it, and what was written does not.</summary>
    Dropped,

    /// <summary>It is written as another value.</summary>
    Changed,

    /// <summary>The document does not have it. It is written with a default value.</summary>
    Defaulted,

    /// <summary>It is written in another way, and is the same value: 1.0 and 1, Z and +00:00.</summary>
    Reformatted,
}

/// <summary>One place where a document differs after it was read into the type and written again.</summary>
/// <param name="Path">As in <c>$.items[3].sku</c>.</param>
/// <param name="Text">What happened there, and what to do about it.</param>
public sealed record SampleFinding(string Path, SampleChange Change, string Text)
{
    public bool IsLoss => Change is SampleChange.Dropped or SampleChange.Changed;

    public override string ToString() => $"{Path} {Text}";
}
