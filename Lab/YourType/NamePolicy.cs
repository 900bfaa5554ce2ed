using System.Text.Json;

namespace JsonAot.Lab.YourType;

/// <summary>A way to make names of a document from names of C#: one of System.Text.Json's policies, or none.</summary>
/// <param name="Code">As <c>JsonKnownNamingPolicy</c> names it; null where names are as they are in C#.</param>
/// <param name="Text">As people call it.</param>
public sealed record NamePolicy(string? Code, string Text, JsonNamingPolicy? Policy)
{
    public static NamePolicy None { get; } = new(null, "names as in C#", null);

    public static NamePolicy CamelCase { get; } = new("CamelCase", "camelCase", JsonNamingPolicy.CamelCase);

    public static IReadOnlyList<NamePolicy> All { get; } =
    [
        None,
        CamelCase,
        new("SnakeCaseLower", "snake_case", JsonNamingPolicy.SnakeCaseLower),
        new("KebabCaseLower", "kebab-case", JsonNamingPolicy.KebabCaseLower),
        new("SnakeCaseUpper", "SNAKE_CASE", JsonNamingPolicy.SnakeCaseUpper),
        new("KebabCaseUpper", "KEBAB-CASE", JsonNamingPolicy.KebabCaseUpper),
    ];

    public string Convert(string name) => Policy?.ConvertName(name) ?? name;
}
