using System.Text;
using System.Text.Json;
using System.Text.Unicode;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// Values and sequences at places of documents at random, good and bad: as System.Text.Json's document has them, the same in every lane.
/// </summary>
internal static class PathChecks
{
    private const string Nothing = "There is no value at ";

    private static readonly string[] Names = ["a", "b", "a/b", "m~n", "0", "1", "", "é\"\\"];

    private static readonly (SpanCodec<JsonElement> Codec, JsonDocumentOptions Options)[] Codecs =
    [
        (PathCodecs.JsonElement, default(JsonDocumentOptions) with { AllowDuplicateProperties = true }),
        (LenientPathCodecs.JsonElement, new() { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true }),
        (DistinctPathCodecs.JsonElement, new() { AllowDuplicateProperties = false }),
    ];

    internal static void Run(Tally tally, Amount amount)
    {
        var random = new DeterministicRandom(0x50415448);
        var grammar = new Grammar(random, Names);
        for (int i = 0; i < amount.Mutations / 100; i++)
        {
            byte[] good = grammar.Document();
            string[] steps = Steps(good, random);
            byte[] document = i % 3 == 0 ? Mutations.AtRandom(good, random) : good;
            Check(tally, i % 5, document, steps);
        }
    }

    /// <param name="tally">What is told how it went.</param>
    /// <param name="codec">The number of a codec, or any other.</param>
    /// <param name="document">Any bytes.</param>
    /// <param name="steps">The names and indexes on the way.</param>
    internal static void Check(Tally tally, int codec, byte[] document, string[] steps)
    {
        (SpanCodec<JsonElement> one, JsonDocumentOptions options) = Codecs[codec % Codecs.Length];
        CheckValue(tally, one, options, document, steps);
        CheckSequence(tally, one, options, document, steps);
        CheckUnread(tally, document, steps);
    }

    /// <summary>The steps to a place that the document has, mostly; or beside one.</summary>
    private static string[] Steps(byte[] document, DeterministicRandom random)
    {
        string[][] places;
        try
        {
            using JsonDocument whole = JsonDocument.Parse(document);
            places = [.. PathReference.Places(whole.RootElement)];
        }
        catch (Exception failure) when (failure is JsonException or InvalidOperationException)
        {
            places = [["a", "1"], []];
        }

        string[] place = places[random.Next(places.Length)];
        return random.Next(8) switch
        {
            0 => [.. place, Names[random.Next(Names.Length)]],
            1 when place.Length > 0 => [.. place[..^1], "-"],
            2 when place.Length > 0 => [.. place[..^1], "0" + place[^1]],
            3 => [.. place, "99999999999999999999"],
            _ => place,
        };
    }

    private static void CheckValue(
        Tally tally, SpanCodec<JsonElement> codec, JsonDocumentOptions options, byte[] document, string[] steps)
    {
        JsonPointer at = PathReference.Pointer(steps);
        string actual = PathLanes.Span(codec, document, at);
        foreach ((string lane, string outcome) in PathLanes.Others(codec, document, at))
            tally.Require(AreSame(document, outcome, actual), lane, () => Shown(lane, document, at, actual, outcome));
        bool isRefused = actual.StartsWith(PathReference.Refused, StringComparison.Ordinal)
            || actual.StartsWith(Nothing, StringComparison.Ordinal);
        string tried = PathLanes.Try(codec, document, at);
        tally.Require(tried == (isRefused ? "no" : actual), "try", () => Shown("try", document, at, actual, tried));
        if (!Utf8.IsValid(document) || PathReference.Outcome(document, steps, options) is not { } expected)
            return;
        string said = actual.StartsWith(Nothing, StringComparison.Ordinal) ? PathReference.Missing
            : isRefused ? PathReference.Refused : actual;
        // A codec reads comments as blanks, which an element keeps.
        bool isSame = said == expected
            || expected.Contains("/*", StringComparison.Ordinal) && Plain(said, options) == Plain(expected, options);
        tally.Require(isSame, "value", () => Shown("span", document, at, expected, actual));
        if (options.AllowDuplicateProperties && expected == PathReference.Refused)
        {
            string place = Place(document, options);
            tally.Require(actual == place, "place", () => Shown("place", document, at, place, actual));
        }
    }

