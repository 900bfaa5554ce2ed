using System.Text.Json;
using JsonAot.Lab.YourType.Naming;

namespace JsonAot.Lab.YourType.Finding;

/// <summary>How much of a document a type has members for, by names and kinds of value.</summary>
/// <param name="Known">Values of the document that have a place in the type.</param>
/// <param name="Unknown">Paths of those that have none.</param>
/// <param name="OtherCase">Members that the document names in another case than the type, each name once.</param>
/// <param name="Unused">Members of the root that the document does not have.</param>
public sealed record Coverage(
    int Known, IReadOnlyList<string> Unknown, IReadOnlyCollection<(string Json, string Member)> OtherCase, int Unused)
{
    private const int MostPaths = 1000;

    /// <summary>Whether it names the values of enums that no attribute says that of.</summary>
    internal bool NamesEnums { get; private init; }

    internal double Part => Known + Unknown.Count == 0 ? 0 : (double)Known / (Known + Unknown.Count);

    /// <param name="anyCase">Whether names that differ in case only are taken for the same.</param>
    public static Coverage Of(JsonElement document, Shape shape, NamePolicy policy, bool anyCase)
    {
        var walk = new Walk(policy, anyCase);
        walk.Visit("$", document, shape);
        int unused = document.ValueKind == JsonValueKind.Object && shape is ObjectShape root
            ? root.Members.Except(
                document.EnumerateObject().Select(property => root.MemberOf(property.Name, policy, anyCase)).OfType<MemberShape>()).Count()
            : 0;
        return new Coverage(walk.Known, walk.Unknown, walk.OtherCase, unused) { NamesEnums = walk.NamesEnums };
    }

    private sealed class Walk(NamePolicy policy, bool anyCase)
    {
        internal int Known { get; private set; }

        internal List<string> Unknown { get; } = [];

        internal HashSet<(string Json, string Member)> OtherCase { get; } = [];

        internal bool NamesEnums { get; private set; }

        internal void Visit(string path, JsonElement value, Shape shape)
        {
            if (Unknown.Count > MostPaths)
                return;
            switch (value.ValueKind, shape)
            {
                case (_, NullableShape nullable):
                    Visit(path, value, nullable.Inner);
                    break;
                case (JsonValueKind.Object, ObjectShape type):
                    VisitMembers(path, value, type);
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
                    Unknown.Add(path);
                    break;
            }
        }

        private void VisitMembers(string path, JsonElement value, ObjectShape type)
        {
            Known++;
            var taken = new HashSet<string>();
            foreach (JsonProperty property in value.EnumerateObject())
            {
                // Of two names that differ in case only, a member keeps one value.
                if (type.MemberOf(property.Name, policy, anyCase) is not { } known || !taken.Add(known.Name))
                {
                    Unknown.Add($"{path}.{property.Name}");
                    continue;
                }

                if (known.JsonName(policy) != property.Name)
                    OtherCase.Add((property.Name, known.Name));
                Visit($"{path}.{property.Name}", property.Value, known.Shape);
            }
        }
    }
}
