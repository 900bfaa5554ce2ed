using System.Text.RegularExpressions;

namespace SpanCodecs.Tests.Checks;

/// <summary>A difference that is meant, and is described under its name in docs/differences.md.</summary>
internal sealed record KnownDifference(string Name, Func<Disagreement, bool> Explains);

/// <summary>
/// The only differences to System.Text.Json that the checks let pass. Each is a rule as narrow as its reason; a test
/// compares the names with the document, in both directions.
/// </summary>
internal static partial class KnownDifferences
{
    internal static readonly KnownDifference[] All =
    [
        new("members-after-constructor", MembersAfterConstructor),
        new("last-key-of-dictionary", LastKeyOfDictionary),
        new("index-in-filled-collection", IndexInFilledCollection),
        new("metadata-of-abstract-type", MetadataOfAbstractType),
        new("second-of-two-discriminators", SecondOfTwoDiscriminators),
        new("half-not-a-number", HalfNotANumber),
        new("lines-of-wide-numbers", LinesOfWideNumbers),
        .. OfStreams,
    ];

    internal static KnownDifference? Explain(Disagreement disagreement) => Array.Find(All, rule => rule.Explains(disagreement))
        ?? (IsOfSequence(disagreement) ? Array.Find(All, rule => rule.Explains(WithoutIndex(disagreement))) : null);

    /// <summary>The types with a parameterized constructor, and the member beside it.</summary>
    private static readonly (string Type, string Member)[] s_besideConstructors =
    [
        ("Codecs.Citizen", "$.Note"),
        ("StrictCodecs.Numbered", "$.Name"),
        ("ShapeCodecs.Booking", "$.Guest"),
        ("Codecs.Constructed", "$.Later"),
        ("ReflectedCodecs.Entry", "$.Extra"),
        ("ShapeCodecs.RequiredMembers", "$.Third"),
        ("PatchCodecs.Profile", "$.Fixed.Words"),
    ];

    // Both refuse; only where is different. System.Text.Json comes to the member when the constructor has run: it tells of a mistake
    // behind it, or of the end of the object or the document.
    private static bool MembersAfterConstructor(Disagreement disagreement) =>
        // A member of a type that cannot be read is another exception; System.Text.Json finds the mistake behind it before.
        disagreement is { Facet: Facet.Exception, Subject: "ShapeCodecs.Booking" }
            && disagreement.Expected.StartsWith("JsonException at ", StringComparison.Ordinal)
            && disagreement.Actual.StartsWith("NotSupportedException: ", StringComparison.Ordinal)
            && disagreement.Actual.Contains("IFormattable", StringComparison.Ordinal)
        || disagreement.Facet is Facet.Path or Facet.Position
            && Array.Exists(s_besideConstructors, one => disagreement.Subject.EndsWith(one.Type, StringComparison.Ordinal)
                && IsIn(one.Member, WithoutOuter(Split(disagreement.Actual).Path)))
            && IsNotBefore(disagreement.Expected, disagreement.Actual);

    private static bool IsIn(string member, string path) =>
        path.StartsWith(member, StringComparison.OrdinalIgnoreCase) && (path.Length == member.Length || path[member.Length] is '.' or '[');

    /// <summary>The path in the value, where it is held by the type that the checks of the bridge put around each.</summary>
    private static string WithoutOuter(string path) => OuterPlace().Replace(path, "$");

    [GeneratedRegex(@"^\$\.(Value|List\[[0-9]+\]|Map\['a\.b'\])(?=\.)")]
    private static partial Regex OuterPlace();

    private static bool MetadataOfAbstractType(Disagreement disagreement) =>
        disagreement.Facet == Facet.Exception
        && disagreement.Subject.Contains("Animal", StringComparison.Ordinal)
        && disagreement.Expected.Contains("The metadata property is either not supported", StringComparison.Ordinal)
        && disagreement.Actual.StartsWith("NotSupportedException: ", StringComparison.Ordinal);

