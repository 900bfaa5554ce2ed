using System.Reflection;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using System.Text.RegularExpressions;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>The differences that docs/differences.md lists, by the names that they have there.</summary>
internal static partial class KnownRules
{
    private sealed record Rule(string Name, Func<Finding, Metadata, Type, bool> Explains);

    private static readonly Rule[] All =
    [
        new("members-after-constructor", MembersAfterConstructor),
        new("last-key-of-dictionary", LastKeyOfDictionary),
        new("index-in-filled-collection", IndexInFilledCollection),
        new("metadata-of-abstract-type",
            (finding, _, _) => finding.Facet == Facet.Exception
                && Has(finding.Expected, "The metadata property is either not supported")
                && finding.Actual.StartsWith("NotSupportedException: ", StringComparison.Ordinal)),
        new("second-of-two-discriminators",
            (finding, _, _) => finding.Facet is Facet.Path or Facet.Position
                && (Has(finding.Expected, "contains a duplicate") || Has(finding.Expected, "The metadata property is either not supported"))
                && Has(finding.Actual, "Read unrecognized type discriminator")),
        new("half-not-a-number",
            (finding, _, _) => finding.Facet == Facet.Output
                && Has(finding.Expected, "is an invalid start of a value")
                && finding.Actual.StartsWith("ArgumentException", StringComparison.Ordinal)
                && Has(finding.Value, "Half")),
        new("json-object-as-extension-data",
            (finding, _, _) => finding.Facet == Facet.Output && HasJsonObject(finding)
                // The braces are one level more, too.
                && (Has(WithoutBlanks(finding.Expected), ",{")
                    || Has(WithoutBlanks(finding.Expected), "{{")
                    || IsOfRest(finding.Expected))),
        new("json-object-behind-constructor-in-pieces",
            (finding, _, _) => finding.AtOnce is { } atOnce && Place(atOnce) == Place(finding.Actual)
                && finding.Expected.StartsWith(
                    "InvalidCastException: Unable to cast object of type 'System.Text.Json.Nodes.JsonObject'", StringComparison.Ordinal)
                && HasJsonObject(finding)),
        new("lines-of-wide-numbers",
            (finding, _, _) => finding.Facet == Facet.Output
                && WithoutBlanks(finding.Expected) == WithoutBlanks(finding.Actual)
                && (Has(finding.Value, "Half:") || Has(finding.Value, "Int128:"))),
        new("required-parameter-of-ignored-member",
            (finding, metadata, _) => finding.Facet is Facet.Accepted or Facet.Path or Facet.Position or Facet.Exception
                && Has(finding.Expected, "was missing required properties")
                && metadata.All.Any(type => type.Options.RespectRequiredConstructorParameters && type.Properties.Any(IsIgnoredParameter))),
        new("types-of-unused-members",
            (finding, metadata, root) => finding.Facet == Facet.AcceptedType && metadata.WithoutUnusedMembers(root).Refusal is null),
        new("number-that-does-not-end",
            (finding, _, _) => finding.Facet == Facet.Exception && Has(finding.Expected, "is an invalid end of a number")
                && !finding.Actual.StartsWith("NotSupportedException: ", StringComparison.Ordinal)),
        new("numbers-in-nullable-arrays",
            (finding, metadata, _) => finding.Facet is Facet.Accepted or Facet.Path or Facet.Position or Facet.Exception
                && Has(finding.Expected, "could not be converted to System.")
                && metadata.All.Any(
                    type => type.Options.NumberHandling != JsonNumberHandling.Strict && type.Properties.Any(IsNullableArray))),
        new("setters-after-constructor",
            (finding, metadata, _) => finding.Facet is Facet.Value or Facet.Output && metadata.All.Any(HasOneStorageTwice)),
        new("comments-in-kept-text",
            (finding, _, _) => finding.Facet == Facet.Value
                && WithoutBlanks(Comment().Replace(finding.Expected, "")) == WithoutBlanks(finding.Actual)),
        new("discriminator-of-held-value", DiscriminatorOfHeldValue),
        new("null-after-constructor-in-pieces",
            (finding, metadata, _) => finding is { Facet: Facet.Refused, AtOnce: { } atOnce }
                && Has(finding.Actual, NoNull) && Has(atOnce, NoNull)
                && metadata.All.Any(type => type.Options.RespectNullableAnnotations && HasMembersAfterConstructor(type))),
        new("null-inside-of-values-in-pieces",
            (finding, metadata, _) => finding is { Facet: not Facet.Refused, AtOnce: { } atOnce }
                && Place(atOnce) == Place(finding.Actual)
                && finding.Document.AsSpan().IndexOf("null"u8) >= 0
                && metadata.All.Any(type => IsAround(type, metadata))),
        new("skip-of-converters-in-pieces",
            (finding, _, _) => finding.AtOnce is not null && Place(finding.AtOnce) == Place(finding.Actual)
                && (finding.Scenario.Library + finding.Scenario.Application.ToString()).Contains("reader.Skip()", StringComparison.Ordinal)
                && Has(finding.Expected, "could not be converted to ")),
        new("end-of-value-in-pieces",
            (finding, _, _) => finding is { Facet: Facet.Position or Facet.Path, AtOnce: { } atOnce }
                && Place(atOnce) == Place(finding.Actual)
                && Has(finding.Actual, "could not be converted to ") && !Has(finding.Expected, "could not be converted to ")),
        new("text-behind-array-in-pieces",
            (finding, _, _) => finding is { Facet: Facet.Path, AtOnce: { } atOnce } && Place(atOnce) == Place(finding.Actual)
                && Has(finding.Expected, " is invalid after a single JSON value. Expected end of data.")
                && PathOf(finding.Expected) == "$"),
        new("type-held-as-object",
            (finding, _, _) => finding.Facet == Facet.Output && Has(finding.Actual, "is the type of a value held as object")),
    ];

