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

    /// <summary>Members that no place is for, and that [JsonExtensionData] keeps.</summary>
    internal int Extra { get; private set; }

    /// <summary>What nobody can read, in a sentence; null where there is nothing.</summary>
    internal string? NeverMade { get; private set; }

    /// <summary>The names of the document's own object, or of the objects that it is a list or a dictionary of.</summary>
    internal HashSet<string> RootNames { get; } = [];

    /// <summary>Those of them that the type has members for.</summary>
    internal HashSet<string> KnownRootNames { get; } = [];

    internal IReadOnlyList<string> Unknown => [.. Losses.Select(loss => loss.Path)];

    /// <summary>Members that the document names in another case, each with the attribute that gives it that name.</summary>
    internal HashSet<string> OtherCase { get; } = [];

    /// <summary>Members of the root that the document does not have.</summary>
    public int Unused { get; private set; }

    /// <summary>Whether it names the values of enums that no attribute says that of.</summary>
    internal bool NamesEnums { get; private set; }

    /// <summary>All values of the document that were looked at.</summary>
    internal int Values => Known + Losses.Count + Extra;

    internal double Part => Values == 0 ? 0 : (double)Known / Values;

    internal double RootPart => RootNames.Count == 0 ? 1 : (double)KnownRootNames.Count / RootNames.Count;

    /// <summary>How much has a place, for people who compare types.</summary>
    internal string Text => (RootNames.Count == 0 ? "" : $"{KnownRootNames.Count} of the {RootNames.Count} names at the root, ")
        + $"{Known} of {Values} values";

    public static Coverage Of(JsonElement document, Shape shape, NamePolicy policy)
    {
        var coverage = new Coverage(policy);
        coverage.Visit("$", document, shape, isRoot: true);
        if (document.ValueKind == JsonValueKind.Object && shape is ObjectShape root)
            coverage.Unused = root.Members.Count(member => !document.TryGetProperty(member.JsonName(policy), out _));
        return coverage;
    }

    private void Visit(string path, JsonElement value, Shape shape, bool isRoot = false)
    {
        if (Losses.Count > MostPaths)
            return;
        switch (value.ValueKind, shape)
        {
            case (_, NullableShape nullable):
                Visit(path, value, nullable.Inner, isRoot);
                break;
            case (JsonValueKind.Object, ObjectShape type):
                Known++;
                foreach (JsonProperty property in value.EnumerateObject())
                    VisitMember(path, value, property, type, isRoot);
                break;
            case (JsonValueKind.Object, MapShape map):
                Known++;
                foreach (JsonProperty entry in value.EnumerateObject())
                    Visit($"{path}.{entry.Name}", entry.Value, map.Value, isRoot);
                break;
            case (JsonValueKind.Array, SequenceShape sequence):
                Known++;
                foreach ((int index, JsonElement element) in value.EnumerateArray().Index())
                    Visit($"{path}[{index}]", element, sequence.Element, isRoot);
                break;
            case (not JsonValueKind.Null, OpaqueShape { IsNeverMade: true }):
                NeverMade ??= $"{path} is of {shape.Text}, and System.Text.Json does not know which class to make of it: give the member "
                    + $"a class, or {shape.Text} a [JsonDerivedType] for each class or a [JsonConverter].";
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

    private void VisitMember(string path, JsonElement parent, JsonProperty property, ObjectShape type, bool isRoot)
    {
        string below = $"{path}.{property.Name}";
        MemberShape? member = type.MemberOf(property.Name, policy);
        if (member is null && type.MemberInOtherCase(property.Name, parent, policy) is { } meant)
        {
            member = meant;
            OtherCase.Add($"{type.Text}.{meant.Name} [JsonPropertyName(\"{property.Name}\")]");
        }

        // Nothing is lost with a null.
        if (isRoot && (member is not null || property.Value.ValueKind != JsonValueKind.Null))
            RootNames.Add(property.Name);
        if (member is not null)
        {
            Members++;
            if (isRoot)
                KnownRootNames.Add(property.Name);
            Visit(below, property.Value, member.Shape);
        }
        else if (type.KeepsOthers)
            Extra++;
        else if (property.Value.ValueKind != JsonValueKind.Null)
            Losses.Add((below, NoMember(property.Name)));
    }

    /// <summary>What is to be done about a member that the type does not have.</summary>
    internal static string NoMember(string name) =>
        $"is not on the type: add a member for it, or give the one that is meant [JsonPropertyName(\"{name}\")]";
}
