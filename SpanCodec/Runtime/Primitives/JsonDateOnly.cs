using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonDateOnly : IBoundedPrimitive<JsonDateOnly, DateOnly>
{
    public const int MaxLength = Length + JsonWrite.Quotes;

    private const int Length = 10;
    private const int LongestEscaped = Length * 6;

    static int IBoundedPrimitive<JsonDateOnly, DateOnly>.MaxLength => MaxLength;

    public static int Read(ReadOnlySpan<byte> json, int position, out DateOnly value)
    {
        int quote = JsonRead.Quote(json, position, typeof(DateOnly));
        if (IsoTime.Read(json[(quote + 1)..], out IsoTime plain) == Length && JsonRead.At(json, quote + 1 + Length, (byte)'"'))
        {
            value = plain.Date;
            return quote + Length + 2;
        }

        int after = UnescapedContent.Read(json, quote, typeof(DateOnly), out UnescapedContent content);
        value = default;
        bool isDate = content.RawLength <= LongestEscaped && content.Bytes.Length == Length;
        if (isDate && IsoTime.TryRead(content.Bytes, out IsoTime time))
            value = time.Date;
        else
            isDate = false;
        content.Release();
        return isDate ? after : JsonFail.ThrowConversion(quote, typeof(DateOnly));
    }

    public static int Write(Span<byte> span, int at, DateOnly value)
    {
        ref byte destination = ref JsonWrite.Room(span, at, MaxLength);
        destination = (byte)'"';
        TimeText.Date(ref Unsafe.Add(ref destination, 1), value);
        Unsafe.Add(ref destination, 11) = (byte)'"';
        return at + MaxLength;
    }
}
