using System.Text.RegularExpressions;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>
/// Refusals of SpanCodec at compile time of what System.Text.Json serializes: the rows of the table in docs/differences.md.
/// </summary>
internal static class Refusals
{
    private sealed record Refusal(string Name, string Message);

    private static readonly Refusal[] All =
    [
        new("keys-of-dictionaries", "^SPAN0002: .* keys of type '.*' are not implemented"),
        new("collections-without-types", "^SPAN0002: .* (collections|dictionaries) that do not say the types? of their"),
        new("collections-that-are-structs", "^SPAN0002: .* (collections|dictionaries) that are structs are not implemented"),
        new("collections-of-two-types", "^SPAN0002: .* it is a collection of two types"),
        new("collections-with-callbacks", "^SPAN0002: .* collections with callbacks .* are not implemented"),
        new("number-handling-of-collections", "^SPAN0009: .*on a collection it is not implemented"),
        new("sequences-that-come-in-time", "^SPAN0002: .* it is a sequence that comes in time"),
        new("two-names-of-discriminators", "^SPAN0011: .*another type that names it calls its discriminator otherwise"),
        new("derived-types-of-derived-types", "^SPAN0011: .* it has derived types of its own, and no discriminator here"),
        new("parameters-by-reference", "^SPAN0002: .* its constructor has a parameter passed by reference"),
        new("members-of-other-assemblies", "^SPAN0002: .* is not public, and in another assembly"),
        new("attributes-beside-a-converter",
            @"^SPAN0009: \[Json(DerivedType|Polymorphic|UnmappedMemberHandling|ObjectCreationHandling)\] .* it has no members in JSON"
                + "|^SPAN0011: .* it is a collection or has a converter"),
        new("names-of-metadata", "^SPAN0009: .* member '.*' .*has the name of metadata"),
        new("extension-data-with-a-converter", "^SPAN0009: .*it has a converter, or its values have"),
        new("fields-behind-properties", "^SPAN0009: .*the field behind a property has no name in code"),
        new("extension-data-that-is-ignored", "^SPAN0009: .*it is ignored, always or in one direction"),
        new("objects-filled-in-place", "^SPAN0009: .*the object that it holds has derived types, and is not filled"),
    ];

    /// <summary>Said of a collection without types, too, which is refused anyway.</summary>
    private const string NotFilled = "^SPAN0009: .* ("
        + "only objects, and collections to which elements can be added"
        + "|its type is neither a number nor a collection of numbers)";

    private const string OfOtherTypes = "types-beside-held-values";

    internal static IEnumerable<string> Names => All.Select(refusal => refusal.Name).Append(OfOtherTypes);

    /// <summary>Every line must have its rule: one that is explained must not hide another.</summary>
    internal static string? Explain(string diagnostics, Metadata metadata)
    {
        string[] reached = [.. metadata.All.Select(type => $"'{type.Type.FullName!.Split('`')[0].Replace('+', '.')}").Distinct()];
        string?[] names = [.. diagnostics.Split('\n').Where(line => !Regex.IsMatch(line, NotFilled)).Select(Name)];
        return names.Length == 0 || names.Contains(null) ? null : names[0];

        string? Name(string line) => Array.Find(All, refusal => Regex.IsMatch(line, refusal.Message))?.Name
            ?? (reached.Any(name => Regex.IsMatch(line, Regex.Escape(name) + "[.<']")) ? null : OfOtherTypes);
    }
}
