using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Unicode;

namespace SpanCodecs.Support;

/// <summary>One UTF-16 code unit: not a surrogate, because no string can hold half a pair.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonChar : IBoundedPrimitive<JsonChar, char>, IEscapedPrimitive<char>
{
    public const int MaxLength = LongestEscaped + JsonWrite.Quotes;

    private const int LongestEscaped = 6;

    static int IBoundedPrimitive<JsonChar, char>.MaxLength => MaxLength;

    public static int Read(ReadOnlySpan<byte> json, int position, out char value)
    {
        position = JsonRead.Quote(json, position, typeof(char));
        byte only = JsonRead.Peek(json, position + 1);
        if (only is >= (byte)' ' and < 0x80 and not (byte)'"' and not (byte)'\\' && JsonRead.At(json, position + 2, (byte)'"'))
        {
            value = (char)only;
            return position + 3;
        }

        int length = only == (byte)'\\' ? TryEscape(json, position + 1, out value) : TryUtf8(json, position + 1, out value);
        return length > 0 && JsonRead.At(json, position + 1 + length, (byte)'"')
            ? position + length + 2
            : ReadOther(json, position, out value);
    }

    /// <summary>The length of the escape sequence of one character, or 0.</summary>
    private static int TryEscape(ReadOnlySpan<byte> json, int backslash, out char value)
    {
        byte kind = JsonRead.Peek(json, backslash + 1);
        if (kind != (byte)'u')
        {
            value = (char)EscapeDecoding.Single(kind);
            return value == 0 ? 0 : 2;
        }

        int unit = HexDigits.CodeUnit(json, backslash + 2);
        value = (char)unit;
        return unit < 0 || char.IsSurrogate(value) ? 0 : LongestEscaped;
    }

    /// <summary>Reads a character beyond ASCII.</summary>
    private static int TryUtf8(ReadOnlySpan<byte> json, int position, out char value)
    {
        value = default;
        if (JsonRead.Peek(json, position) < 0x80
            || Rune.DecodeFromUtf8(json[position..], out Rune rune, out int length) != OperationStatus.Done || !rune.IsBmp)
            return 0;
        value = (char)rune.Value;
        return length;
    }

    // Other forms, and what is not JSON, are read in a method of their own: its place on the stack has to be cleared first.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadOther(ReadOnlySpan<byte> json, int position, out char value)
    {
        int after = UnescapedContent.Read(json, position, typeof(char), out UnescapedContent content);
        Span<char> chars = stackalloc char[LongestEscaped];
        bool isOne = content.RawLength is > 0 and <= LongestEscaped
            && Utf8.ToUtf16(content.Bytes, chars, out _, out int written, replaceInvalidSequences: false) == OperationStatus.Done
            && written == 1;
        content.Release();
        value = chars[0];
        return isOne ? after : JsonFail.ThrowConversion(position, typeof(char));
    }

    public static int Write(Span<byte> span, int at, char value) => Write(span, at, value, relaxed: false);

    public static int Write(Span<byte> span, int at, char value, bool relaxed)
    {
        _ = JsonWrite.Room(span, at, MaxLength);
        Span<byte> escaped = stackalloc byte[StringEncoding.RoomFor(1)];
        StringEncoding.Write(new ReadOnlySpan<char>(in value), escaped, isLast: true, relaxed, out int written);
        at = JsonWrite.Literal(span, at, "\""u8);
        at = JsonWrite.Literal(span, at, escaped[..written]);
        return JsonWrite.Literal(span, at, "\""u8);
    }

    public static int WriteKey(ref JsonOutput output, int at, char key) => output.Name(at, key.ToString());
}
