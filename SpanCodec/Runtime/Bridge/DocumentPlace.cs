using System.Text.Json;

namespace SpanCodecs.Bridge;

/// <summary>
/// The place in its document where a value begins: lines and bytes as System.Text.Json counts them, even if the document arrived in pieces.
/// </summary>
internal readonly record struct DocumentPlace(long Line, long Byte)
{
    /// <summary>The place of the token that a reader has just read.</summary>
    internal static DocumentPlace Of(scoped in Utf8JsonReader token)
    {
        DocumentPlace behind = Behind(token);
        return behind with { Byte = behind.Byte - (token.BytesConsumed - token.TokenStartIndex) };
    }

    /// <summary>A reader tells its place only in an exception. So it is continued with a byte that is never valid there.</summary>
    internal static DocumentPlace Behind(scoped in Utf8JsonReader reader)
    {
        var probe = new Utf8JsonReader([1], isFinalBlock: true, reader.CurrentState);
        try
        {
            probe.Read();
        }
        catch (JsonException failure)
        {
            return new DocumentPlace(failure.LineNumber ?? 0, failure.BytePositionInLine ?? 0);
        }

        return default;
    }

    /// <summary>Refuses what stands at the reader's place, before a value of the document has begun.</summary>
    internal static JsonException Refusal(scoped in Utf8JsonReader reader, string message)
    {
        (long line, long column) = Behind(reader);
        return new JsonException($"{message} Path: $ | LineNumber: {line} | BytePositionInLine: {column}.", "$", line, column);
    }

    /// <summary>
    /// Whether the input up to the value is the document from its beginning: then as many objects and arrays are open, at the same place.
    /// </summary>
    internal static bool HasWholeBefore(ReadOnlySpan<byte> input, scoped in Utf8JsonReader bracket)
    {
        var reader = new Utf8JsonReader(input, isFinalBlock: false, new JsonReaderState(bracket.CurrentState.Options));
        try
        {
            while (reader.Read())
            {
                if (reader.TokenStartIndex == bracket.TokenStartIndex)
                    return reader.CurrentDepth == bracket.CurrentDepth && Of(reader) == Of(bracket);
            }
        }
        catch (JsonException)
        {
            // It begins in the middle.
        }

        return false;
    }

    /// <summary>The failure of a value that begins here, with its place in the document.</summary>
    internal Exception Moved(Exception within)
    {
        if (within is not JsonException { LineNumber: { } line, BytePositionInLine: { } position } json || this == default)
            return within;
        long newLine = line + Line;
        long newPosition = line == 0 ? position + Byte : position;
        string message = json.Message.Replace(
            $"LineNumber: {line} | BytePositionInLine: {position}.", $"LineNumber: {newLine} | BytePositionInLine: {newPosition}.",
            StringComparison.Ordinal);
        return new JsonException(message, json.Path, newLine, newPosition, json.InnerException);
    }
}
