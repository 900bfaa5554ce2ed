using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct JsonDateTimeOffset : IBoundedPrimitive<JsonDateTimeOffset, DateTimeOffset>
{
    public const int MaxLength = 33 + JsonWrite.Quotes;

    static int IBoundedPrimitive<JsonDateTimeOffset, DateTimeOffset>.MaxLength => MaxLength;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Read(ReadOnlySpan<byte> json, int position, out DateTimeOffset value)
    {
        int after = JsonRead.Time(json, position, typeof(DateTimeOffset), out int quote, out IsoTime time);
        return time.TryConvert(out value) ? after : JsonFail.ThrowConversion(quote, typeof(DateTimeOffset));
    }

    public static int Write(Span<byte> span, int at, DateTimeOffset value)
    {
        ref byte destination = ref JsonWrite.Room(span, at, MaxLength);
        int length = TimeText.QuotedTime(ref destination, value.DateTime);
        length += TimeText.Offset(ref Unsafe.Add(ref destination, length), value.TotalOffsetMinutes);
        Unsafe.Add(ref destination, length) = (byte)'"';
        return at + length + 1;
    }
}
