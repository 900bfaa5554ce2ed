using System.Text.Json;
using System.Text.RegularExpressions;
using JsonAot.Lab.YourType.Inference;
using static JsonAot.JsonDifference;

namespace JsonAot.Lab.YourType;

/// <summary>Compares a document with what came of it when it was read into the type and written again.</summary>
public sealed class SampleCheck
{
    private readonly List<(string Path, string Text)> _found = [];

    /// <summary>
    /// What is lost, in the order of the document, such as <c>$.items[3].sku is not on the type</c>: not what is the same value in other
    /// words. The same place in the elements of an array is told once, with how often it occurs.
    /// </summary>
    public static IReadOnlyList<string> Compare(JsonElement sample, JsonElement written)
    {
        var check = new SampleCheck();
        check.Compare("$", sample, written);
        var places = check._found.GroupBy(loss => Regex.Replace(loss.Path, @"\[\d+\]", "[]"));
        return [.. places.Select(same => $"{same.First().Path} {same.First().Text}{More(same.Count() - 1)}")];

        static string More(int others) => others == 0 ? "" : $" (and at {others} more places like it)";
    }

    private void Compare(string path, JsonElement sample, JsonElement written)
    {
        if (sample.ValueKind == JsonValueKind.Object && written.ValueKind == JsonValueKind.Object)
            CompareMembers(path, sample, written);
        else if (sample.ValueKind == JsonValueKind.Array && written.ValueKind == JsonValueKind.Array)
            CompareElements(path, sample, written);
        else if (sample.ValueKind != written.ValueKind || !AreSame(sample, written))
            _found.Add((path, $"changes: {Show(sample)} is written as {Show(written)}; give {Keeper(sample, written)}"));
    }

    private void CompareMembers(string path, JsonElement sample, JsonElement written)
    {
        foreach (JsonProperty member in sample.EnumerateObject())
        {
            string below = $"{path}.{member.Name}";
            if (written.TryGetProperty(member.Name, out JsonElement value))
                Compare(below, member.Value, value);
            else if (member.Value.ValueKind != JsonValueKind.Null)
                _found.Add((below, "is not on the type: add a member for it, "
                    + $"or give the one that is meant [JsonPropertyName(\"{member.Name}\")]"));
        }
    }

    private void CompareElements(string path, JsonElement sample, JsonElement written)
    {
        if (sample.GetArrayLength() != written.GetArrayLength())
            _found.Add((path, $"has {sample.GetArrayLength()} elements, and {written.GetArrayLength()} are written"));
        // An element by its number is looked for from the first one on.
        foreach ((int i, (JsonElement one, JsonElement other)) in sample.EnumerateArray().Zip(written.EnumerateArray()).Index())
            Compare($"{path}[{i}]", one, other);
    }

    /// <summary>Enums are read in any case, and written in theirs.</summary>
    private static string Keeper(JsonElement sample, JsonElement written) =>
        (sample.ValueKind, written.ValueKind) == (JsonValueKind.String, JsonValueKind.String)
            && string.Equals(sample.GetString(), written.GetString(), StringComparison.OrdinalIgnoreCase)
            ? $"the value of its enum [JsonStringEnumMemberName({Show(sample)})]"
            : "the member a type that keeps it";

    /// <summary>1.0 and 1 are one number, "abc" and "ABC" one GUID.</summary>
    private static bool AreSame(JsonElement sample, JsonElement written) => sample.ValueKind switch
    {
        JsonValueKind.Number => ScalarType.AreOneNumber(sample, written),
        JsonValueKind.String => sample.ValueEquals(written.GetString())
            || ScalarType.AreOneMoment(sample, written) || AreOneGuid(sample, written),
        _ => true,
    };

    private static bool AreOneGuid(JsonElement sample, JsonElement written) =>
        sample.TryGetGuid(out Guid guid) && written.TryGetGuid(out Guid same) && guid == same;
}
