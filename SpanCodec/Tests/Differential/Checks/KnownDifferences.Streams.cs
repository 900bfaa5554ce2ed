using System.Text.RegularExpressions;

namespace SpanCodecs.Tests.Checks;

// Differences of System.Text.Json if a document comes in pieces.
internal static partial class KnownDifferences
{
    private const string TooDeep = "The maximum configured depth of ";
    private const string NoNull = "doesn't allow setting null values";
    // Behind it a type has another name in C# than in System.Text.Json's message.
    private const string NameOfType = " of type '";
    private const string NotConverted = "The JSON value could not be converted to ";

    private static KnownDifference[] OfStreams =>
    [
        new("null-after-constructor-in-pieces", NullAfterConstructor),
        new("null-inside-of-values-in-pieces", NullInside),
        new("skip-of-converters-in-pieces", SkipOfConverters),
        new("end-of-value-in-pieces", EndOfValue),
        new("text-behind-array-in-pieces", TextBehindArray),
        new("elements-before-a-mistake", ElementsBeforeMistake),
        new("index-of-elements", IndexOfElements),
        new("depth-of-elements", DepthOfElements),
        new("mark-in-pieces", MarkInPieces),
    ];

    // Accepted in pieces, and refused in memory, though at another byte. A sequence is always in pieces.
    private static bool NullAfterConstructor(Disagreement disagreement) =>
        disagreement is { Subject: "StrictCodecs.Numbered", Facet: Facet.Refused }
        && disagreement.Actual.Contains("Name' on type '", StringComparison.Ordinal)
        && disagreement.Actual.Contains(NoNull, StringComparison.Ordinal)
        && (IsOfSequence(disagreement) || disagreement.AtOnce?.Contains(NoNull, StringComparison.Ordinal) == true);

    // System.Text.Json takes a null that a piece ends with for the value around it, and what follows for members of what is around that.
    // Of elements with the resolver the path is that of the element alone.
    private static bool NullInside(Disagreement disagreement) =>
        disagreement is { Subject: "StrictCodecs.Placed" or "ScalarCodecs.HolderNullableSize", AtOnce: not null }
        && disagreement.Document.AsSpan().IndexOf("null"u8) >= 0
        && (disagreement.Facet != Facet.Refused && IsOfSequence(disagreement)
            || IsAsAtOnce(disagreement)
            || IsOfSequence(disagreement) && IsByResolver(disagreement) && Distance(disagreement.AtOnce, disagreement.Actual) == 0);

    // No other converter of the types under test skips. In a sequence, the part that has come is not known to be all. Behind a value
    // that is skipped a codec may come to any exception.
    private static bool SkipOfConverters(Disagreement disagreement) =>
        disagreement.AtOnce is not null
        && disagreement.Subject.EndsWith("Codecs.Converted", StringComparison.Ordinal)
        && disagreement.Facet is Facet.Accepted or Facet.Exception or Facet.Path or Facet.Position
        && disagreement.Expected.Contains(NotConverted + "SpanCodecs.Tests.Checks.Celsius.", StringComparison.Ordinal)
        && (IsOfSequence(disagreement) || IsAsAtOnce(disagreement));

    // A name that is half a surrogate pair is refused in other words.
    private static bool IsAsAtOnce(Disagreement disagreement) =>
        disagreement.AtOnce == disagreement.Actual
        || Place().Match(disagreement.AtOnce!) is { Success: true } place && place.Value == Place().Match(disagreement.Actual).Value;

