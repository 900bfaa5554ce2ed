using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>What a context must be told of a type beside its root.</summary>
internal static class MetadataOf
{
    // Members that every context has already: a property of that name would hide one, or be the second of it.
    private static readonly string[] OfContexts = ["Options", "Default", "GeneratedSerializerOptions", "GetTypeInfo"];

    /// <summary>Whether a context cannot have a property of that name.</summary>
    internal static bool IsTaken(string property) => OfContexts.Contains(property);

    /// <summary>Attributes for a context that has the root.</summary>
    internal static IReadOnlyList<string> Parts(Shape root)
    {
        IReadOnlyList<Shape> all = root.All();
        // What is read into an object is a JsonElement. What cannot be seen through may have one.
        string[] element = all.OfType<OpaqueShape>().Any() ? ["[JsonSerializable(typeof(JsonElement))]"] : [];
        IEnumerable<Shape> renamed = all.DistinctBy(shape => shape.Code).GroupBy(shape => NameOf(shape.Type))
            .Where(same => same.Count() > 1 || IsTaken(same.Key)).SelectMany(same => same).Where(shape => shape != root);
        return [.. renamed.Select(Attribute), .. element];
    }

    // The generator names after the type alone, and leaves out the second of a name.
    private static string Attribute(Shape shape) =>
        $"[JsonSerializable(typeof({shape.Code}), TypeInfoPropertyName = {CodeNames.Literal(WholeName(shape))})]";

    private static string WholeName(Shape shape)
    {
        string whole = string.Concat(shape.Type.ToDisplayString().Select(
            letter => char.IsLetterOrDigit(letter) ? $"{letter}" : letter == '[' ? "Array" : "_"));
        // Without a namespace it would be the name that cannot be had.
        return IsTaken(whole) ? $"{whole}_" : whole;
    }

    /// <summary>As System.Text.Json's generator makes it.</summary>
    private static string NameOf(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => $"{NameOf(array.ElementType)}Array",
        INamedTypeSymbol { TypeArguments: { Length: > 0 } arguments } => type.Name + string.Concat(arguments.Select(NameOf)),
        _ => type.Name,
    };
}
