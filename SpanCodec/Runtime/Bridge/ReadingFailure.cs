using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;
using System.Text.Json;
using SpanCodecs.Support;

namespace SpanCodecs.Bridge;

/// <summary>
/// The exception for a value inside a larger document that is refused. The codec knows the place within the value; what is around it is
/// read again if the reader still has it. If not (the document arrived in pieces), System.Text.Json adds the path to the value.
/// </summary>
internal static class ReadingFailure
{
    /// <summary>The value is JSON, but not one of the type.</summary>
    internal static Exception OfValue(
        IValueReader codec, in DocumentRules rules, scoped ReadOnlySpan<byte> value, InvalidDocument failure,
        scoped in Utf8JsonReader start, ref Utf8JsonReader reader)
    {
        Exception within = FailureReport.Explain(value, failure, rules);
        if (start.CurrentDepth == 0)
            return DocumentPlace.Of(start).Moved(within);
        if (ValueInput.IsInOnePiece(start))
        {
            ReadOnlySpan<byte> document = ValueInput.Before(start, End(reader));
            if (DocumentPlace.HasWholeBefore(document, start) && Again(codec, document, start) is { } absolute)
                return FailureReport.Explain(document, absolute, rules);
        }

        // The token that was refused is the reader's place; System.Text.Json adds it and the path.
        reader = start;
        while (start.TokenType is JsonTokenType.StartObject or JsonTokenType.StartArray
            && reader.BytesConsumed - start.BytesConsumed + 1 <= failure.Position && reader.Read())
        {
        }

        string message = WithoutPlace(within.Message);
        return within is NotSupportedException
            ? new NotSupportedException(message, within.InnerException) : new JsonException(message, within.InnerException);
    }

    /// <summary>
    /// The value is not JSON. But before the place where the reader noticed that, the codec may have found something else.
    /// </summary>
    internal static Exception OfText(IValueReader codec, in DocumentRules rules, scoped in Utf8JsonReader start, JsonException fromReader)
    {
        if (start.ValueSpan.IsEmpty)
            return fromReader;
        bool isRoot = start.CurrentDepth == 0;
        if (!ValueInput.IsInOnePiece(start))
            return isRoot ? OfSequence(codec, rules, start, fromReader) : fromReader;

        ReadOnlySpan<byte> document = ValueInput.Before(start, EndOfGoodTokens(start));
        if (isRoot)
            return OfText(codec, rules, document[(int)start.TokenStartIndex..], 0, start, fromReader);
        return DocumentPlace.HasWholeBefore(document, start)
            ? OfText(codec, rules, document, (int)start.TokenStartIndex, start, fromReader) : fromReader;
    }

    private static Exception OfSequence(
        IValueReader codec, in DocumentRules rules, scoped in Utf8JsonReader start, JsonException fromReader)
    {
        Utf8JsonReader end = start;
        MoveToLastGoodToken(ref end);
        using ValueInput good = ValueInput.Collect(start, end);
        return OfText(codec, rules, good.Json, 0, start, fromReader);
    }

    private static Exception OfText(
        IValueReader codec, in DocumentRules rules, ReadOnlySpan<byte> json, int position,
        scoped in Utf8JsonReader start, JsonException fromReader)
    {
        InvalidDocument? failure;
        try
        {
            failure = Failure(codec, json, position, start.CurrentDepth);
        }
        catch (JsonException nested) when (nested is { Path: not null, InnerException: JsonException })
        {
            // A converter has read its value by JsonSerializer, and that has come to where the text is cut.
            return FailureReport.WithPath(fromReader, nested.Path);
        }

        if (failure is null)
            return fromReader;
        Exception explained = FailureReport.Explain(json, failure, rules);
        if (failure.Kind != FailureKind.Syntax && failure.Position < json.Length)
            return position == 0 ? DocumentPlace.Of(start).Moved(explained) : explained;
        return explained is JsonException { Path: { } path } ? FailureReport.WithPath(fromReader, path) : fromReader;
    }

    private static InvalidDocument? Again(IValueReader codec, ReadOnlySpan<byte> document, scoped in Utf8JsonReader start) =>
        Failure(codec, document, (int)start.TokenStartIndex, start.CurrentDepth);

    private static InvalidDocument? Failure(IValueReader codec, ReadOnlySpan<byte> json, int position, int depth)
    {
        try
        {
            codec.Check(json, position, depth);
            return null;
        }
        catch (InvalidDocument failure)
        {
            return failure;
        }
    }

    private static long EndOfGoodTokens(Utf8JsonReader reader)
    {
        MoveToLastGoodToken(ref reader);
        return End(reader);
    }

    /// <summary>A number inside of others is complete only together with the byte that ends it, which the reader has seen.</summary>
    private static long End(in Utf8JsonReader reader) => reader.BytesConsumed + (reader.TokenType == JsonTokenType.Number ? 1 : 0);

    private static void MoveToLastGoodToken(ref Utf8JsonReader reader)
    {
        Utf8JsonReader good = reader;
        try
        {
            while (reader.Read())
                good = reader;
        }
        catch (JsonException)
        {
            // The one that is being reported.
        }

        reader = good;
    }

    private static string WithoutPlace(string message)
    {
        int place = message.IndexOf(" Path: ", StringComparison.Ordinal);
        return place < 0 ? message : message[..place];
    }
}
