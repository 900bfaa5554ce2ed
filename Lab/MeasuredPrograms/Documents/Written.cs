using System.Text.Json;

namespace JsonAot.Lab.MeasuredPrograms.Documents;

/// <summary>Compares two documents by the letters of each value, and the order of names.</summary>
internal static class Written
{
    private const string Absent = "absent";

    private static readonly JsonDocumentOptions Deep = new() { MaxDepth = 1000 };

    internal static IEnumerable<DocumentDifference> Differences(string first, string second)
    {
        try
        {
            using var one = JsonDocument.Parse(first, Deep);
            using var other = JsonDocument.Parse(second, Deep);
            var found = new List<DocumentDifference>();
            Compare(found, "$", one.RootElement, other.RootElement);
            return found;
        }
        catch (JsonException)
        {
            // One of them is not JSON.
            return first == second ? [] : [new DocumentDifference("$", first, second)];
        }
    }

    private static void Compare(List<DocumentDifference> found, string path, JsonElement one, JsonElement other)
    {
        switch (one.ValueKind, other.ValueKind)
        {
            case (JsonValueKind.Object, JsonValueKind.Object):
                CompareMembers(found, path, one, other);
                break;
            case (JsonValueKind.Array, JsonValueKind.Array):
                if (one.GetArrayLength() != other.GetArrayLength())
                    Add(found, path, $"{one.GetArrayLength()} elements", $"{other.GetArrayLength()} elements");
                foreach ((int i, (JsonElement left, JsonElement right)) in one.EnumerateArray().Zip(other.EnumerateArray()).Index())
                    Compare(found, $"{path}[{i}]", left, right);
                break;
            default:
                Add(found, path, one.GetRawText(), other.GetRawText());
                break;
        }
    }

    private static void CompareMembers(List<DocumentDifference> found, string path, JsonElement one, JsonElement other)
    {
        string[] names = [.. one.EnumerateObject().Select(member => member.Name)];
        string[] others = [.. other.EnumerateObject().Select(member => member.Name)];
        string[] both = [.. names.Intersect(others)];
        foreach (string name in both)
            Compare(found, $"{path}.{name}", one.GetProperty(name), other.GetProperty(name));
        foreach (string name in names.Except(others))
            Add(found, $"{path}.{name}", one.GetProperty(name).GetRawText(), Absent);
        foreach (string name in others.Except(names))
            Add(found, $"{path}.{name}", Absent, other.GetProperty(name).GetRawText());
        foreach (string name in both)
            Add(found, $"{path}.{name}", Times(names, name), Times(others, name));
        string[] order = [.. others.Distinct().Intersect(both)];
        if (!both.SequenceEqual(order))
            Add(found, path, $"order {string.Join(", ", both)}", $"order {string.Join(", ", order)}");
    }

    private static string Times(string[] names, string name) => $"written {names.Count(one => one == name)} times";

    private static void Add(List<DocumentDifference> found, string path, string one, string other)
    {
        if (one != other)
            found.Add(new DocumentDifference(path, one, other));
    }
}
