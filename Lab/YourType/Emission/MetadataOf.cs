using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>What a context must be told of a type beside its root.</summary>
internal static class MetadataOf
{
    /// <summary>Attributes for a context that has the root.</summary>
    internal static IReadOnlyList<string> Parts(Shape root)
    {
        IReadOnlyList<Shape> all = root.All();
        // What is read into an object is a JsonElement. What cannot be seen through may have one.
        string[] element = all.OfType<OpaqueShape>().Any() ? ["[JsonSerializable(typeof(JsonElement))]"] : [];
        IEnumerable<Shape> alike = all.DistinctBy(shape => shape.Code).GroupBy(shape => NameOf(shape.Type))
            .Where(same => same.Count() > 1).SelectMany(same => same).Where(shape => shape != root);
        return [.. alike.Select(Attribute), .. element];
    }

    // The generator names after the type alone, and leaves out the second of a name.
    private static string Attribute(Shape shape) =>
        $"[JsonSerializable(typeof({shape.Code}), TypeInfoPropertyName = {CodeNames.Literal(WholeName(shape))})]";

    private static string WholeName(Shape shape) => string.Concat(shape.Type.ToDisplayString().Select(
        letter => char.IsLetterOrDigit(letter) ? $"{letter}" : letter == '[' ? "Array" : "_"));

    /// <summary>As System.Text.Json's generator makes it.</summary>
    private static string NameOf(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => $"{NameOf(array.ElementType)}Array",
        INamedTypeSymbol { TypeArguments: { Length: > 0 } arguments } => type.Name + string.Concat(arguments.Select(NameOf)),
        _ => type.Name,
    };
}
