using System.Text.Json;
using System.Text.RegularExpressions;
using JsonAot.Lab.YourType.Samples;

namespace JsonAot.Lab.YourType.Checking;

/// <summary>Compares a document with what came of it when it was read into the type and written again.</summary>
public sealed class SampleCheck
{
    private const int MostShown = 60;

    private readonly List<SampleLoss> _found = [];

    private SampleCheck()
    {
    }

    /// <summary>
    /// What is lost, in the order of the document: not what is the same value in other words. The same place in the elements of an array
    /// is told once, with how often it occurs.
    /// </summary>
    public static IReadOnlyList<SampleLoss> Compare(JsonElement sample, JsonElement written)
    {
        var check = new SampleCheck();
        check.Compare("$", sample, written);
        return
        [
            .. check._found.GroupBy(loss => Regex.Replace(loss.Path, @"\[\d+\]", "[]")).Select(same => same.Count() == 1 ? same.First()
                : same.First() with { Text = $"{same.First().Text} (and at {same.Count() - 1} more places like it)" }),
        ];
    }

    private void Compare(string path, JsonElement sample, JsonElement written)
    {
        if (sample.ValueKind == JsonValueKind.Object && written.ValueKind == JsonValueKind.Object)
            CompareMembers(path, sample, written);
        else if (sample.ValueKind == JsonValueKind.Array && written.ValueKind == JsonValueKind.Array)
            CompareElements(path, sample, written);
        else if (sample.ValueKind != written.ValueKind || !AreSame(sample, written))
            Add(path, $"changes: {Show(sample)} is written as {Show(written)}; give {Keeper(sample, written)}");
    }

    private void CompareMembers(string path, JsonElement sample, JsonElement written)
    {
        foreach (JsonProperty member in sample.EnumerateObject())
        {
            string below = Below(path, member.Name);
            if (written.TryGetProperty(member.Name, out JsonElement value))
                Compare(below, member.Value, value);
            else if (member.Value.ValueKind != JsonValueKind.Null)
                Add(below, "is not on the type: add a member for it, or give the one that is meant "
                    + $"[JsonPropertyName(\"{member.Name}\")]");
        }
    }

    private void CompareElements(string path, JsonElement sample, JsonElement written)
    {
        (int length, int writtenLength) = (sample.GetArrayLength(), written.GetArrayLength());
        if (length != writtenLength)
            Add(path, $"has {length} elements, and {writtenLength} are written");
        // An element by its number is looked for from the first one on.
        foreach ((int i, (JsonElement one, JsonElement other)) in sample.EnumerateArray().Zip(written.EnumerateArray()).Index())
            Compare($"{path}[{i}]", one, other);
    }

    private void Add(string path, string text) => _found.Add(new SampleLoss(path, text));

    /// <summary>Enums are read in any case, and written in theirs.</summary>
    private static string Keeper(JsonElement sample, JsonElement written) =>
        (sample.ValueKind, written.ValueKind) == (JsonValueKind.String, JsonValueKind.String)
            && string.Equals(sample.GetString(), written.GetString(), StringComparison.OrdinalIgnoreCase)
            ? $"the value of its enum [JsonStringEnumMemberName({Show(sample)})]"
            : "the member a type that keeps it";

    private static bool AreSame(JsonElement sample, JsonElement written) => sample.ValueKind switch
    {
        // "abc" and "ABC" are one GUID.
        JsonValueKind.String => sample.ValueEquals(written.GetString()) || TimeText.AreSame(sample, written)
            || sample.TryGetGuid(out Guid guid) && written.TryGetGuid(out Guid same) && guid == same,
        JsonValueKind.Number => NumberText.AreSame(sample.GetRawText(), written.GetRawText()),
        _ => true,
    };

    private static string Below(string path, string name) =>
        name.Length > 0 && name.All(letter => char.IsLetterOrDigit(letter) || letter is '_' or '-' or '$' or '@')
            ? $"{path}.{name}"
            : $"{path}['{name}']";

    private static string Show(JsonElement value)
    {
        string text = value.GetRawText();
        return text.Length <= MostShown ? text : string.Concat(text.AsSpan(0, MostShown - 3), "...");
    }
}

/// <summary>One place where a document is not what was read into the type and written again.</summary>
/// <param name="Path">As in <c>$.items[3].sku</c>.</param>
/// <param name="Text">What happened there, and what to do about it.</param>
public sealed record SampleLoss(string Path, string Text)
{
    public override string ToString() => $"{Path} {Text}";
}
