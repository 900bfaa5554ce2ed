using System.Text.Json;
using SpanCodecs.Bridge;

namespace SpanCodecs.Support;

/// <summary>Tells the failure of a value that was read by itself as one of the document around it.</summary>
internal static class InnerFailure
{
    /// <param name="failure">What was thrown by a codec that was given the value alone.</param>
    /// <param name="path">The path of the value.</param>
    /// <param name="begin">Where the value begins.</param>
    public static Exception InDocument(Exception failure, string path, DocumentPlace begin)
    {
        if (failure is not JsonException { Path: { } inner, LineNumber: { } line, BytePositionInLine: { } column } json
            || !inner.StartsWith('$'))
        {
            return failure is NotSupportedException
                ? new NotSupportedException(failure.Message.Replace("Path: $", "Path: " + path, StringComparison.Ordinal), failure)
                : failure;
        }

        string wholePath = path + inner[1..];
        long wholeLine = begin.Line + line;
        long wholeColumn = line == 0 ? begin.Byte + column : column;
        string message = json.Message.Replace(
            $"Path: {inner} | LineNumber: {line} | BytePositionInLine: {column}.",
            $"Path: {wholePath} | LineNumber: {wholeLine} | BytePositionInLine: {wholeColumn}.",
            StringComparison.Ordinal);
        return new JsonException(message, wholePath, wholeLine, wholeColumn, json.InnerException);
    }
}
