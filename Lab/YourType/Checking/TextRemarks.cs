using System.Text.Json;
using JsonAot.Lab.YourType.Inference;

namespace JsonAot.Lab.YourType.Checking;

/// <summary>
/// Members that are texts, and whose values in a sample are all dates or GUIDs. Nothing is lost, but such a type would read other
/// figures.
/// </summary>
internal sealed class TextRemarks
{
    // By the member: the elements of an array are one place, and so are all objects of one type.
    private readonly Dictionary<object, (string Path, TextsSeen Texts)> _places = new(ReferenceEqualityComparer.Instance);

    /// <param name="place">The member, or the document.</param>
    internal void Add(object place, string path, JsonElement text)
    {
        if (!_places.TryGetValue(place, out (string Path, TextsSeen Texts) seen))
            _places[place] = seen = (SampleCheck.WithoutIndices(path), new TextsSeen());
        seen.Texts.Add(text);
    }

    internal IEnumerable<SampleFinding> Findings => _places.Values
        .Where(place => place.Texts.TypeName() != "string")
        .Select(place => new SampleFinding(place.Path, SampleChange.ReadAsText, Describe(place.Texts)));

    private static string Describe(TextsSeen texts)
    {
        string what = texts.TypeName() == "Guid" ? "GUID" : "date";
        return texts.Count == 1
            ? $"is read as text: its value is a {what}, which a {texts.TypeName()} keeps"
            : $"is read as text: all {texts.Count} values are {what}s, which a {texts.TypeName()} keeps";
    }
}