    private const string NoNull = "doesn't allow setting null values";

    private static readonly string[] Crashes =
        [nameof(NullReferenceException), nameof(IndexOutOfRangeException), nameof(InvalidCastException)];

    internal static IEnumerable<string> Names => All.Select(rule => rule.Name).Concat(Refusals.Names).Distinct();

    internal static string? Explain(Finding finding, Metadata metadata, Type root) =>
        IsCrash(finding) ? null
        : finding.Facet == Facet.RefusedType ? Refusals.Explain(finding.Actual, metadata)
        : Array.Find(All, rule => rule.Explains(finding, metadata, root))?.Name;

    // No rule excuses a mistake of the codec's own.
    private static bool IsCrash(Finding finding) => Crashes.Any(crash =>
        finding.Actual.StartsWith(crash, StringComparison.Ordinal) && !finding.Expected.StartsWith(crash, StringComparison.Ordinal));

    // Both refuse, and SpanCodec at, or inside, a member that System.Text.Json passes over until the constructor has run.
    private static bool MembersAfterConstructor(Finding finding, Metadata metadata, Type root) =>
        finding.Facet is Facet.Path or Facet.Position or Facet.Exception
        && (JsonPath.Steps(PathOf(finding.Actual), metadata, root).Any(IsAfterConstructor)
            // An exception that is no JsonException may have no path.
            || finding.Facet == Facet.Exception && PathOf(finding.Actual).Length == 0 && metadata.All.Any(HasMembersAfterConstructor));

    private static bool HasMembersAfterConstructor(JsonTypeInfo type) => JsonPath.HasParameters(type)
        && type.Properties.Any(property => property.AssociatedParameter is null && (property.Set is not null || property.IsExtensionData));

    private static bool IsAfterConstructor(JsonPath.Step step) =>
        step.Property is { AssociatedParameter: null } && JsonPath.HasParameters(step.Owner);

    // Inside of it another type is read.
    private static bool IsAround(JsonTypeInfo type, Metadata metadata) => type.Type.Name is "Memory`1" or "ReadOnlyMemory`1"
        || Nullable.GetUnderlyingType(type.Type) is { } underlying && metadata.TryGet(underlying) is { Kind: not JsonTypeInfoKind.None };

    private static bool IsNullableArray(JsonPropertyInfo property) =>
        Nullable.GetUnderlyingType(property.PropertyType) is { Name: "Memory`1" or "ReadOnlyMemory`1" or "ImmutableArray`1" };

    // A virtual property and its override are two members where their names differ.
    private static bool HasOneStorageTwice(JsonTypeInfo type) => JsonPath.HasParameters(type)
        && type.Properties.Select(property => (property.AttributeProvider as PropertyInfo)?.GetMethod?.GetBaseDefinition())
            .OfType<MethodInfo>()
            .GroupBy(getter => getter).Any(members => members.Count() > 1);

    // Exception, line and byte are equal: only the path goes one step further, into a key.
    private static bool LastKeyOfDictionary(Finding finding, Metadata metadata, Type root) =>
        finding.Facet == Facet.Path && IsLastKey(PathOf(finding.Expected), PathOf(finding.Actual), metadata, root);

