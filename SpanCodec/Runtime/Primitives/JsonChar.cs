using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;
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

        return ReadOther(json, position, out value);
    }

    // Apart: what is on the stack here has to be cleared first.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int ReadOther(ReadOnlySpan<byte> json, int position, out char value)
    {
        int after = StringContent.Read(json, position, typeof(char), out StringContent content);
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
        Span<byte> escaped = stackalloc byte[TextEscaping.RoomFor(1)];
        TextEscaping.Write(new ReadOnlySpan<char>(in value), escaped, isLast: true, relaxed, out int written);
        at = JsonWrite.Literal(span, at, "\""u8);
        at = JsonWrite.Literal(span, at, escaped[..written]);
        return JsonWrite.Literal(span, at, "\""u8);
    }

    public static int WriteKey(ref JsonOutput output, int at, char key) => output.Name(at, key.ToString());
}
