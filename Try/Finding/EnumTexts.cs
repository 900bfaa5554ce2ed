using System.Text.Json;
using JsonAot.Try.Naming;

namespace JsonAot.Try.Finding;

/// <summary>Whether a sample names the values of enums that no attribute says that of.</summary>
internal static class EnumTexts
{
    internal static bool Has(JsonElement value, Shape shape, NamePolicy policy) => (value.ValueKind, shape) switch
    {
        (_, NullableShape nullable) => Has(value, nullable.Inner, policy),
        (JsonValueKind.String, EnumShape { ByName: false }) => true,
        (JsonValueKind.Array, SequenceShape sequence) => value.EnumerateArray().Any(element => Has(element, sequence.Element, policy)),
        (JsonValueKind.Object, MapShape map) => value.EnumerateObject().Any(entry => Has(entry.Value, map.Value, policy)),
        (JsonValueKind.Object, ObjectShape type) => value.EnumerateObject().Any(property =>
            type.Members.FirstOrDefault(member => member.JsonName(policy) == property.Name) is { } known && Has(property.Value, known.Shape, policy)),
        _ => false,
    };
}