    // Text that is no JSON, or too deep, inside a value of another type. JsonSerializer with codecs looks for the end, too.
    private static bool EndOfValue(Disagreement disagreement) =>
        HasSameNamesInNode(disagreement) && IsFirstMistake(disagreement.Document, disagreement.Expected)
        || (disagreement.Facet == Facet.Position || HasOtherIndex(disagreement))
        && (IsByResolver(disagreement) && IsOfSequence(disagreement)
            && IsNotConverted(disagreement.Expected)
            && IsEndBehind(disagreement, disagreement.Actual, disagreement.Expected)
            || (IsOfSequence(disagreement) || IsAtOnePlace(disagreement.AtOnce, disagreement.Actual) || HasOtherIndexAtOnce(disagreement))
            && IsNotConverted(disagreement.Actual)
            && IsEndBehind(disagreement, disagreement.Expected, disagreement.Actual));

    private static bool HasOtherIndexAtOnce(Disagreement disagreement) =>
        disagreement.AtOnce is { } atOnce
        && HasOtherIndex(disagreement with { Expected = atOnce })
        && Split(atOnce).Tail == Split(disagreement.Actual).Tail;

    // In memory both refuse the second name, with an exception that has no place.
    private static bool HasSameNamesInNode(Disagreement disagreement) =>
        disagreement is { Facet: Facet.Exception, Subject: "StrictCodecs.HolderJsonNode", AtOnce: not null }
        && disagreement.Actual.StartsWith("ArgumentException: An item with the same key has already been added.", StringComparison.Ordinal)
        && (IsOfSequence(disagreement) || disagreement.AtOnce == disagreement.Actual);

    // The place of what is no JSON may be the byte at which the value's first token ends.
    private static bool IsEndBehind(Disagreement disagreement, string end, string value) =>
        !IsNotConverted(end) && IsNotBefore(end, value) && IsFirstMistake(disagreement.Document, end);

    private static bool IsNotConverted(string description) => description.Contains(NotConverted, StringComparison.Ordinal);

    // JsonSerializer with codecs tells of arrays in memory what it tells of those in pieces.
    private static bool TextBehindArray(Disagreement disagreement)
    {
        if (disagreement.Facet != Facet.Path)
            return false;
        (string expectedPath, string expectedRest) = Split(disagreement.Expected);
        (string actualPath, string actualRest) = Split(disagreement.Actual);
        return (IsByResolver(disagreement)
                ? actualPath == "$" && IsIndex(expectedPath)
                : expectedPath == "$" && IsIndex(actualPath) && disagreement.AtOnce == disagreement.Actual)
            && expectedRest == actualRest
            && IsBehindArray(disagreement.Document, disagreement.Expected);
    }

    // Both end at the same place, or with the same exception that tells of none, and all that System.Text.Json has given the codec has
    // given too. With the resolver it gives an element when more than this has come.
    private static bool ElementsBeforeMistake(Disagreement disagreement) =>
        disagreement.Facet == Facet.Value
        && IsOfSequence(disagreement)
        && Parted(disagreement.Expected) is { } expected
        && Parted(disagreement.Actual) is { } actual
        && WithoutIndex(expected.Place) == WithoutIndex(actual.Place)
        && (actual.Elements.StartsWith(expected.Elements, StringComparison.Ordinal)
            || IsByResolver(disagreement) && expected.Elements.StartsWith(actual.Elements, StringComparison.Ordinal));

    // Only the element's number is another one. With the resolver there is none: what stands first in the path is inside of the element.
    private static bool IndexOfElements(Disagreement disagreement) =>
        disagreement.Facet == Facet.Path
        && IsOfSequence(disagreement)
        && Place().Match(WithoutIndex(disagreement.Expected)) is { Success: true } expected
        && (expected.Value == Place().Match(WithoutIndex(disagreement.Actual)).Value
            || IsByResolver(disagreement) && expected.Value == Place().Match(disagreement.Actual).Value);

    private static bool DepthOfElements(Disagreement disagreement) =>
        IsOfSequence(disagreement)
        && disagreement.Expected.Contains(TooDeep, StringComparison.Ordinal)
        && (disagreement.Facet == Facet.Accepted || IsBehind(disagreement.Actual, disagreement.Expected));

