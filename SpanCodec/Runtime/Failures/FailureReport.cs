using System.Text.Json;
using SpanCodecs.Bridge;

namespace SpanCodecs.Support;

/// <summary>
/// Tells what went wrong in System.Text.Json's words. The document is read a second time, by Utf8JsonReader, up to the token
/// that failed. A document that is not JSON fails there by itself, with the reader's own message; where it does not, the
/// token's place is known, and the reason is the first reading's.
/// </summary>
internal static class FailureReport
{
    public static Exception Explain(ReadOnlySpan<byte> json, InvalidDocument failure, DocumentRules rules)
    {
        var path = new DocumentPath();
        var reader = new Utf8JsonReader(json, new JsonReaderOptions
        {
            AllowTrailingCommas = rules.AllowTrailingCommas,
            CommentHandling = rules.SkipComments ? JsonCommentHandling.Skip : JsonCommentHandling.Disallow,
            MaxDepth = rules.MaxDepth,
        });

        bool isOpaque = false;
        try
        {
            while (reader.Read())
            {
                isOpaque |= failure.Opaque >= 0 && reader.TokenStartIndex >= failure.Opaque;
                bool isReached = reader.BytesConsumed > failure.Position && failure.Kind != FailureKind.Syntax;
                if (isReached && failure.IsBehind && reader.TokenType is JsonTokenType.EndArray or JsonTokenType.EndObject)
                    path.Leave();
                if (isReached && reader.TokenType != JsonTokenType.PropertyName)
                    break;
                if (!isOpaque && !(isReached && failure.IsAhead))
                    path.Follow(ref reader, refusesName: isReached && failure.Kind == FailureKind.Conversion);
                if (isReached)
                    break;
            }
        }
        catch (JsonException fromReader)
        {
            return WithPath(fromReader, path.In(json));
        }

        // A line comment may end with a carriage return alone, and only the reader knows that it is one.
        DocumentPlace place = rules.SkipComments ? DocumentPlace.Behind(reader) : Behind(json[..(int)reader.BytesConsumed]);
        return AtToken(failure, path.In(json), place);
    }

    /// <summary>
    /// Whether a setter, a constructor or a callback has met what System.Text.Json itself refuses, such as a text in a JsonElement of which
    /// it wants a number. For a serializer that is a fault of the document.
    /// </summary>
    internal static bool IsOfDocument(Exception failure) =>
        failure is InvalidOperationException or FormatException && failure.Source == DelegatedWriter.Rethrowable;

    /// <summary>The exception for it. Only the code that threw knew where in the document it was.</summary>
    internal static JsonException Unplaced<T>(Exception failure) => new($"The JSON value could not be converted to {typeof(T)}.", failure);

    /// <summary>The reader knows line and byte, but no path: it goes between the message and those.</summary>
    internal static JsonException WithPath(JsonException fromReader, string path)
    {
        string message = fromReader.Message;
        int place = message.LastIndexOf(" LineNumber: ", StringComparison.Ordinal);
        message = place < 0
            ? $"{message} Path: {path}."
            : $"{message.AsSpan(0, place)} Path: {path} |{message.AsSpan(place)}";
        return new JsonException(message, path, fromReader.LineNumber, fromReader.BytePositionInLine, fromReader);
    }

    private static DocumentPlace Behind(ReadOnlySpan<byte> read) =>
        new(read.Count((byte)'\n'), read.Length - (read.LastIndexOf((byte)'\n') + 1));

    private static Exception AtToken(InvalidDocument failure, string path, DocumentPlace behind)
    {
        // Text inside of a value that a converter has given to a reader of its own.
        if (failure is { Kind: FailureKind.Syntax, Cause: JsonException { LineNumber: not null } ofConverter })
            return WithPath(ofConverter, path);
        (long line, long column) = behind;
        string place = $"Path: {path} | LineNumber: {line} | BytePositionInLine: {column}.";
        string message = failure.Kind switch
        {
            FailureKind.Message or FailureKind.NotSupported => failure.Message,
            _ when failure.Type is { } type => $"The JSON value could not be converted to {type}.",
            _ => "The JSON value could not be converted.",
        };

        if (failure.Kind == FailureKind.NotSupported)
            return new NotSupportedException($"{message} {place}", failure.Cause);
        return new JsonException(failure.KeepsMessage ? message : $"{message} {place}", path, line, column, failure.Cause);
    }
}