    private static bool IsLastKey(string expected, string actual, Metadata metadata, Type root) =>
        expected.Length > actual.Length
        && expected.StartsWith(actual, StringComparison.Ordinal)
        && expected[actual.Length..] is ['.', ..] or ['[', '\'', ..]
        && (JsonPath.Ends(actual, metadata, root).Any(type => type.Kind == JsonTypeInfoKind.Dictionary)
            || JsonPath.MayEndInDictionary(actual, metadata));

    // The paths differ in one index, of a set, or of a list that held something before.
    private static bool IndexInFilledCollection(Finding finding, Metadata metadata, Type root)
    {
        (string expected, string actual) = (PathOf(finding.Expected), PathOf(finding.Actual));
        int bracket = actual.AsSpan(0, actual.AsSpan().CommonPrefixLength(expected)).LastIndexOf('[');
        return finding.Facet == Facet.Path
            && bracket > 0
            && (BehindIndex(expected, bracket) == BehindIndex(actual, bracket)
                || IsLastKey(SameIndex(expected, actual, bracket), actual, metadata, root))
            && JsonPath.Ends(actual[..bracket], metadata, root)
                .Where(type => type.Kind == JsonTypeInfoKind.Enumerable).ToArray() is { Length: > 0 } types
            && (types.Any(type => JsonPath.IsSet(type.Type)) || JsonPath.IsPopulated(actual[..bracket], metadata, root));
    }

    // Only discriminators differ, and SpanCodec writes more of them.
    private static bool DiscriminatorOfHeldValue(Finding finding, Metadata metadata, Type root)
    {
        if (finding.Facet != Facet.Output || finding.Actual.Length <= finding.Expected.Length)
            return false;
        string names = string.Join('|', DiscriminatorNames(metadata.All.Select(type => type.Type).Append(root)).Select(Regex.Escape));
        return names.Length > 0 && Without(finding.Expected) == Without(finding.Actual);

        string Without(string json) => Regex.Replace(WithoutBlanks(json), $"\"({names})\":(\"[^\"]*\"|-?[0-9]+),?", "");
    }

    // The base that has discriminators may be no type of the context.
    private static IEnumerable<string> DiscriminatorNames(IEnumerable<Type> types) =>
        from type in types.Select(type => type.Assembly)
            .Distinct().Where(assembly => assembly.GetName().Name?.StartsWith("System.", StringComparison.Ordinal) == false)
            .SelectMany(assembly => assembly.GetTypes()).Distinct()
        where type.IsDefined(typeof(JsonDerivedTypeAttribute), inherit: false)
        group type by type.GetCustomAttribute<JsonPolymorphicAttribute>(inherit: false)?.TypeDiscriminatorPropertyName ?? "$type" into named
        select named.Key;

    private static string SameIndex(string expected, string actual, int bracket) =>
        actual[..(actual.IndexOf(']', bracket) + 1)] + BehindIndex(expected, bracket);

    private static string BehindIndex(string path, int bracket) => path[(path.IndexOf(']', bracket) + 1)..];

    private static bool HasJsonObject(Finding finding) =>
        (finding.Scenario.Library + finding.Scenario.Application.ToString())
            .Contains("JsonExtensionData] public global::System.Text.Json.Nodes.JsonObject", StringComparison.Ordinal);

    /// <summary>Extension data has this name in every made-up type, at any depth.</summary>
    private static bool IsOfRest(string expected) =>
        Has(expected, "could not be serialized. Path: $") && PathOf(expected).EndsWith(".Rest", StringComparison.Ordinal);

    private static bool IsIgnoredParameter(JsonPropertyInfo property) =>
        property is { AssociatedParameter: not null, Get: null, Set: null };

    private static string WithoutBlanks(string text) => string.Concat(text.Where(letter => letter is not (' ' or '\n' or '\r' or '\t')));

    private static string PathOf(string description) =>
        Path().Match(description) is { Success: true } match ? match.Groups[1].Value + match.Groups[2].Value : "";

    /// <summary>Without the message, which may name a type otherwise; all of it where it is no JsonException.</summary>
    private static string Place(string description) =>
        PlaceOfFailure().Match(description) is { Success: true } match ? match.Value : description;

    private static bool Has(string text, string part) => text.Contains(part, StringComparison.Ordinal);

    [GeneratedRegex(@"/\*.*?\*/|//[^\n]*", RegexOptions.Singleline)]
    private static partial Regex Comment();

    [GeneratedRegex("^JsonException at .*?, line [0-9]+, byte [0-9]+:", RegexOptions.Singleline)]
    private static partial Regex PlaceOfFailure();

    [GeneratedRegex(@"^JsonException at (.*?), line |Path: (.*?) \| LineNumber", RegexOptions.Singleline)]
    private static partial Regex Path();
}
