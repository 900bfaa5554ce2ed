namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Attributes of System.Text.Json, with arguments that make sense most of the time.</summary>
internal sealed class Attributes(Dice dice)
{
    internal const string Space = "global::System.Text.Json.Serialization.";
    internal const string StringEnum = $"[{Space}JsonConverter(typeof({Space}JsonStringEnumConverter))]";

    private static readonly string[] JsonNames =
    [
        "a",
        "name",
        "Name",
        "Value",
        "",
        "é",
        "a b",
        "it's",
        "\\\"q\\\"",
        "x.y",
        "<b>",
        "日本",
        "🚀",
        "A",
        "B",
        "$id",
        "$v",
        "very_long_name_that_needs_more_than_sixteen_bytes",
    ];

    private static readonly string[] Conditions =
    [
        "Always", "Never", "WhenWritingDefault", "WhenWritingNull", "WhenWritingDefault", "Never", "WhenReading", "WhenWriting",
    ];

    /// <summary>System.Text.Json's own version says what there is.</summary>
    private static readonly bool HasPolicies = typeof(System.Text.Json.JsonSerializer).Assembly.GetName().Version!.Major >= 11;

    /// <summary>The names of JsonKnownNamingPolicy.</summary>
    internal static readonly string[] Policies =
    [
        "CamelCase",
        "SnakeCaseLower",
        "SnakeCaseUpper",
        "KebabCaseLower",
        "KebabCaseUpper",
        .. HasPolicies ? ["PascalCase"] : Array.Empty<string>(),
    ];

    private static readonly string[] OfTypes = ["Never", "WhenWritingDefault", "WhenWritingNull", "WhenReading", "WhenWriting"];

    internal Piece OfMember(bool isPublic, bool isNumeric)
    {
        var attributes = new List<Piece>();
        if (isPublic ? dice.Chance(4) : dice.Chance(60))
            Add("JsonInclude");
        if (dice.Chance(10))
            Add($"JsonPropertyName(\"{dice.Pick(JsonNames)}\")");
        if (dice.Chance(10))
            Add("JsonIgnore" + (dice.Chance(40) ? "" : $"(Condition = {Space}JsonIgnoreCondition.{dice.Pick(Conditions)})"));
        if (HasPolicies && dice.Chance(6))
            Add(NamingPolicy());
        if (dice.Chance(3))
            Add("JsonRequired");
        if (dice.Chance(5))
            Add($"JsonPropertyOrder({dice.Below(7) - 3})");
        if (isNumeric ? dice.Chance(12) : dice.Chance(1))
            Add(NumberHandling());
        if (dice.Chance(3))
            Add($"JsonObjectCreationHandling({Space}JsonObjectCreationHandling.{dice.Pick("Populate", "Replace", "Populate")})");
        if (dice.Chance(3))
            attributes.Add(Piece.Optional(
                $"[global::System.Diagnostics.CodeAnalysis.{dice.Pick("AllowNull", "DisallowNull", "MaybeNull", "NotNull")}] "));
        return Piece.Lines(attributes);

        void Add(string attribute) => attributes.Add(Piece.Optional($"[{Space}{attribute}] "));
    }

    internal Piece OfType()
    {
        var attributes = new List<Piece>();
        if (dice.Chance(5))
            Add(NumberHandling());
        if (dice.Chance(3))
            Add($"JsonObjectCreationHandling({Space}JsonObjectCreationHandling.{dice.Pick("Populate", "Replace")})");
        if (HasPolicies && dice.Chance(10))
            Add(NamingPolicy());
        if (HasPolicies && dice.Chance(6))
            Add($"JsonIgnore(Condition = {Space}JsonIgnoreCondition.{dice.Pick(OfTypes)})");
        if (dice.Chance(4))
            Add($"JsonUnmappedMemberHandling({Space}JsonUnmappedMemberHandling.{dice.Pick("Disallow", "Skip")})");
        return Piece.Lines(attributes);

        void Add(string attribute) => attributes.Add(Piece.Optional($"[{Space}{attribute}]\n"));
    }

    private string NamingPolicy() => $"JsonNamingPolicy({Space}JsonKnownNamingPolicy.{dice.Pick(Policies)})";

    private string NumberHandling()
    {
        string handling = dice.Pick("AllowReadingFromString", "WriteAsString", "AllowNamedFloatingPointLiterals", "Strict");
        string other = dice.Chance(50)
            ? $" | {Space}JsonNumberHandling.{dice.Pick("AllowReadingFromString", "WriteAsString", "AllowNamedFloatingPointLiterals")}"
            : "";
        return $"JsonNumberHandling({Space}JsonNumberHandling.{handling}{other})";
    }
}