    private static bool SecondOfTwoDiscriminators(Disagreement disagreement) =>
        disagreement.Facet is Facet.Path or Facet.Position
        && disagreement.Expected.Contains("contains a duplicate", StringComparison.Ordinal)
        && disagreement.Actual.Contains("Read unrecognized type discriminator", StringComparison.Ordinal);

    // Exception, line and byte are equal: only the path goes one step further, into a key.
    private static bool LastKeyOfDictionary(Disagreement disagreement)
    {
        if (disagreement.Facet != Facet.Path)
            return false;
        (string expectedPath, string expectedRest) = Split(disagreement.Expected);
        (string actualPath, string actualRest) = Split(disagreement.Actual);
        return expectedRest == actualRest
            && expectedPath.StartsWith(actualPath, StringComparison.Ordinal)
            && (IsDictionary(disagreement.Subject, actualPath) || IsDictionaryAround(disagreement.Actual, actualPath))
            && expectedPath[actualPath.Length..] is ['.', ..] or ['[', '\'', ..];
    }

    // Exception, line and byte are equal: the paths differ in an index of a set, or of a list that held something before.
    private static bool IndexInFilledCollection(Disagreement disagreement) =>
        HasOtherIndex(disagreement) && Split(disagreement.Expected).Tail == Split(disagreement.Actual).Tail;

    private static bool HasOtherIndex(Disagreement disagreement)
    {
        if (disagreement.Facet != Facet.Path
            || !disagreement.Subject.EndsWith("Codecs.Collections", StringComparison.Ordinal)
                && disagreement.Subject != "AnnotatedCodecs.Populated")
            return false;
        string expected = WithoutOuter(Split(disagreement.Expected).Path), actual = WithoutOuter(Split(disagreement.Actual).Path);
        int bracket = actual.LastIndexOf('[');
        return bracket > 0
            && actual[..bracket].ToUpperInvariant() is "$.HASHSET" or "$.SET" or "$.NUMBERS"
            && expected.StartsWith(actual[..(bracket + 1)], StringComparison.Ordinal);
    }

    private static bool IsDictionary(string subject, string path) =>
        WithoutOuter($"{path}.") == "$." && subject is "ShapeCodecs.DictionaryStringPlain" or "NumberCodecs.DictionaryInt32Int64"
        || path.EndsWith(".Value", StringComparison.Ordinal) && subject == "ScalarCodecs.HolderDictionaryStringInt32"
        || subject.EndsWith("Codecs.Dictionaries", StringComparison.Ordinal)
        || path.Split('.')[^1] is "Counts" or "Values" or "Words" or "Settings" or "Allowances" or "HoursBooked";

    // A document is read inside of a larger one, too.
    private static bool IsDictionaryAround(string description, string path) =>
        path == "$.Map" && description.EndsWith(" inside another]", StringComparison.Ordinal);

    private static (string Path, string Tail) Split(string description)
    {
        const string Before = "JsonException at ";
        int end = description.IndexOf(", line ", StringComparison.Ordinal);
        return description.StartsWith(Before, StringComparison.Ordinal) && end > 0
            ? (description[Before.Length..end], description[end..])
            : ("", description);
    }

    // Nothing but blanks is different.
    private static bool LinesOfWideNumbers(Disagreement disagreement) =>
        disagreement is { Subject: "IndentedCodecs.HolderInt128Array" or "IndentedCodecs.HolderHalfArray", Facet: Facet.Output }
        && string.Concat(disagreement.Expected.Where(letter => letter > ' '))
            == string.Concat(disagreement.Actual.Where(letter => letter > ' '));

    private static bool HalfNotANumber(Disagreement disagreement) =>
        disagreement is { Subject: "written value", Expected: "JsonReaderException", Actual: "ArgumentException" }
        && disagreement.Document.AsSpan().StartsWith("Half "u8);
}
