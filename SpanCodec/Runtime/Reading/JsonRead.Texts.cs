using System.Buffers;
using System.Buffers.Text;

namespace SpanCodecs.Support;

// What values that are written as text have in common.
public static partial class JsonRead
{
    /// <summary>Base64, in which System.Text.Json allows blanks, or null.</summary>
    internal static int Bytes(ReadOnlySpan<byte> json, int position, Type type, out byte[]? value)
    {
        if (IsNull(json, position, out position))
        {
            value = null;
            return position;
        }

        int quote = Quote(json, position, type);
        int after = StringContent.Read(json, quote, type, out StringContent content);
        ReadOnlySpan<byte> text = content.Bytes;
        // Without blanks, the length of the text tells that of the result.
        int expected = ExpectedLength(text);
        value = expected == 0 ? [] : new byte[expected];
        OperationStatus status = Base64.DecodeFromUtf8(text, value, out int consumed, out int written);
        bool isValid = status == OperationStatus.Done && consumed == text.Length;
        content.Release();
        if (!isValid)
            JsonFail.ThrowConversion(quote, type);
        if (written != value.Length)
            value = value[..written];
        return after;
    }

    private static int ExpectedLength(ReadOnlySpan<byte> text)
    {
        int length = text.Length / 4 * 3;
        if (text.Length >= 4 && text[^1] == (byte)'=')
            length -= text[^2] == (byte)'=' ? 2 : 1;
        // A character that blanks push past the last group of four still needs room.
        return text.ContainsAny(" \t\r\n"u8) ? Base64.GetMaxDecodedFromUtf8Length(text.Length) : length;
    }

    /// <summary>At the opening quote of a value that must be a string.</summary>
    internal static int Quote(ReadOnlySpan<byte> json, int position, Type type)
    {
        position = SkipBlanks(json, position);
        return At(json, position, (byte)'"') ? position : JsonFail.ThrowConversion(position, type);
    }
}
