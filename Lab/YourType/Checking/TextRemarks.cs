using System.Text.Json;
using JsonAot.Lab.YourType.Finding;
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
    private readonly FoundType _type;

    private TextRemarks(FoundType type) => _type = type;

    internal static IEnumerable<SampleFinding> Of(JsonElement sample, FoundType type)
    {
        var remarks = new TextRemarks(type);
        remarks.Visit("$", sample, type.Root, type);
        return remarks._places.Values
            .Where(place => place.Texts.TypeName() != "string")
            .Select(place => new SampleFinding(place.Path, SampleChange.ReadAsText, Describe(place.Texts)));
    }

    private static string Describe(TextsSeen texts)
    {
        string what = texts.TypeName() == "Guid" ? "GUID" : "date";
        return texts.Count == 1
            ? $"is read as text: its value is a {what}, which a {texts.TypeName()} keeps"
            : $"is read as text: all {texts.Count} values are {what}s, which a {texts.TypeName()} keeps";
    }

    private void Visit(string path, JsonElement value, Shape shape, object place)
    {
        switch (value.ValueKind, shape)
        {
            case (_, NullableShape nullable):
                Visit(path, value, nullable.Inner, place);
                break;
            case (JsonValueKind.Object, ObjectShape known):
                foreach (JsonProperty property in value.EnumerateObject())
                {
                    if (known.MemberOf(property.Name, _type.Policy, _type.ReadsAnyCase) is { } member)
                        Visit(SampleCheck.Below(path, property.Name), property.Value, member.Shape, member);
                }

                break;
            case (JsonValueKind.Object, MapShape map):
                foreach (JsonProperty entry in value.EnumerateObject())
                    Visit($"{path}[*]", entry.Value, map.Value, place);
                break;
            case (JsonValueKind.Array, SequenceShape sequence):
                foreach (JsonElement element in value.EnumerateArray())
                    Visit($"{path}[]", element, sequence.Element, place);
                break;
            case (JsonValueKind.String, ScalarShape { Type.SpecialType: Microsoft.CodeAnalysis.SpecialType.System_String }):
                if (!_places.TryGetValue(place, out (string Path, TextsSeen Texts) seen))
                    _places[place] = seen = (path, new TextsSeen());
                seen.Texts.Add(value);
                break;
        }
    }
}
