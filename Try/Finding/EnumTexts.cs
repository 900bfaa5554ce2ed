using System.Text.Json;
using JsonAot.Try.Naming;

namespace JsonAot.Try.Finding;

/// <summary>Whether a sample names the values of enums that no attribute says that of.</summary>
internal static class EnumTexts
{
    internal static bool Has(JsonElement value, Shape shape, NamePolicy policy, bool anyCase) => (value.ValueKind, shape) switch
    {
        (_, NullableShape nullable) => Has(value, nullable.Inner, policy, anyCase),
        (JsonValueKind.String, EnumShape { ByName: false }) => true,
        (JsonValueKind.Array, SequenceShape sequence) => value.EnumerateArray().Any(element => Has(element, sequence.Element, policy, anyCase)),
        (JsonValueKind.Object, MapShape map) => value.EnumerateObject().Any(entry => Has(entry.Value, map.Value, policy, anyCase)),
        (JsonValueKind.Object, ObjectShape type) => value.EnumerateObject().Any(property =>
            type.MemberOf(property.Name, policy, anyCase) is { } known && Has(property.Value, known.Shape, policy, anyCase)),
        _ => false,
    };
}
