using System.Text.Json;
using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Documents;

/// <summary>A member of a type, at the first place of a sample where its type occurs.</summary>
/// <param name="Json">Names and <c>[0]</c> of the document.</param>
/// <param name="Code">The same in names of C#; keys of dictionaries are in braces.</param>
/// <param name="Kinds">Words for its values, as the catalogue has them.</param>
/// <param name="Member">The type that has it, and its name there.</param>
internal sealed record Place(
    IReadOnlyList<string> Json, IReadOnlyList<string> Code, Shape Shape, IReadOnlySet<string> Kinds, (string Type, string Name) Member)
{
    /// <summary>A member with [DefaultValue], which Newtonsoft.Json alone reads.</summary>
    internal const string Defaulted = "defaulted";

    private static readonly HashSet<string> Whole = ["document"];

    private static readonly Dictionary<string, string> Scalars = new()
    {
        ["string"] = "text", ["bool"] = "bool", ["char"] = "char", ["decimal"] = "decimal", ["float"] = "real", ["double"] = "real",
        ["byte"] = "int", ["sbyte"] = "int", ["short"] = "int", ["ushort"] = "int", ["int"] = "int", ["uint"] = "int", ["long"] = "int",
        ["ulong"] = "int", ["System.DateTime"] = "date", ["System.DateTimeOffset"] = "moment", ["System.TimeSpan"] = "span",
        ["System.Guid"] = "guid", ["System.Uri"] = "uri", ["byte[]"] = "bytes", ["object"] = "any",
    };

    /// <summary>The place in a document, as differences name it.</summary>
    internal string Path => "$" + string.Concat(Json.Select(part => part[0] == '[' ? part : $".{part}"));

    /// <summary>The document itself, and all members of the objects in it, each type's once.</summary>
    internal static IReadOnlyList<Place> In(JsonElement sample, FoundType type)
    {
        var found = new List<Place> { new([], [], type.Root, Whole, default) };
        var seen = new HashSet<(string, string)>();
        Walk(found, seen, sample, type.Root, [], [], type);
        return found;
    }

    private static void Walk(
        List<Place> found, HashSet<(string, string)> seen, JsonElement value, Shape shape, string[] json, string[] code, FoundType type)
    {
        switch (value.ValueKind, shape)
        {
            case (_, NullableShape nullable):
                Walk(found, seen, value, nullable.Inner, json, code, type);
                break;
            case (JsonValueKind.Object, ObjectShape made):
                foreach (MemberShape member in made.Members)
                {
                    string name = member.JsonName(type.Policy);
                    if (seen.Add((made.Text, member.Name)))
                    {
                        found.Add(new Place(
                            [.. json, name], [.. code, member.Name], member.Shape, KindsOf(member, made, type), (made.Text, member.Name)));
                    }

                    if (value.TryGetProperty(name, out JsonElement inner))
                        Walk(found, seen, inner, member.Shape, [.. json, name], [.. code, member.Name], type);
                }

                break;
            case (JsonValueKind.Object, MapShape map):
                foreach (JsonProperty entry in value.EnumerateObject())
                    Walk(found, seen, entry.Value, map.Value, [.. json, entry.Name], [.. code, $"{{{entry.Name}}}"], type);
                break;
            case (JsonValueKind.Array, SequenceShape list):
                // The documents that are made have the first two.
                foreach ((int i, JsonElement element) in value.EnumerateArray().Take(DocumentText.MostElements).Index())
                    Walk(found, seen, element, list.Element, [.. json, $"[{i}]"], [.. code, $"[{i}]"], type);
                break;
            default:
                break;
        }
    }

    private static HashSet<string> KindsOf(MemberShape member, ObjectShape owner, FoundType type)
    {
        var kinds = new HashSet<string>();
        Shape shape = member.Shape.WithoutNullable;
        kinds.Add(shape switch
        {
            EnumShape named => named.ByName || type.EnumsByName ? "named-enum" : "enum",
            ObjectShape { Type.IsValueType: true } => "struct",
            ObjectShape => "object",
            _ when Scalars.TryGetValue(shape.Type.ToDisplayString(NullableFlowState.None), out string? scalar) => scalar,
            _ when shape.Type.ContainingNamespace?.ToDisplayString() == "System.Text.Json.Nodes" => "node",
            SequenceShape => "list",
            MapShape => "map",
            _ => "other",
        });
        if (member.Shape is NullableShape && kinds.Overlaps(["int", "real", "decimal"]))
            kinds.Add("nullable-number");
        if (member.Shape is NullableShape && kinds.Overlaps(["int", "real", "decimal", "bool", "date", "moment", "guid", "struct"]))
            kinds.Add("nullable");
        ISymbol? symbol = owner.Type.MembersNamed(member.Name).FirstOrDefault();
        if (symbol is not null && ShapeReader.AttributeOf(symbol, "JsonRequired") is not null)
            kinds.Add("required");
        if (symbol is IPropertySymbol { SetMethod: null } && ShapeReader.AttributeOf(symbol, "JsonObjectCreationHandling") is not null)
            kinds.Add("filled");
        if (symbol?.GetAttributes().Any(one => one.AttributeClass?.Name == "DefaultValueAttribute") == true)
            kinds.Add(Defaulted);
        return kinds;
    }
}
