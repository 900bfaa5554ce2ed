using JsonAot.Lab.YourType.Finding;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>What a context must be told of a type beside its root.</summary>
internal static class MetadataOf
{
    /// <summary>Attributes for a context that has the root.</summary>
    internal static IReadOnlyList<string> Parts(Shape root)
    {
        IReadOnlyList<Shape> all = root.All();
        // What is read into an object is a JsonElement. What cannot be seen through may have one.
        bool mayHaveElements = all.Any(shape => shape is OpaqueShape or ObjectShape { KeepsOthers: true });
        string[] element = mayHaveElements ? ["[JsonSerializable(typeof(JsonElement))]"] : [];
        IEnumerable<Shape> renamed = all.DistinctBy(shape => shape.Code).GroupBy(shape => ContextParts.NameOf(shape.Type))
            .Where(same => same.Count() > 1 || ContextParts.IsTaken(same.Key)).SelectMany(same => same).Where(shape => shape != root);
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
        return ContextParts.IsTaken(whole) ? $"{whole}_" : whole;
    }
}
