using System.Text.Json;
using System.Text.Json.Nodes;
using JsonAot.Lab.YourType.Finding;

namespace JsonAot.Lab.YourType.Documents;

/// <summary>A document that has every member of a type: a sample rarely has all, and what is not in it changes as well.</summary>
internal sealed class FullDocument
{
    private const int Deepest = 6;

    private static readonly Dictionary<string, string> Scalars = new()
    {
        ["string"] = "\"abc\"", ["bool"] = "true", ["char"] = "\"a\"", ["float"] = "1.5", ["double"] = "1.5", ["decimal"] = "1.5",
        ["System.DateTime"] = "\"2020-01-02T03:04:05Z\"", ["System.DateTimeOffset"] = "\"2020-01-02T03:04:05+02:00\"",
        ["System.DateOnly"] = "\"2020-01-02\"", ["System.TimeOnly"] = "\"03:04:05\"", ["System.TimeSpan"] = "\"03:04:05\"",
        ["System.Guid"] = "\"01234567-89ab-cdef-0123-456789abcdef\"", ["System.Uri"] = "\"http://example.org/a\"",
        ["System.Version"] = "\"1.2.3\"", ["byte[]"] = "\"AQID\"",
    };

    private static readonly Dictionary<string, string> Trees = new()
    {
        ["JsonObject"] = """{"a":1}""", ["JsonArray"] = "[1]", ["JsonNode"] = """{"a":1}""", ["JsonValue"] = "1", ["JsonElement"] = "1",
        ["Object"] = "\"abc\"",
    };

    private readonly FoundType _type;
    private readonly List<Shape> _around = [];

    private FullDocument(FoundType type) => _type = type;

    /// <returns>Null where nothing of the type is known.</returns>
    internal static JsonElement? Of(FoundType type) =>
        new FullDocument(type).Write(type.Root) is { } made ? JsonSerializer.SerializeToElement(made) : null;

    private JsonNode? Write(Shape shape)
    {
        if (_around.Count > Deepest)
            return null;
        switch (shape.WithoutNullable)
        {
            case ObjectShape made:
                return _around.Contains(made) ? null : WriteObject(made);
            case EnumShape named:
                return WriteEnum(named);
            case SequenceShape list when !Scalars.ContainsKey(NameOf(list)):
                return new JsonArray(Write(list.Element) is { } element ? [element] : []);
            case MapShape map:
                string key = NameOf(map.Key) switch
                {
                    "string" => "key",
                    "System.Guid" => "01234567-89ab-cdef-0123-456789abcdef",
                    _ => "1",
                };
                return Write(map.Value) is { } value ? new JsonObject { [key] = value } : new JsonObject();
            case var other when Scalars.TryGetValue(NameOf(other), out string? text):
                return JsonNode.Parse(text);
            case ScalarShape { Type.SpecialType: >= Microsoft.CodeAnalysis.SpecialType.System_SByte
                and <= Microsoft.CodeAnalysis.SpecialType.System_UInt64 }:
                return 1;
            case var other:
                return Trees.TryGetValue(other.Type.Name, out string? tree) ? JsonNode.Parse(tree) : null;
        }
    }

    private static string NameOf(Shape shape) => shape.Type.ToDisplayString(Microsoft.CodeAnalysis.NullableFlowState.None);

    private JsonObject WriteObject(ObjectShape made)
    {
        _around.Add(made);
        var written = new JsonObject();
        foreach (MemberShape member in made.Members.Where(one => one.Assignment != Assignment.Never))
        {
            if (Write(member.Shape) is { } value)
                written[member.JsonName(_type.Policy)] = value;
        }

        _around.RemoveAt(_around.Count - 1);
        return written;
    }

    private JsonNode? WriteEnum(EnumShape named) => named.Values.FirstOrDefault() is not { Name: { } name } first ? null
        : named.ByName || _type.EnumsByName ? first.GivenName ?? name
        : 0;
}
