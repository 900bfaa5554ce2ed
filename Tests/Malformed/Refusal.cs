using System.Text;
using System.Text.Json;
using Xunit;

namespace JsonAot.Tests.Malformed;

/// <summary>What a refusal must be: a FormatException or a JsonException that names a byte of the document.</summary>
internal static class Refusal
{
    internal static void MustBePlaced(Exception refusal, byte[] document)
    {
        long? position = refusal switch
        {
            MalformedJsonException malformed => malformed.BytePosition,
            // Without a line the byte is counted from the start of the document.
            JsonException { BytePositionInLine: long byteInLine } faulty => StartOfLine(document, faulty.LineNumber ?? 0) + byteInLine,
            _ => null,
        };
        Assert.True(position is not null, $"{refusal.GetType().Name} without a byte: {refusal.Message}\nfor {Show(document)}\n{refusal.StackTrace}");
        Assert.True(position >= 0 && position <= document.Length, $"byte {position} of {document.Length}: {refusal.Message}\nfor {Show(document)}");
    }

    internal static string Show(byte[] document) =>
        Encoding.Latin1.GetString(document.AsSpan(0, Math.Min(document.Length, 400)));

    private static long StartOfLine(byte[] document, long line)
    {
        int start = 0;
        for (long i = 0; i < line; i++)
        {
            int length = document.AsSpan(start).IndexOf((byte)'\n');
            Assert.True(length >= 0, $"line {line} of a document of {i + 1} lines");
            start += length + 1;
        }

        return start;
    }
}
