using System.Text.Json;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>How much of a document a type has members for, by names and kinds of value.</summary>
public sealed class Coverage(NamePolicy policy)
{
    private const int MostPaths = 1000;

    /// <summary>Values of the document that have a place in the type.</summary>
    public int Known { get; private set; }

    /// <summary>Members of objects that the type has.</summary>
    internal int Members { get; private set; }

    /// <summary>Those that have none, each with what is to be done about it.</summary>
    internal List<(string Path, string Text)> Losses { get; } = [];

    internal IReadOnlyList<string> Unknown => [.. Losses.Select(loss => loss.Path)];

    /// <summary>Members that the document names in another case, each with the attribute that gives it that name.</summary>
    internal HashSet<string> OtherCase { get; } = [];

    /// <summary>Members of the root that the document does not have.</summary>
    public int Unused { get; private set; }

    /// <summary>Whether it names the values of enums that no attribute says that of.</summary>
    internal bool NamesEnums { get; private set; }

    internal double Part => Known + Losses.Count == 0 ? 0 : (double)Known / (Known + Losses.Count);

    public static Coverage Of(JsonElement document, Shape shape, NamePolicy policy)
    {
        var coverage = new Coverage(policy);
        coverage.Visit("$", document, shape);
        if (document.ValueKind == JsonValueKind.Object && shape is ObjectShape root)
            coverage.Unused = root.Members.Count(member => !document.TryGetProperty(member.JsonName(policy), out _));
        return coverage;
    }

    private void Visit(string path, JsonElement value, Shape shape)
    {
        if (Losses.Count > MostPaths)
            return;
        switch (value.ValueKind, shape)
        {
            case (_, NullableShape nullable):
                Visit(path, value, nullable.Inner);
                break;
            case (JsonValueKind.Object, ObjectShape type):
                Known++;
                foreach (JsonProperty property in value.EnumerateObject())
                {
                    if (type.MemberOf(property.Name, policy) is { } known)
                    {
                        Members++;
                        Visit($"{path}.{property.Name}", property.Value, known.Shape);
                    }
                    else if (type.MemberInOtherCase(property.Name, value, policy) is { } meant)
                    {
                        Members++;
                        OtherCase.Add($"{type.Text}.{meant.Name} [JsonPropertyName(\"{property.Name}\")]");
                        Visit($"{path}.{property.Name}", property.Value, meant.Shape);
                    }
                    // Nothing is lost with it.
                    else if (property.Value.ValueKind != JsonValueKind.Null)
                        Losses.Add(($"{path}.{property.Name}", NoMember(property.Name)));
                }

                break;
            case (JsonValueKind.Object, MapShape map):
                Known++;
                foreach (JsonProperty entry in value.EnumerateObject())
                    Visit($"{path}.{entry.Name}", entry.Value, map.Value);
                break;
            case (JsonValueKind.Array, SequenceShape sequence):
                Known++;
                foreach ((int index, JsonElement element) in value.EnumerateArray().Index())
                    Visit($"{path}[{index}]", element, sequence.Element);
                break;
            case (JsonValueKind.Object or JsonValueKind.Array, OpaqueShape):
            case (JsonValueKind.Null, _):
            case (not (JsonValueKind.Object or JsonValueKind.Array), ScalarShape or EnumShape or OpaqueShape):
            case (_, ScalarShape { Type.Name: "JsonElement" }):
                Known++;
                NamesEnums |= value.ValueKind == JsonValueKind.String && shape is EnumShape { ByName: false };
                break;
            default:
                Losses.Add((path,
                    $"is {JsonDifference.Show(value)}, which no {shape.Text} is read from: give the member a type that keeps it"));
                break;
        }
    }

    /// <summary>What is to be done about a member that the type does not have.</summary>
    internal static string NoMember(string name) =>
        $"is not on the type: add a member for it, or give the one that is meant [JsonPropertyName(\"{name}\")]";
}
