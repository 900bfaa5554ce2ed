using System.Buffers;
using System.Buffers.Text;
using System.Text.Unicode;

namespace SpanCodecs.Support;

// Values that are written as text, and truth values.
public static partial class JsonRead
{
    private const int LongestEscapedCharacter = 6;
    private const int ShortestVersion = 3;
    private const int LongestEscapedVersion = 43 * 6;

    public static int Boolean(ReadOnlySpan<byte> json, int position, out bool value)
    {
        position = SkipBlanks(json, position);
        value = Matches(json, position, "true"u8);
        if (value)
            return position + 4;
        return Matches(json, position, "false"u8) ? position + 5 : JsonFail.ThrowConversion(position, typeof(bool));
    }

    /// <summary>One UTF-16 code unit: no surrogate, as no string can hold half a pair.</summary>
    public static int Char(ReadOnlySpan<byte> json, int position, out char value)
    {
        position = Quote(json, position, typeof(char));
        int after = StringContent.Read(json, position, typeof(char), out StringContent content);
        Span<char> chars = stackalloc char[LongestEscapedCharacter];
        bool isOne = content.RawLength is > 0 and <= LongestEscapedCharacter
            && Utf8.ToUtf16(content.Bytes, chars, out _, out int written, replaceInvalidSequences: false) == OperationStatus.Done
            && written == 1;
        content.Release();
        value = chars[0];
        return isOne ? after : JsonFail.ThrowConversion(position, typeof(char));
    }

    public static int Uri(ReadOnlySpan<byte> json, int position, out Uri? value)
    {
        if (IsNull(json, position, out position))
        {
            value = null;
            return position;
        }

        int quote = Quote(json, position, typeof(Uri));
        position = String(json, quote, out string? text);
        return System.Uri.TryCreate(text, UriKind.RelativeOrAbsolute, out value) ? position : JsonFail.ThrowConversion(quote, typeof(Uri));
    }

    /// <summary>Version.TryParse would allow blanks around, which no other type does; hence the digits at both ends.</summary>
    public static int Version(ReadOnlySpan<byte> json, int position, out Version? value)
    {
        if (IsNull(json, position, out position))
        {
            value = null;
            return position;
        }

        int quote = Quote(json, position, typeof(Version));
        int after = StringContent.Read(json, quote, typeof(Version), out StringContent content);
        bool isShort = content.RawLength is >= ShortestVersion and <= LongestEscapedVersion;
        string text = "";
        bool isText = isShort && Utf8Text.TryDecode(content.Bytes, out text);
        content.Release();
        value = null;
        return isText && text.Length > 0 && char.IsAsciiDigit(text[0]) && char.IsAsciiDigit(text[^1]) && System.Version.TryParse(text, out value)
            ? after
            : JsonFail.ThrowConversion(quote, typeof(Version));
    }

    /// <summary>Base64, in which System.Text.Json lets blanks stand.</summary>
    public static int ByteArray(ReadOnlySpan<byte> json, int position, out byte[]? value)
    {
        if (IsNull(json, position, out position))
        {
            value = null;
            return position;
        }

        position = Bytes(json, position, typeof(byte[]), out byte[] bytes);
        value = bytes;
        return position;
    }

    public static int MemoryOfByte(ReadOnlySpan<byte> json, int position, out Memory<byte> value)
    {
        value = default;
        if (IsNull(json, position, out position))
            return position;
        position = Bytes(json, position, typeof(Memory<byte>), out byte[] bytes);
        value = bytes;
        return position;
    }

    public static int ReadOnlyMemoryOfByte(ReadOnlySpan<byte> json, int position, out ReadOnlyMemory<byte> value)
    {
        value = default;
        if (IsNull(json, position, out position))
            return position;
        position = Bytes(json, position, typeof(ReadOnlyMemory<byte>), out byte[] bytes);
        value = bytes;
        return position;
    }

    private static int Bytes(ReadOnlySpan<byte> json, int position, Type type, out byte[] value)
    {
        int quote = Quote(json, position, type);
        int after = StringContent.Read(json, quote, type, out StringContent content);
        ReadOnlySpan<byte> text = content.Bytes;
        // Without blanks, the length of the result is known from the text's.
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
        // A character that blanks push beyond the last group of four still needs room.
        return text.ContainsAny(" \t\r\n"u8) ? Base64.GetMaxDecodedFromUtf8Length(text.Length) : length;
    }

    /// <summary>At the opening quote of a value that must be a string.</summary>
    private static int Quote(ReadOnlySpan<byte> json, int position, Type type)
    {
        position = SkipBlanks(json, position);
        return At(json, position, (byte)'"') ? position : JsonFail.ThrowConversion(position, type);
    }
}
