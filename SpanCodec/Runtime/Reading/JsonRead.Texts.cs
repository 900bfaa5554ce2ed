using System.Buffers;
using System.Buffers.Text;

namespace SpanCodecs.Support;

// This part has what values that are written as text have in common.
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
        int after = UnescapedContent.Read(json, quote, type, out UnescapedContent content);
        ReadOnlySpan<byte> text = content.Bytes;
        int length = LengthWithoutBlanks(text);
        value = length == 0 ? [] : new byte[length];
        bool isValid = IsBase64(text, value, out int written);
        if (!isValid && text.ContainsAny(" \t\r\n"u8))
        {
            // A character that blanks push past the last group of four still needs room.
            value = new byte[Base64.GetMaxDecodedFromUtf8Length(text.Length)];
            isValid = IsBase64(text, value, out written);
        }

        content.Release();
        if (!isValid)
            JsonFail.ThrowConversion(quote, type);
        if (written != value.Length)
            value = value[..written];
        return after;
    }

    private static bool IsBase64(ReadOnlySpan<byte> text, Span<byte> destination, out int written) =>
        Base64.DecodeFromUtf8(text, destination, out int consumed, out written) == OperationStatus.Done && consumed == text.Length;

    /// <summary>Returns the length without blanks, which tells that of the result.</summary>
    private static int LengthWithoutBlanks(ReadOnlySpan<byte> text)
    {
        int length = text.Length / 4 * 3;
        if (text.Length >= 4 && text[^1] == (byte)'=')
            length -= text[^2] == (byte)'=' ? 2 : 1;
        return length;
    }

    /// <summary>Goes to the opening quote of a value that must be a string.</summary>
    internal static int Quote(ReadOnlySpan<byte> json, int position, Type type)
    {
        position = SkipBlanks(json, position);
        return At(json, position, (byte)'"') ? position : JsonFail.ThrowConversion(position, type);
    }
}