    private static bool MarkInPieces(Disagreement disagreement) =>
        disagreement.AtOnce is not null
        && disagreement.Document.AsSpan().StartsWith("\uFEFF"u8)
        && disagreement.Expected.StartsWith(
            "JsonException at $, line 0, byte 0: '0xEF' is an invalid start of a value.", StringComparison.Ordinal);

    private static bool IsOfSequence(Disagreement disagreement) =>
        disagreement.AtOnce is not null && SequenceLane().IsMatch(disagreement.Actual);

    /// <summary>An element that is a document alone: the rules about its path hold for it too.</summary>
    private static Disagreement WithoutIndex(Disagreement disagreement)
    {
        (string expected, string actual) = (WithoutIndex(disagreement.Expected), WithoutIndex(disagreement.Actual));
        bool isAtOnePath = disagreement.Facet == Facet.Path && Split(expected).Path == Split(actual).Path;
        return disagreement with
        {
            Facet = isAtOnePath ? Facet.Position : disagreement.Facet,
            Expected = expected,
            Actual = actual,
            AtOnce = WithoutIndex(disagreement.AtOnce!),
        };
    }

    private static string WithoutIndex(string description) => FirstIndex().Replace(description, "JsonException at $");

    // A type has another name in C# than in System.Text.Json's message: "int?".
    private static bool IsAtOnePlace(string? one, string other) => one is not null
        && one.Contains(NotConverted, StringComparison.Ordinal)
        && Place().Match(one) is { Success: true } place
        && place.Value == Place().Match(other).Value;

    private static bool IsBehind(string later, string earlier) => Distance(later, earlier) > 0;

    private static bool IsNotBefore(string later, string earlier) => Distance(later, earlier) >= 0;

    private static int? Distance(string later, string earlier) =>
        Place().Match(later) is { Success: true } last && Place().Match(earlier) is { Success: true } first
            ? (Number(last, 1), Number(last, 2)).CompareTo((Number(first, 1), Number(first, 2)))
            : null;

    private static long Number(Match place, int group) =>
        long.Parse(place.Groups[group].ValueSpan, System.Globalization.CultureInfo.InvariantCulture);

    private static bool IsIndex(string path) => path is ['$', '[', .., ']'] && path.LastIndexOf('[') == 1;

    private static bool IsFirstMistake(byte[] document, string description) =>
        Place().Match(description) is { Success: true } place
        && FirstMistake.IsAt(document, Number(place, 1), Number(place, 2), DepthOf(description));

    private static bool IsBehindArray(byte[] document, string description) =>
        Place().Match(description) is { Success: true } place
        && FirstMistake.IsBehindArray(document, Number(place, 1), Number(place, 2));

    private static int? DepthOf(string description) =>
        Depth().Match(description) is { Success: true } depth ? (int)Number(depth, 1) : null;

    private static bool IsByResolver(Disagreement disagreement) =>
        disagreement.Actual.Contains(" [JsonSerializer, ", StringComparison.Ordinal);

    private static (string Elements, string Place)? Parted(string description)
    {
        int end = description.LastIndexOf(ReadSequence.AndThen, StringComparison.Ordinal);
        if (end < 0)
            return null;
        string failure = description[(end + ReadSequence.AndThen.Length)..];
        return (description[..end], Place().Match(failure) is { Success: true } place ? place.Value : failure.Split(NameOfType)[0]);
    }

    [GeneratedRegex(@"\[(JsonSerializer, )?(elements|lines) of [0-9]+\]$")]
    private static partial Regex SequenceLane();

    [GeneratedRegex(@"^JsonException at \$\[[0-9]+\]")]
    private static partial Regex FirstIndex();

    [GeneratedRegex(TooDeep + "([0-9]+)")]
    private static partial Regex Depth();

    [GeneratedRegex("^JsonException at .*, line ([0-9]+), byte ([0-9]+): ", RegexOptions.Singleline)]
    private static partial Regex Place();
}
