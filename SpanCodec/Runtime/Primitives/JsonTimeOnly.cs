using System.ComponentModel;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonTimeOnly : IBoundedPrimitive<JsonTimeOnly, TimeOnly>
{
    public const int MaxLength = 16 + JsonWrite.Quotes;

    private const int Shortest = 3;
    private const int LongestEscaped = 16 * 6;

    static int IBoundedPrimitive<JsonTimeOnly, TimeOnly>.MaxLength => MaxLength;

    /// <summary>A time of day begins with an hour: the parser of spans would also take days, signs and blanks.</summary>
    public static int Read(ReadOnlySpan<byte> json, int position, out TimeOnly value)
    {
        int quote = JsonRead.Quote(json, position, typeof(TimeOnly));
        int after = UnescapedContent.Read(json, quote, typeof(TimeOnly), out UnescapedContent content);
        ReadOnlySpan<byte> text = content.Bytes;
        int separator = text.IndexOfAny((byte)'.', (byte)':');
        TimeSpan span = default;
        bool isTime = content.RawLength is >= Shortest and <= LongestEscaped
            && separator >= 0 && text[separator] == (byte)':' && JsonRead.IsDigit(text[0]) && JsonRead.TrySpan(text, out span);
        content.Release();
        if (!isTime)
            JsonFail.ThrowConversion(quote, typeof(TimeOnly));
        value = TimeOnly.FromTimeSpan(span);
        return after;
    }

    public static int Write(Span<byte> span, int at, TimeOnly value) =>
        at + TimeText.Span(ref JsonWrite.Room(span, at, MaxLength), value.Ticks);
}