    /// <summary>Which of two mistakes is told, one of them in the bytes of a text, is a matter of how much is looked at together.</summary>
    private static bool AreSame(byte[] document, string one, string other) => one == other
        || !Utf8.IsValid(document) && one.StartsWith(PathReference.Refused, StringComparison.Ordinal)
        && other.StartsWith(PathReference.Refused, StringComparison.Ordinal);

    private static void CheckSequence(
        Tally tally, SpanCodec<JsonElement> codec, JsonDocumentOptions options, byte[] document, string[] steps)
    {
        JsonPointer at = PathReference.Pointer(steps);
        string actual = PathLanes.Sequence(codec, document, at, 1, AfterValue.Checked);
        string other = PathLanes.Sequence(codec, document, at, 64, AfterValue.Checked);
        tally.Require(other == actual, "sequence", () => Shown("pieces", document, at, actual, other));
        if (!Utf8.IsValid(document) || PathReference.Outcome(document, steps, options) is not { } expected)
            return;
        string end = actual[(actual.LastIndexOf(PathLanes.Border) + 1)..];
        if (expected is PathReference.Missing or PathReference.Refused)
        {
            bool isTold = end.StartsWith(expected == PathReference.Missing ? Nothing : PathReference.Refused, StringComparison.Ordinal);
            tally.Require(isTold || end != "end" && HasSecond(document, steps, options), "sequence",
                () => Shown("sequence", document, at, expected, actual));
            return;
        }

        using JsonDocument value = JsonDocument.Parse(expected, options);
        string elements = value.RootElement.ValueKind switch
        {
            JsonValueKind.Null => "end",
            JsonValueKind.Array => string.Join(
                PathLanes.Border, value.RootElement.EnumerateArray().Select(item => item.GetRawText()).Append("end")),
            _ => PathReference.Refused,
        };
        bool isSame = elements == PathReference.Refused ? end.StartsWith(elements, StringComparison.Ordinal) : actual == elements;
        tally.Require(isSame || end != "end" && HasSecond(document, steps, options), "sequence",
            () => Shown("sequence", document, at, elements, actual));
    }

    /// <summary>Behind the value may stand anything.</summary>
    private static void CheckUnread(Tally tally, byte[] document, string[] steps)
    {
        SpanCodec<JsonElement> codec = PathCodecs.JsonElement;
        JsonPointer at = PathReference.Pointer(steps);
        int end;
        string expected;
        try
        {
            end = PathReference.EndOfFirst(document, steps, out expected);
        }
        catch (Exception failure) when (failure is JsonException or InvalidOperationException)
        {
            return;
        }

        if (end < 0)
            return;
        byte[] cut = [.. document.AsSpan(0, end), (byte)',', 0xFF, .. "}{\"a\":tru"u8];
        foreach (byte[] text in (byte[][])[document, cut])
        {
            string actual = PathLanes.Span(codec, text, at, AfterValue.Unread);
            tally.Require(actual == expected || !Utf8.IsValid(document), "unread", () => Shown("unread", text, at, expected, actual));
            foreach ((string lane, string outcome) in PathLanes.Others(codec, text, at, AfterValue.Unread))
                tally.Require(outcome == actual, "unread", () => Shown("unread " + lane, text, at, actual, outcome));
        }
    }

    private static string Plain(string json, JsonDocumentOptions options)
    {
        using JsonDocument document = JsonDocument.Parse(json, options);
        return JsonSerializer.Serialize(document.RootElement, PathMetadata.Default.JsonElement);
    }

    private static bool HasSecond(byte[] document, string[] steps, JsonDocumentOptions options)
    {
        using JsonDocument whole = JsonDocument.Parse(document, options with { AllowDuplicateProperties = true });
        return PathReference.HasSecond(whole.RootElement, steps);
    }

    private static string Place(byte[] document, JsonDocumentOptions options)
    {
        var form = new JsonReaderOptions { CommentHandling = options.CommentHandling, AllowTrailingCommas = options.AllowTrailingCommas };
        var reader = new Utf8JsonReader(document, form);
        try
        {
            while (reader.Read())
            {
                // It fails.
            }
        }
        catch (JsonException failure)
        {
            return $"{PathReference.Refused} {failure.LineNumber}:{failure.BytePositionInLine}";
        }

        return "nothing";
    }

    private static string Shown(string what, byte[] document, JsonPointer at, string expected, string actual) =>
        $"{what}: '{at}' of {Encoding.UTF8.GetString(document)} ({Convert.ToHexString(document)}): {expected} and {actual}";
}
