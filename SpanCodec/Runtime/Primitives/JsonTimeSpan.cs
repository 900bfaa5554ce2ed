using System.ComponentModel;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonTimeSpan : IBoundedPrimitive<JsonTimeSpan, TimeSpan>
{
    public const int MaxLength = 26 + JsonWrite.Quotes;

    private const int LongestEscaped = 26 * 6;

    static int IBoundedPrimitive<JsonTimeSpan, TimeSpan>.MaxLength => MaxLength;

    public static int Read(ReadOnlySpan<byte> json, int position, out TimeSpan value)
    {
        int quote = JsonRead.Quote(json, position, typeof(TimeSpan));
        int after = UnescapedContent.Read(json, quote, typeof(TimeSpan), out UnescapedContent content);
        ReadOnlySpan<byte> text = content.Bytes;
        value = default;
        bool isSpan = SpanText.TryRead(text, out value) || content.RawLength is > 0 and <= LongestEscaped && text.Length > 0
            && (JsonRead.IsDigit(text[0]) || text[0] == (byte)'-') && JsonRead.TrySpan(text, out value);
        content.Release();
        return isSpan ? after : JsonFail.ThrowConversion(quote, typeof(TimeSpan));
    }

    public static int Write(Span<byte> span, int at, TimeSpan value) =>
        at + TimeText.Span(ref JsonWrite.Room(span, at, MaxLength), value.Ticks);
}
