using System.Text;
using System.Text.Json;
using SpanCodecs;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// The outcome of a document by a codec, in one line: its refusal, or the text that is written of the value that was read.
/// </summary>
internal static class TypeOutcome
{
    /// <param name="isOrdered">False where some collection has the order of its hashes, which every process has of its own.</param>
    internal static string Of<T>(SpanCodec<T> codec, byte[] document, bool isOrdered)
    {
        T? value;
        try
        {
            value = codec.Deserialize(document);
        }
        catch (Exception failure)
        {
            return "refused: " + Describe(failure);
        }

        try
        {
            byte[] written = codec.SerializeToUtf8Bytes(value);
            if (!isOrdered)
                Array.Sort(written);
            return "read: " + Convert.ToBase64String(written);
        }
        // The first value that cannot be written is a matter of order, too.
        catch (Exception failure)
        {
            return "read, not written: " + (isOrdered ? Describe(failure) : "");
        }
    }

    private static string Describe(Exception failure)
    {
        string place = failure is JsonException json ? $" at {json.Path}, line {json.LineNumber}, byte {json.BytePositionInLine}" : "";
        // A path has names of the document, with whatever is in them.
        return failure.GetType().Name + Convert.ToBase64String(Encoding.Unicode.GetBytes(place));
    }
}
