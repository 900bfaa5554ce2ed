using System.Text.Json;

namespace SpanCodecs.Tests.Checks;

/// <summary>Where a document ceases to be JSON, whatever its type is.</summary>
internal static class FirstMistake
{
    private const int UsualDepth = 64;

    private static readonly bool[] s_both = [false, true];

    /// <summary>Whether the document is refused there, in a form that some options allow.</summary>
    internal static bool IsAt(byte[] document, long line, long position, int? depth) =>
        All(document, depth ?? UsualDepth).Any(found => found.Line == line && found.Position == position);

    /// <summary>Whether what stands before the place are whole values, of which the last is an array.</summary>
    internal static bool IsBehindArray(byte[] document, long line, long position) =>
        All(document, UsualDepth).Any(found => found.Line == line && found.Position == position && found.IsBehindArray);

    private static IEnumerable<Place> All(byte[] document, int depth) =>
        (from isLenient in s_both
            from hasMany in s_both
            // An element of a sequence may have a level less than its document.
            from most in Enumerable.Range(depth, 2)
            select Find(document, Options(isLenient, hasMany, most))).OfType<Place>();

    private static JsonReaderOptions Options(bool isLenient, bool hasMany, int depth) => new()
    {
        AllowTrailingCommas = isLenient,
        CommentHandling = isLenient ? JsonCommentHandling.Skip : JsonCommentHandling.Disallow,
        AllowMultipleValues = hasMany,
        MaxDepth = depth,
    };

    private static Place? Find(byte[] document, JsonReaderOptions options)
    {
        var reader = new Utf8JsonReader(document, options);
        bool isBehindArray = false;
        try
        {
            while (reader.Read())
                isBehindArray = reader is { TokenType: JsonTokenType.EndArray, CurrentDepth: 0 };
            return null;
        }
        catch (JsonException failure)
        {
            return new Place(failure.LineNumber, failure.BytePositionInLine, isBehindArray);
        }
    }

    private sealed record Place(long? Line, long? Position, bool IsBehindArray);
}
